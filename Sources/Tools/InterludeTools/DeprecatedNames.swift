// The former names, for one release.

/// The former name of `InterludeCommandLine`.
@available(*, deprecated, renamed: "InterludeCommandLine")
public typealias InterludeProgram = InterludeCommandLine

/// The former name of `ScreenItem`.
@available(*, deprecated, renamed: "ScreenItem")
public typealias ProgramScreen = ScreenItem

/// The former name of `TransitionItem`.
@available(*, deprecated, renamed: "TransitionItem")
public typealias ProgramTransition = TransitionItem

/// The former name of `CommandLineItem`.
@available(*, deprecated, renamed: "CommandLineItem")
public typealias ProgramPart = CommandLineItem

/// The former name of `CommandLineBuilder`.
@available(*, deprecated, renamed: "CommandLineBuilder")
public typealias ProgramBuilder = CommandLineBuilder

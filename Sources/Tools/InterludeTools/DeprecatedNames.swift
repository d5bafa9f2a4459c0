// The former names, for one release.

@available(*, deprecated, renamed: "InterludeCommandLine")
public typealias InterludeProgram = InterludeCommandLine

@available(*, deprecated, renamed: "ScreenItem")
public typealias ProgramScreen = ScreenItem

@available(*, deprecated, renamed: "TransitionItem")
public typealias ProgramTransition = TransitionItem

@available(*, deprecated, renamed: "CommandLineItem")
public typealias ProgramPart = CommandLineItem

@available(*, deprecated, renamed: "CommandLineBuilder")
public typealias ProgramBuilder = CommandLineBuilder

import CommandParts
import Foundation
import TransitionDoctor

/// The command line of an app, which lists, films, shows and examines its screens and transitions.
///
///     // Sources/CardsTools/main.swift
///     import InterludeTools
///
///     InterludeCommandLine("The cards") {
///         ScreenItem("list") { ListController() }
///         TransitionItem("card-push") { UINavigationController(rootViewController: ListController()) } run: {
///             $0.pushViewController(CardController(), animated: true)
///         }
///         Patient("card", for: .push, .pop) { CardAnimator() }
///     }.main()
///
/// Its commands are `swift run CardsTools list`, `record card-push --dark --output push.mp4`, `gallery`, `play`,
/// `serve` and `doctor`.
@MainActor public struct InterludeCommandLine {
    let summary: String
    let parts: [CommandLineItem]

    /// - Parameters:
    ///   - summary: The name of the app in the program's help and on the gallery's page.
    ///   - parts: Screens, transitions and patients, each with a unique name.
    public init(_ summary: String, @CommandLineBuilder _ parts: () -> [CommandLineItem]) {
        self.summary = summary
        self.parts = parts()
        let names = self.parts.map(\.name)
        let twice = names.first { name in names.count { $0 == name } > 1 }
        if let twice { fatalError("Two parts of the program are called “\(twice)”") }
    }

    /// Executes the process's arguments, and ends the process.
    public func main() -> Never {
        // A reader of our output that goes away is an error to report (or none at all), not a reason to die.
        signal(SIGPIPE, SIG_IGN)
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Executes a command.
    ///
    /// - Returns: The exit code: 0 for success, 1 for a failure, 2 for invalid arguments.
    public func run(_ arguments: [String]) -> Int32 {
        let commands = [listing, recording, gallery, playing, serving] + (patients.isEmpty ? [] : [examining])
        return CommandProgram(summary, commands: commands).run(arguments)
    }

    var takes: [Take] { parts.compactMap(\.take) }

    var patients: [Patient] {
        parts.compactMap { part in
            guard case .patient(let patient) = part.kind else { return nil }
            return patient
        }
    }

    /// What the command line names, or the first that there is.
    func take(_ arguments: ParsedArguments, command: String) throws -> Take {
        guard let name = arguments.operands.first else {
            guard let first = takes.first else {
                throw UsageError("the program has neither screens nor transitions", command: command)
            }
            return first
        }
        return try ParsedArguments.choice(
            of: name, "screen or transition", among: takes, called: \.name, command: command, listing: "list")
    }
}

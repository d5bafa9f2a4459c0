/// The program `interlude`: finds the command, runs it, and turns errors into exit codes.
@MainActor enum InterludeProgram {
    /// What `--version` prints.
    static let version = "0.1.0"

    /// The commands, in the order of the help.
    static let commands: [any Command.Type] = [
        RunCommand.self, PlayCommand.self, ServeCommand.self, ListCommand.self, RecordCommand.self, DoctorCommand.self,
        GalleryCommand.self, PortCommand.self, InitCommand.self, ReportCommand.self, GoldensCommand.self,
    ]

    /// Runs the program.
    ///
    /// - Returns: 0; 1 for a failure; 2 for wrong use.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            try dispatch(arguments)
            return 0
        } catch let error as UsageError {
            Console.complain(error.description)
            return 2
        } catch {
            Console.complain(ErrorText.of(error))
            return 1
        }
    }

    private static func dispatch(_ arguments: [String]) throws {
        guard let name = arguments.first else {
            throw UsageError("a command is missing: \(commands.map { $0.specification.name }.joined(separator: ", "))")
        }
        switch name {
        case "--help", "-h", "help": return try help(Array(arguments.dropFirst()))
        case "--version": return Console.show("interlude \(version)")
        default: break
        }
        guard !name.hasPrefix("-") else { throw UsageError.unknown("option", name, known: ["--help", "--version"]) }
        let command = try command(named: name)
        let parsed = try ParsedArguments(Array(arguments.dropFirst()), of: command.specification)
        if parsed.wantsHelp { return Console.show(command.specification.help) }
        try command.run(parsed)
    }

    private static func command(named name: String) throws -> any Command.Type {
        guard let command = commands.first(where: { $0.specification.name == name }) else {
            throw UsageError.unknown("command", name, known: commands.map { $0.specification.name })
        }
        return command
    }

    /// `interlude help`, and `interlude help record`.
    private static func help(_ arguments: [String]) throws {
        guard let name = arguments.first else { return Console.show(overview) }
        Console.show(try command(named: name).specification.help)
    }

    private static var overview: String {
        let rows = commands.map { command in
            let name = command.specification.name
            return "  \(name)\(String(repeating: " ", count: 12 - name.count))\(command.specification.summary)"
        }
        return """
            Transitions between screens, written against UIKit and run on Linux.

            Usage:
              interlude <command> [options]

            Commands:
            \(rows.joined(separator: "\n"))

            Options:
              --help      Show this; after a command, show what it takes.
              --version   Show the version.
            """
    }
}

/// A command of the program.
@MainActor protocol Command {
    /// What it takes.
    static var specification: CommandSpecification { get }
    /// Does it.
    static func run(_ arguments: ParsedArguments) throws
}

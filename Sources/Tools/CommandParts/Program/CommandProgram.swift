/// A program that consists of commands: finds the command, runs it, and turns errors into exit codes.
@MainActor package struct CommandProgram {
    /// One line about the program.
    private let summary: String
    /// Returns what `--version` prints after the name; `nil` for a program without a version.
    private let version: (() -> String)?
    /// The commands, in the order of the help.
    private let commands: [Entry]

    /// A command of a program.
    @MainActor package struct Entry {
        let specification: CommandSpecification
        let run: @MainActor (ParsedArguments) throws -> Void

        /// A command that needs nothing but its arguments.
        package init(_ command: any Command.Type) {
            self.init(command.specification) { try command.run($0) }
        }

        package init(_ specification: CommandSpecification, run: @escaping @MainActor (ParsedArguments) throws -> Void)
        {
            self.specification = specification
            self.run = run
        }
    }

    package init(_ summary: String, version: (() -> String)? = nil, commands: [Entry]) {
        self.summary = summary
        self.version = version
        self.commands = commands
    }

    /// Runs the program.
    ///
    /// - Returns: 0; 1 for a failure; 2 for wrong use.
    package func run(_ arguments: [String]) -> Int32 {
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

    private var names: [String] { commands.map(\.specification.name) }

    private func dispatch(_ arguments: [String]) throws {
        guard let name = arguments.first else {
            throw UsageError("a command is missing: \(names.joined(separator: ", "))")
        }
        switch name {
        case "--help", "-h", "help": return try help(Array(arguments.dropFirst()))
        case "--version":
            guard let version else { break }
            return Console.show("\(ProgramName.current) \(version())")
        default: break
        }
        guard !name.hasPrefix("-") else { throw UsageError.unknown("option", name, known: ["--help", "--version"]) }
        let command = try command(named: name)
        let parsed = try ParsedArguments(Array(arguments.dropFirst()), of: command.specification)
        if parsed.wantsHelp { return Console.show(command.specification.help) }
        parsed.notes.forEach(Console.complain)
        try command.run(parsed)
    }

    private func command(named name: String) throws -> Entry {
        guard let command = commands.first(where: { $0.specification.name == name }) else {
            throw UsageError.unknown("command", name, known: names)
        }
        return command
    }

    /// `interlude help`, and `interlude help record`.
    private func help(_ arguments: [String]) throws {
        guard let name = arguments.first else { return Console.show(overview) }
        Console.show(try command(named: name).specification.help)
    }

    private var overview: String {
        let rows = commands.map { command in
            let name = command.specification.name
            return "  \(name)\(String(repeating: " ", count: 12 - name.count))\(command.specification.summary)"
        }
        let versionRow = version == nil ? "" : "\n  --version   Show the version."
        return """
            \(summary)

            Usage:
              \(ProgramName.current) <command> [options]

            Commands:
            \(rows.joined(separator: "\n"))

            Options:
              --help      Show this help; after a command, the help of that command.\(versionRow)
            """
    }
}

/// A command of a program.
@MainActor package protocol Command {
    /// The specification.
    static var specification: CommandSpecification { get }
    /// Does it.
    static func run(_ arguments: ParsedArguments) throws
}

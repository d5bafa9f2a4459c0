/// `interlude completion`: the script by which a shell completes the program's words.
package enum CompletionCommand {
    package static let specification = CommandSpecification(
        name: "completion", summary: "Print a shell's completion script, or the manual page.",
        operands: [.init(name: "shell", help: "bash, zsh, fish, or man for the manual page.")],
        discussion: """
            script/install and the bundle's own install put the files where the shells look for them.

            Examples:
              source <(interlude completion bash)
              interlude completion man | man -l -
            """)

    /// The command's entry in a program.
    ///
    /// - Parameters:
    ///   - summary: What the program does, in a sentence.
    ///   - version: The program's version.
    ///   - commands: The program's commands; this one is added at the end.
    @MainActor package static func entry(summary: String, version: String, commands: [CommandSpecification])
        -> CommandProgram.Entry
    {
        let all = commands + [specification]
        return CommandProgram.Entry(specification) { arguments in
            let name = arguments.operands.first ?? ""
            Console.show(try text(name, summary: summary, version: version, commands: all).trimmedAtEnd)
        }
    }

    private static func text(_ name: String, summary: String, version: String, commands: [CommandSpecification]) throws
        -> String
    {
        let program = ProgramName.current
        if name == "man" {
            return ManualPage(program: program, summary: summary, version: version, commands: commands).text
        }
        guard let shell = CompletionScript.Shell(rawValue: name) else {
            let known = CompletionScript.Shell.allCases.map(\.rawValue) + ["man"]
            throw UsageError.unknown("shell", name, known: known, command: specification.name)
        }
        return CompletionScript(program: program, commands: commands).text(for: shell)
    }
}

extension String {
    fileprivate var trimmedAtEnd: String {
        String(self[..<(lastIndex { !$0.isNewline }.map(index(after:)) ?? startIndex)])
    }
}

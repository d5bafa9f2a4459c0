/// The manual page of a program, for `man`, generated from the specifications of its commands.
package struct ManualPage: Sendable {
    private let program: String
    private let summary: String
    private let version: String
    private let commands: [CommandSpecification]

    /// - Parameters:
    ///   - program: The name that is typed.
    ///   - summary: What it does, in a sentence.
    ///   - version: Its version, as in `0.2.0`.
    ///   - commands: Its commands, in the order of the help.
    package init(program: String, summary: String, version: String, commands: [CommandSpecification]) {
        self.program = program
        self.summary = summary
        self.version = version
        self.commands = commands
    }

    /// The page in the language of `man`.
    package var text: String {
        let head = [
            ".TH \(program.uppercased()) 1 \"\" \"\(program) \(version)\"",
            ".SH NAME", "\(program) \\- \(escaped(summary))",
            ".SH SYNOPSIS", ".B \(program)", ".I command", "[options]",
            ".SH COMMANDS",
        ]
        let tail = [
            ".SH EXIT STATUS", "0 for success, 1 for a failure, 2 for wrong usage.",
        ]
        return (head + commands.flatMap(section) + tail).joined(separator: "\n") + "\n"
    }

    private func section(_ command: CommandSpecification) -> [String] {
        let usage = command.usage.split(separator: " ").dropFirst().joined(separator: " ")
        var lines = [".SS \(command.name)", escaped(command.summary), ".PP", ".B \(escaped("\(program) \(usage)"))"]
        for operand in command.operands { lines += entry("<\(operand.name)>", operand.help) }
        for (option, help) in command.options.map(command.row) { lines += entry(option, help) }
        guard !command.discussion.isEmpty else { return lines }
        return lines + [".PP", ".nf"]
            + command.discussion.split(separator: "\n", omittingEmptySubsequences: false)
            .map { escaped(String($0)) } + [".fi"]
    }

    private func entry(_ term: String, _ text: String) -> [String] {
        [".TP", ".B \(escaped(term))", escaped(text)]
    }

    /// A text without what `man` takes for its own: a backslash anywhere, a dash, a point or an apostrophe at the beginning of a line.
    private func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}

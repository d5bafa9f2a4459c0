/// What a command takes and how its help describes it: the one place where its options are written down.
struct CommandSpecification {
    /// What is typed.
    let name: String
    /// One line about it.
    let summary: String
    /// The words it needs, in order.
    var operands: [Operand] = []
    /// Its options, in the order of the help.
    var options: [Option] = []
    /// More to know, below the options.
    var discussion: String = ""

    /// A word that is not an option.
    struct Operand {
        /// As in `<transition>`.
        let name: String
        let help: String
        /// Whether the command does without it.
        var isOptional = false
    }

    /// `--name`, or `--name value`.
    struct Option {
        /// Without its dashes.
        let name: String
        /// What stands for the value in the help; `nil` for a switch.
        var value: String?
        let help: String
        /// Written into the help.
        var standard: String?
        var isRequired = false
    }

    /// The option of a name.
    func option(_ name: String) -> Option? { options.first { $0.name == name } }
}

extension CommandSpecification {
    /// The first line of the help.
    var usage: String {
        let operands = self.operands.map { $0.isOptional ? "[<\($0.name)>]" : "<\($0.name)>" }
        let options = self.options.map { option in
            let text = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
            return option.isRequired ? text : "[\(text)]"
        }
        return (["interlude", name] + operands + options).joined(separator: " ")
    }

    /// All of the help.
    var help: String {
        var parts = [summary, "Usage:\n" + CommandSpecification.wrap(usage, indent: 2, hanging: 4)]
        if !operands.isEmpty { parts.append(table("Words:", operands.map { ("<\($0.name)>", $0.help) })) }
        parts.append(table("Options:", options.map(row) + [("--help", "Show this.")]))
        if !discussion.isEmpty { parts.append(discussion) }
        return parts.joined(separator: "\n\n")
    }

    private func row(_ option: Option) -> (String, String) {
        let left = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
        return (left, option.help + (option.standard.map { " Without it: \($0)." } ?? ""))
    }

    private func table(_ title: String, _ rows: [(String, String)]) -> String {
        let width = (rows.map(\.0.count).max() ?? 0) + 4
        return title + "\n"
            + rows.map { left, right in
                let start = "  " + left + String(repeating: " ", count: width - left.count - 2)
                return CommandSpecification.wrap(start + right, indent: 0, hanging: width)
            }.joined(separator: "\n")
    }

    /// Breaks a line at spaces so that it keeps within 100 columns; the lines after the first begin further right.
    static func wrap(_ text: String, indent: Int, hanging: Int) -> String {
        var lines: [String] = []
        var line = String(repeating: " ", count: indent)
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if line.count + word.count > 100, line.contains(where: { $0 != " " }) {
                lines.append(line)
                line = String(repeating: " ", count: hanging)
            }
            line += word + " "
        }
        return (lines + [line]).map(trimmedAtEnd).joined(separator: "\n")
    }

    private static func trimmedAtEnd(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }
}

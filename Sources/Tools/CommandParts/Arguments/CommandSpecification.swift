/// The specification of a command: its arguments, its options and their help. Options are declared only here.
package struct CommandSpecification: Sendable {
    /// The name on the command line.
    package let name: String
    /// One line about it.
    package let summary: String
    /// The words it needs, in order.
    package var operands: [Operand] = []
    /// Its options, in the order of the help.
    package var options: [Option] = []
    /// More to know, below the options.
    package var discussion: String = ""

    package init(
        name: String, summary: String, operands: [Operand] = [], options: [Option] = [], discussion: String = ""
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
        self.discussion = discussion
    }

    /// A word that is not an option.
    package struct Operand: Sendable {
        /// As in `<transition>`.
        package let name: String
        package let help: String
        /// Whether the command does without it.
        package var isOptional = false
        /// Whether there can be several: of the last one.
        package var isRepeated = false

        package init(name: String, help: String, isOptional: Bool = false, isRepeated: Bool = false) {
            self.name = name
            self.help = help
            self.isOptional = isOptional
            self.isRepeated = isRepeated
        }
    }

    /// `--name`, or `--name value`.
    package struct Option: Sendable {
        /// Without its dashes.
        package let name: String
        /// The placeholder of the value in the help; `nil` for a switch.
        package var value: String?
        package let help: String
        /// Written into the help.
        package var standard: String?
        package var isRequired = false
        /// The option's former name, which is accepted for one release. The help does not list it.
        package var formerName: String?

        package init(
            name: String, value: String? = nil, help: String, standard: String? = nil, isRequired: Bool = false,
            formerName: String? = nil
        ) {
            self.name = name
            self.value = value
            self.help = help
            self.standard = standard
            self.isRequired = isRequired
            self.formerName = formerName
        }
    }

    /// Returns the option with a name or a former name.
    package func option(_ name: String) -> Option? {
        options.first { $0.name == name } ?? options.first { $0.formerName == name }
    }
}

extension CommandSpecification {
    /// The first line of the help.
    package var usage: String {
        let operands = self.operands.map { operand in
            let name = "<\(operand.name)>" + (operand.isRepeated ? "…" : "")
            return operand.isOptional ? "[\(name)]" : name
        }
        let options = self.options.map { option in
            let text = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
            return option.isRequired ? text : "[\(text)]"
        }
        return ([ProgramName.current, name] + operands + options).joined(separator: " ")
    }

    /// All of the help.
    package var help: String {
        var parts = [summary, "Usage:\n" + CommandSpecification.wrap(usage, indent: 2, hanging: 4)]
        if !operands.isEmpty { parts.append(table("Arguments:", operands.map { ("<\($0.name)>", $0.help) })) }
        parts.append(table("Options:", options.map(row) + [("--help", "Show this help.")]))
        if !discussion.isEmpty { parts.append(discussion) }
        return parts.joined(separator: "\n\n")
    }

    /// An option as it is typed, and its help with the default.
    func row(_ option: Option) -> (String, String) {
        let left = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
        return (left, option.help + (option.standard.map { " Default: \($0)." } ?? ""))
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
    package static func wrap(_ text: String, indent: Int, hanging: Int) -> String {
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

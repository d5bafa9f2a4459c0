/// A command's arguments, taken apart.
package struct ParsedArguments {
    /// The words that are no options, in order.
    package private(set) var operands: [String] = []
    /// Whether the help was asked for; then nothing else was checked.
    package private(set) var wantsHelp = false
    /// One line for each option that was given by its former name.
    package private(set) var notes: [String] = []
    private var values: [String: String] = [:]
    private var switches: Set<String> = []

    /// Takes a command's arguments apart: `--name value`, `--name=value`, switches, words; `--` ends the options.
    ///
    /// - Throws: ``UsageError`` for what the command does not take, and for what it needs and did not get.
    package init(_ arguments: [String], of command: CommandSpecification) throws {
        wantsHelp = arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
        guard !wantsHelp else { return }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                break
            }
            if argument.hasPrefix("-"), argument != "-" {
                try takeOption(argument, &rest, of: command)
            } else {
                operands.append(argument)
            }
        }
        try checkCompleteness(for: command)
    }

    /// The value of an option, if it was given.
    package subscript(name: String) -> String? { values[name] }

    /// Whether a switch was given.
    package func has(_ name: String) -> Bool { switches.contains(name) }

    private mutating func takeOption(
        _ argument: String, _ rest: inout ArraySlice<String>, of command: CommandSpecification
    ) throws {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let typed = String(parts[0].drop { $0 == "-" })
        guard parts[0].hasPrefix("--"), let option = command.option(typed) else {
            let known = command.options.map { "--\($0.name)" }
            throw UsageError.unknown("option", parts[0], known: known + ["--help"], command: command.name)
        }
        let name = option.name
        if typed != name { notes.append("--\(typed) is now --\(name)") }
        guard values[name] == nil, !switches.contains(name) else {
            throw UsageError("--\(name) is given twice", command: command.name)
        }
        guard let placeholder = option.value else {
            guard parts.count == 1 else { throw UsageError("--\(name) takes no value", command: command.name) }
            switches.insert(name)
            return
        }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
            throw UsageError("--\(name) needs a value: --\(name) \(placeholder)", command: command.name)
        }
        values[name] = value
    }

    private func checkCompleteness(for command: CommandSpecification) throws {
        if let missing = command.operands.dropFirst(operands.count).first(where: { !$0.isOptional }) {
            throw UsageError("<\(missing.name)> is missing: \(missing.help)", command: command.name)
        }
        if let index = operands.firstIndex(of: ""), index < command.operands.count {
            throw UsageError("<\(command.operands[index].name)> is empty", command: command.name)
        }
        if operands.count > command.operands.count, command.operands.last?.isRepeated != true {
            let extra = operands[command.operands.count]
            throw UsageError("'\(extra)' is an unexpected argument", command: command.name)
        }
        if let missing = command.options.first(where: { $0.isRequired && values[$0.name] == nil }) {
            throw UsageError("--\(missing.name) is missing: \(missing.help)", command: command.name)
        }
    }
}

extension ParsedArguments {
    /// The value of an option as a number within bounds.
    ///
    /// - Throws: ``UsageError`` that tells the bounds.
    package func number(_ name: String, in range: ClosedRange<Double>, command: String) throws -> Double? {
        guard let text = values[name] else { return nil }
        guard ParsedArguments.isPlain(text, withFraction: true), let value = Double(text), range.contains(value) else {
            let bounds = "\(ParsedArguments.short(range.lowerBound)) to \(ParsedArguments.short(range.upperBound))"
            throw UsageError("--\(name) has to be a number from \(bounds), not '\(text)'", command: command)
        }
        return value
    }

    /// The value of an option as a whole number within bounds.
    ///
    /// - Throws: ``UsageError`` that tells the bounds.
    package func count(_ name: String, in range: ClosedRange<Int>, command: String) throws -> Int? {
        guard let text = values[name] else { return nil }
        guard ParsedArguments.isPlain(text, withFraction: false), let value = Int(text), range.contains(value) else {
            let bounds = "\(range.lowerBound) to \(range.upperBound)"
            throw UsageError("--\(name) has to be a whole number from \(bounds), not '\(text)'", command: command)
        }
        return value
    }

    /// Returns the value of an option as one of several named values.
    ///
    /// - Parameter listing: The command that lists all names, if there is one.
    /// - Throws: ``UsageError`` with the names, or the most similar ones of many.
    package func choice<Value>(
        _ name: String, among known: [Value], called title: (Value) -> String, command: String, listing: String? = nil
    ) throws -> Value? {
        try values[name].map {
            let noun = name.replacing("-", with: " ")
            return try ParsedArguments.choice(
                of: $0, noun, among: known, called: title, command: command, listing: listing)
        }
    }

    /// Returns one of several values by its name.
    ///
    /// - Parameters:
    ///   - kind: The noun for the values in the error.
    ///   - listing: The command that lists all names, if there is one.
    /// - Throws: ``UsageError`` with the names, or the most similar ones of many.
    package static func choice<Value>(
        of text: String, _ kind: String, among known: [Value], called title: (Value) -> String, command: String,
        listing: String? = nil
    ) throws -> Value {
        guard let value = known.first(where: { title($0) == text }) else {
            throw UsageError.unknown(kind, text, known: known.map(title), command: command, listing: listing)
        }
        return value
    }

    /// Whether a number is written as people write one: digits, perhaps a minus before them and a fraction behind. Swift reads
    /// `+1`, `1e3`, `0x10` and `inf` too.
    private static func isPlain(_ text: String, withFraction: Bool) -> Bool {
        let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = unsigned.split(separator: ".", maxSplits: withFraction ? 1 : 0, omittingEmptySubsequences: false)
        return parts.allSatisfy {
            !$0.isEmpty && $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
    }

    private static func short(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}

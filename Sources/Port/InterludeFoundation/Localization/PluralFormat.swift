import Foundation

/// Fills a format's plurals in: what is left is a format that Foundation knows, and the arguments in the order in which it shows
/// them.
struct PluralFormat {
    private(set) var format = ""
    private(set) var arguments: [any CVarArg] = []
    private let table: PluralTable
    private let given: [any CVarArg]

    init(_ text: String, _ given: [any CVarArg], table: PluralTable) {
        self.table = table
        self.given = given
        var next = 0
        append(text, next: &next, depth: 0)
    }

    /// Whether a text has anything for this in it.
    static func isNeeded(by text: String) -> Bool { text.contains("#@") }

    /// Texts that name each other in a circle end here. Decided: nobody nests as deep.
    private static let deepest = 8

    /// - Parameters:
    ///   - next: Which argument comes next where none is named by its number.
    private mutating func append(_ text: String, next: inout Int, depth: Int) {
        // A value: its position, then a variable's name or flags, width, precision, length and kind.
        let value =
            #/%(?:(\d+)\$)?(?:#@([^@]*)@|([-+ 0#']*)(\*|\d+)?(?:\.(\*|\d*))?(hh|h|ll|l|q|z|t|j|L)?([@a-zA-Z%]))/#
        var rest = text[...]
        while let match = rest.firstMatch(of: value) {
            format += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            let (whole, position, name, flags, width, precision, length, kind) = match.output
            if kind == "%" {
                format += "%%"
            } else if let name {
                append(variable: name, position, next: &next, depth: depth, else: whole)
            } else if let kind, let flags {
                if width == "*" { take(&next) }
                if precision == "*" { take(&next) }
                format += "%\(flags)\(width ?? "")\(precision.map { "." + $0 } ?? "")\(length ?? "")\(kind)"
                if let position = position.flatMap({ Int($0) }) { take(position - 1) } else { take(&next) }
            }
        }
        format += rest
    }

    private mutating func append(
        variable name: Substring, _ position: Substring?, next: inout Int, depth: Int, else whole: Substring
    ) {
        let place = position.flatMap { Int($0) }.map { $0 - 1 } ?? next
        guard depth < PluralFormat.deepest, let variable = table.variables[String(name)] else {
            format += "%" + whole
            return
        }
        let index = place + variable.offset
        let number = given.indices.contains(index) ? PluralFormat.number(given[index]) : nil
        var inner = place
        append(variable.form(of: number ?? 0), next: &inner, depth: depth + 1)
        if position == nil { next = max(index + 1, inner) }
    }

    private mutating func take(_ next: inout Int) {
        take(next)
        next += 1
    }

    private mutating func take(_ index: Int) { if given.indices.contains(index) { arguments.append(given[index]) } }

    private static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}

/// The replacement in ported sources for `String.localizedStringWithFormat` and for `String(format:)` of a localized
/// text: Foundation's, with the table's plurals.
public enum LocalizedFormat {
    /// A text with its values filled in, in the manner of the user's region.
    public static func localized(_ format: String, _ arguments: any CVarArg...) -> String {
        string(format: format, locale: .current, arguments: arguments)
    }

    /// Returns the text as an object.
    public static func localizedObject(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
        NSString(string: string(format: "\(format)", locale: .current, arguments: arguments))
    }

    /// A text with its values filled in.
    public static func string(format: String, _ arguments: any CVarArg...) -> String {
        string(format: format, locale: nil, arguments: arguments)
    }

    /// A text with its values filled in.
    public static func string(format: String, locale: Locale?, _ arguments: any CVarArg...) -> String {
        string(format: format, locale: locale, arguments: arguments)
    }

    /// A text with its values filled in.
    public static func string(format: String, arguments: [any CVarArg]) -> String {
        string(format: format, locale: nil, arguments: arguments)
    }

    /// A text with its values filled in.
    public static func string(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
        string(format: format, locale: locale, arguments: arguments, table: .main)
    }

    /// The same, with what a property list says of plurals; for tests.
    package static func string(format: String, locale: Locale?, arguments: [any CVarArg], plurals: Data) -> String {
        string(format: format, locale: locale, arguments: arguments, table: PluralTable(plurals))
    }

    private static func string(
        format: String, locale: Locale?, arguments: [any CVarArg], table: @autoclosure () -> PluralTable
    ) -> String {
        guard PluralFormat.isNeeded(by: format) else {
            return String(format: format, locale: locale, arguments: arguments)
        }
        let filled = PluralFormat(format, arguments, table: table())
        return String(format: filled.format, locale: locale, arguments: filled.arguments)
    }
}

/// A layout as it is drawn with letters, such as `H:|-[name]-(>=8)-[value(80)]|`: what is in it, not yet of which views.
package struct VisualFormat {
    /// A constraint about a size or a distance.
    struct Predicate {
        enum Subject {
            case number(CGFloat)
            /// The size of another view, multiplied by a factor, plus a constant.
            case view(String, times: CGFloat, plus: CGFloat)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var subject: Subject
        var priority = UILayoutPriority.required
    }

    /// The space between two items.
    enum Space {
        case none
        /// The system's standard space.
        case standard
        case predicates([Predicate])
    }

    struct Part {
        let name: String
        var predicates: [Predicate] = []
        /// The space to the previous item; `nil` for the first one without a superview.
        var space: Space?
        /// How far the text had been read.
        var position = 0
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var beginsAtSuperview = false
    /// The space to the superview's end, if the format includes it.
    var end: Space?
    var parts: [Part] = []
}

/// Why a format cannot be read, in UIKit's words as published logs have them.
package struct VisualFormatMistake: Error {
    package let message: String
    package let position: Int

    package func text(in format: String) -> String {
        "Unable to parse constraint format: \n\(message) \n\(format) \n"
            + String(repeating: " ", count: max(position, 0)) + "^"
    }
}

/// Reads a visual format, by the grammar in Apple's Auto Layout Guide.
package struct VisualFormatReader {
    private let text: [Character]
    private let metrics: [String: Any]
    private var position = 0
    /// Returns whether a name in a predicate is a view; otherwise it is a metric.
    private let isView: (String) -> Bool

    package init(_ format: String, metrics: [String: Any], isView: @escaping (String) -> Bool) {
        text = Array(format)
        self.metrics = metrics
        self.isView = isView
    }

    package mutating func read() throws(VisualFormatMistake) -> VisualFormat {
        var format = VisualFormat()
        if take("V") { format.axis = .vertical } else { _ = take("H") }
        if position > 0 { try expect(":", "Expected a ':' after the layout's direction") }
        var space: VisualFormat.Space?
        if take("|") {
            format.beginsAtSuperview = true
            space = try readSpace()
        }
        while true {
            var part = try readPart()
            part.space = space
            format.parts.append(part)
            guard let next = peek else { break }
            space = try readSpace()
            if take("|") {
                format.end = space
                guard peek == nil else { throw mistake("Expected the end of the format string") }
                break
            }
            guard next == "-" || peek == "[" else { throw mistake("Expected a view") }
        }
        return format
    }

    // MARK: Parts

    private mutating func readPart() throws(VisualFormatMistake) -> VisualFormat.Part {
        try expect("[", "Expected a view")
        guard let name = readName() else {
            throw mistake(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
                    + "underscores.")
        }
        guard isView(name) else { throw mistake("\(name) is not a key in the views dictionary.") }
        var part = VisualFormat.Part(name: name)
        if peek == "(" { part.predicates = try readPredicates() }
        try expect("]", "Expected a ']' here, or a '(' with the view's size")
        part.position = position
        return part
    }

    private mutating func readSpace() throws(VisualFormatMistake) -> VisualFormat.Space {
        guard take("-") else { return .none }
        if peek == "[" || peek == "|" || peek == nil { return .standard }
        let predicates =
            peek == "(" ? try readPredicates() : [VisualFormat.Predicate(subject: .number(try readNumber()))]
        try expect("-", "Expected a '-' after the space")
        return .predicates(predicates)
    }

    private mutating func readPredicates() throws(VisualFormatMistake) -> [VisualFormat.Predicate] {
        try expect("(", "Expected a '('")
        var predicates: [VisualFormat.Predicate] = []
        repeat { predicates.append(try readPredicate()) } while take(",")
        try expect(")", "Expected a ')'")
        return predicates
    }

    private mutating func readPredicate() throws(VisualFormatMistake) -> VisualFormat.Predicate {
        let relation = try readRelation()
        var predicate = VisualFormat.Predicate(relation: relation, subject: try readSubject())
        if take("@") { predicate.priority = UILayoutPriority(Float(try readNumber())) }
        return predicate
    }

    private mutating func readRelation() throws(VisualFormatMistake) -> NSLayoutConstraint.Relation {
        let relations: [(Character, NSLayoutConstraint.Relation)] = [
            ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
        ]
        guard let found = relations.first(where: { $0.0 == peek }) else { return .equal }
        position += 1
        try expect("=", "Expected a relation. Relation must be one of <=, == or >=.")
        return found.1
    }

    private mutating func readSubject() throws(VisualFormatMistake) -> VisualFormat.Predicate.Subject {
        let start = position
        guard let name = readName(), metrics[name] == nil, isView(name) else {
            position = start
            return .number(try readNumber())
        }
        var (times, plus) = (CGFloat(1), CGFloat(0))
        if take("*") { times = try readNumber() } else if take("/") { times = 1 / (try readNumber()) }
        if take("+") { plus = try readNumber() } else if take("-") { plus = -(try readNumber()) }
        return .view(name, times: times, plus: plus)
    }

    // MARK: Words

    private mutating func readNumber() throws(VisualFormatMistake) -> CGFloat {
        if let name = readName() {
            guard let value = metrics[name] else {
                throw mistake(
                    "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
                )
            }
            guard let number = Self.number(value) else {
                throw mistake("The metric with name \"\(name)\" is no number")
            }
            return number
        }
        skipSpace()
        let start = position
        if position < text.count, text[position] == "-" { position += 1 }
        while position < text.count, text[position].isASCII, text[position].isNumber || text[position] == "." {
            position += 1
        }
        guard let number = Double(String(text[start..<position])), number.isFinite else {
            throw mistake("Expected a number or key from the metrics dictionary, but encountered something else")
        }
        return CGFloat(number)
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as any BinaryInteger: CGFloat(Int(clamping: value))
        default: nil
        }
    }

    private mutating func readName() -> String? {
        skipSpace()
        guard position < text.count, text[position].isLetter || text[position] == "_" else { return nil }
        let start = position
        while position < text.count, text[position].isLetter || text[position].isNumber || text[position] == "_" {
            position += 1
        }
        return String(text[start..<position])
    }

    private mutating func skipSpace() {
        while position < text.count, text[position].isWhitespace { position += 1 }
    }

    private var peek: Character? {
        mutating get {
            skipSpace()
            return position < text.count ? text[position] : nil
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Character, _ message: String) throws(VisualFormatMistake) {
        guard take(character) else { throw mistake(message) }
    }

    private func mistake(_ message: String) -> VisualFormatMistake {
        VisualFormatMistake(message: message, position: position)
    }
}

import Foundation

/// Reads a predicate that is written as text.
struct PredicateParser {
    private var words: [Word]
    private var place = 0
    private var arguments: ArraySlice<Any>

    enum Word: Equatable {
        case name(String), text(String), number(String), mark(String), argument(String)
    }

    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    init(_ format: String, _ arguments: [Any]) throws {
        words = try PredicateParser.words(format)
        self.arguments = arguments[...]
    }

    mutating func parse() throws -> (PredicateScope) -> Bool {
        let test = try alternatives()
        guard place == words.count else { throw Problem(description: "there is more than a predicate") }
        return test
    }

    // MARK: Logic

    private mutating func alternatives() throws -> (PredicateScope) -> Bool {
        var result = try conjunction()
        while take("OR") || take("||") {
            let (left, right) = (result, try conjunction())
            result = { left($0) || right($0) }
        }
        return result
    }

    private mutating func conjunction() throws -> (PredicateScope) -> Bool {
        var result = try negation()
        while take("AND") || take("&&") {
            let (left, right) = (result, try negation())
            result = { left($0) && right($0) }
        }
        return result
    }

    private mutating func negation() throws -> (PredicateScope) -> Bool {
        if take("NOT") || take("!") {
            let test = try negation()
            return { !test($0) }
        }
        if take("TRUEPREDICATE") { return { _ in true } }
        if take("FALSEPREDICATE") { return { _ in false } }
        guard present == .mark("(") else { return try comparison() }
        // A parenthesis around a predicate, or around a value.
        let saved = (place, arguments)
        place += 1
        if let inner = try? alternatives(), take(")"), !isOperator { return inner }
        (place, arguments) = saved
        return try comparison()
    }

    private mutating func comparison() throws -> (PredicateScope) -> Bool {
        let quantifier = ["ANY", "SOME", "ALL", "NONE"].first { take($0) }
        let left = try value()
        guard let name = takeOperator() else { throw Problem(description: "there is no comparison") }
        var options = ""
        if take("[") {
            while !take("]") {
                guard case .name(let letters) = present else { throw Problem(description: "']' is missing") }
                options += letters.lowercased()
                place += 1
            }
        }
        let right = try value()
        guard let quantifier else {
            return { PredicateComparison.holds(name, left($0), right($0), options) }
        }
        return { scope in
            let (values, other) = (PredicateComparison.list(left(scope)) ?? [], right(scope))
            let holds: (Any) -> Bool = { PredicateComparison.holds(name, $0, other, options) }
            return quantifier == "ALL"
                ? values.allSatisfy(holds) : values.contains(where: holds) != (quantifier == "NONE")
        }
    }

    private static let operators = [
        "=": "=", "==": "=", "!=": "!=", "<>": "!=", "<": "<", ">": ">", "<=": "<=", "=<": "<=", ">=": ">=",
        "=>": ">=", "IN": "IN", "BETWEEN": "BETWEEN", "CONTAINS": "CONTAINS", "BEGINSWITH": "BEGINSWITH",
        "ENDSWITH": "ENDSWITH", "MATCHES": "MATCHES", "LIKE": "LIKE",
    ]

    private var isOperator: Bool { presentName.map { PredicateParser.operators[$0] != nil } ?? false }

    private mutating func takeOperator() -> String? {
        guard let name = presentName.flatMap({ PredicateParser.operators[$0] }) else { return nil }
        place += 1
        return name
    }

    // MARK: Values

    private mutating func value() throws -> PredicateValue {
        guard let word = present else { throw Problem(description: "a value is missing") }
        place += 1
        switch word {
        case .text(let text): return { _ in text }
        case .number(let text):
            let number = Double(text) ?? 0
            return { _ in NSNumber(value: number) }
        case .argument(let kind): return try argument(kind)
        case .mark("{"): return try list()
        case .mark("("):
            let inner = try value()
            guard take(")") else { throw Problem(description: "')' is missing") }
            return inner
        case .mark("$"):
            guard case .name(let name) = present else { throw Problem(description: "a variable has no name") }
            place += 1
            return { $0.variables[name] }
        case .name(let name): return path(name)
        case .mark(let mark): throw Problem(description: "'\(mark)' is no value")
        }
    }

    private mutating func list() throws -> PredicateValue {
        var values: [PredicateValue] = []
        while !take("}") {
            values.append(try value())
            guard take(",") || present == .mark("}") else { throw Problem(description: "'}' is missing") }
        }
        return { scope in values.map { $0(scope) as Any } }
    }

    private mutating func argument(_ kind: String) throws -> PredicateValue {
        guard let value = arguments.popFirst() else { throw Problem(description: "there are too few arguments") }
        guard kind == "K" else { return { _ in value } }
        let name = "\(value)"
        return { PredicateComparison.value(of: $0.object, at: name) }
    }

    private func path(_ name: String) -> PredicateValue {
        switch name.uppercased() {
        case "SELF": return { $0.object }
        case "TRUE", "YES": return { _ in NSNumber(value: true) }
        case "FALSE", "NO": return { _ in NSNumber(value: false) }
        case "NIL", "NULL": return { _ in nil }
        default:
            let path = name.hasPrefix("SELF.") ? String(name.dropFirst(5)) : name
            return { PredicateComparison.value(of: $0.object, at: path) }
        }
    }

    // MARK: Words

    private var present: Word? { place < words.count ? words[place] : nil }

    private var presentName: String? {
        switch present {
        case .name(let name): name.uppercased()
        case .mark(let mark): mark
        default: nil
        }
    }

    private mutating func take(_ word: String) -> Bool {
        guard presentName == word else { return false }
        place += 1
        return true
    }

    private static func words(_ format: String) throws -> [Word] {
        var result: [Word] = []
        var rest = format[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if first == "\"" || first == "'" {
                result.append(.text(try text(&rest, first)))
            } else if first == "%" {
                result.append(.argument(try kind(&rest)))
            } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
                let word = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
                rest = rest.dropFirst(word.count)
                result.append(.number(String(word)))
            } else if first.isLetter || first == "_" || first == "@" || first == "#" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
                rest = rest.dropFirst(word.count)
                result.append(.name(String(word)))
            } else {
                let two = String(rest.prefix(2))
                let mark = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(two) ? two : String(first)
                rest = rest.dropFirst(mark.count)
                result.append(.mark(mark))
            }
        }
        return result
    }

    private static func text(_ rest: inout Substring, _ end: Character) throws -> String {
        rest = rest.dropFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == end { return text }
            guard next == "\\" else {
                text.append(next)
                continue
            }
            if let escaped = rest.popFirst() { text.append(escaped) }
        }
        throw Problem(description: "a text has no end")
    }

    /// `@` of `%@`, `K` of `%K`, `d` of `%ld`.
    private static func kind(_ rest: inout Substring) throws -> String {
        rest = rest.dropFirst()
        while let next = rest.popFirst() {
            if next == "@" || next == "K" || "diuxXofeEgGcCsSp".contains(next) { return String(next) }
            guard next.isNumber || "lhqzjt.".contains(next) else { break }
        }
        throw Problem(description: "a '%' stands for nothing")
    }
}

/// The text of a declaration or a type as words and signs, so that two spellings of one type can be compared.
struct SignatureText {
    var tokens: [Substring]

    init(_ text: some StringProtocol) {
        tokens = Self.tokens(of: Substring(text))
    }

    init(tokens: some Sequence<Substring>) {
        self.tokens = Array(tokens)
    }

    private static func tokens(of text: Substring) -> [Substring] {
        var tokens: [Substring] = []
        var rest = text.drop(while: \.isWhitespace)
        while let first = rest.first {
            let end =
                if first.isWord || first == "`" {
                    rest.firstIndex { !$0.isWord && $0 != "`" } ?? rest.endIndex
                } else if rest.hasPrefix("->") {
                    rest.index(rest.startIndex, offsetBy: 2)
                } else {
                    rest.index(after: rest.startIndex)
                }
            tokens.append(first == "`" ? rest[..<end].dropFirst().dropLast() : rest[..<end])
            rest = rest[end...].drop(while: \.isWhitespace)
        }
        return tokens
    }

    // MARK: Brackets

    private static let closing: [Substring: Substring] = ["(": ")", "[": "]", "{": "}", "<": ">"]

    /// Where the bracket closes that opens at a place.
    func end(ofBracketAt start: Int) -> Int {
        guard let close = Self.closing[tokens[start]] else { return start }
        var depth = 0
        for place in start..<tokens.count {
            if tokens[place] == tokens[start] { depth += 1 }
            if tokens[place] == close { depth -= 1 }
            if depth == 0 { return place }
        }
        return tokens.count - 1
    }

    /// The first place of a sign that stands in no bracket.
    func firstPlace(of sign: Substring, from start: Int = 0) -> Int? {
        var place = start
        while place < tokens.count {
            if tokens[place] == sign { return place }
            place = end(ofBracketAt: place) + 1
        }
        return nil
    }

    /// The parts between commas that stand in no bracket.
    var list: [SignatureText] {
        var parts: [SignatureText] = []
        var start = 0
        while start < tokens.count {
            let comma = firstPlace(of: ",", from: start) ?? tokens.count
            parts.append(self[start..<comma])
            start = comma + 1
        }
        return parts
    }

    subscript(range: Range<Int>) -> SignatureText { SignatureText(tokens: tokens[range]) }

    // MARK: Attributes

    /// Without `@escaping` and its like, wherever they stand.
    var withoutAttributes: SignatureText {
        var kept: [Substring] = []
        var place = 0
        while place < tokens.count {
            guard tokens[place] == "@" else {
                kept.append(tokens[place])
                place += 1
                continue
            }
            place += 2
            while place < tokens.count, tokens[place] == "." { place += 2 }
            let takesArguments = place < tokens.count && tokens[place] == "(" && Self.takesArguments(tokens[place - 1])
            if takesArguments { place = end(ofBracketAt: place) + 1 }
        }
        return SignatureText(tokens: kept)
    }

    private static func takesArguments(_ attribute: Substring) -> Bool {
        ["available", "convention", "objc", "backDeployed", "_spi"].contains(attribute)
    }
}

extension Character {
    fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}

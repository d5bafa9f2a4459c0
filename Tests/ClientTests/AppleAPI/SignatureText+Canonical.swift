extension SignatureText {
    /// The type in one spelling: without module names, attributes and words that change nothing for who calls, `[X]` and `X?`
    /// for the long forms, and `?` for `!`, since whether Apple has annotated something is not what is compared.
    var canonical: String {
        var text = withoutAttributes
        text.dropNoise()
        text.nameByOneName()
        text.useShortForms()
        text.dropParentheses()
        return text.tokens.joined()
    }

    /// Words that say how a value is handed over, the labels of a closure's parameters, and the modules of names.
    private mutating func dropNoise() {
        var kept: [Substring] = []
        var place = 0
        while place < tokens.count {
            let token = tokens[place]
            let next = place + 1 < tokens.count ? tokens[place + 1] : ""
            if Self.noise.contains(token), next != ".", next != ":", next != "" {
                place += 1
            } else if Self.modules.contains(token), next == ".", kept.last != "." {
                place += 2
            } else if token == "_", place + 2 < tokens.count, tokens[place + 2] == ":" {
                place += 3
            } else {
                kept.append(token == "!" ? "?" : token)
                place += 1
            }
        }
        tokens = kept
    }

    private static let noise: Set<Substring> = [
        "any", "sending", "borrowing", "consuming", "isolated", "__owned",
    ]

    private static let modules: Set<Substring> = [
        "Swift", "Foundation", "CoreFoundation", "UIKit", "CoreGraphics", "QuartzCore", "FoundationEssentials",
    ]

    /// Names with dots become one token, and types of several names get one.
    private mutating func nameByOneName() {
        var kept: [Substring] = []
        for token in tokens {
            if let last = kept.last, token == "." || last.hasSuffix(".") {
                kept[kept.count - 1] = last + token
            } else {
                kept.append(token)
            }
        }
        tokens = kept.map { Self.oneName[$0] ?? $0 }
    }

    private static let oneName: [Substring: Substring] = [
        "NSString": "String", "CFTimeInterval": "Double", "TimeInterval": "Double", "CFAbsoluteTime": "Double",
        "NSNotification.Name": "Notification.Name", "NSPoint": "CGPoint", "NSSize": "CGSize", "NSRect": "CGRect",
        "AnyObject.Type": "AnyClass",
    ]

    /// `Array<X>`, `Optional<X>`, `Dictionary<K, V>` and an empty result.
    private mutating func useShortForms() {
        while let place = tokens.indices.dropLast().first(where: {
            ["Array", "Optional", "Dictionary"].contains(tokens[$0]) && tokens[$0 + 1] == "<"
        }) {
            let end = self.end(ofBracketAt: place + 1)
            let inside = self[place + 2..<end]
            let short: [Substring] =
                switch tokens[place] {
                case "Array": ["["] + inside.tokens + ["]"]
                case "Optional": inside.tokens + ["?"]
                default: ["["] + inside.list.map(\.tokens).joined(separator: [":"]) + ["]"]
                }
            tokens.replaceSubrange(place...end, with: short)
        }
        while let place = tokens.indices.dropLast(2).first(where: {
            tokens[$0] == "->" && tokens[$0 + 1] == "(" && tokens[$0 + 2] == ")"
        }) {
            tokens.replaceSubrange(place + 1...place + 2, with: ["Void"])
        }
    }

    /// Parentheses around one type that is no function's list of parameters.
    private mutating func dropParentheses() {
        func isNeeded(_ start: Int, _ end: Int) -> Bool {
            let isParameters = end + 1 < tokens.count && tokens[end + 1] == "->"
            let inside = self[start + 1..<end]
            return isParameters || inside.tokens.isEmpty || inside.firstPlace(of: ",") != nil
                || inside.firstPlace(of: "->") != nil || inside.firstPlace(of: "&") != nil
        }
        while let start = tokens.indices.first(where: {
            tokens[$0] == "(" && !isNeeded($0, end(ofBracketAt: $0))
        }) {
            let end = self.end(ofBracketAt: start)
            tokens.remove(at: end)
            tokens.remove(at: start)
        }
    }
}

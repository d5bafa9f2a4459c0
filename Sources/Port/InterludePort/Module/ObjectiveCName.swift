/// The names that the compiler gives Swift's methods in Objective-C.
enum ObjectiveCName {
    /// Words that need no `With` before them, and none after them. The compiler has the same list.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// `handle(pan:)` is `handleWithPan:`, `add(_:forKey:)` is `add:forKey:`, `move(to:)` is `moveTo:`.
    static func selector(base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
        var pieces = labels.enumerated().map {
            $0.offset == 0 ? first(base, $0.element) : $0.element == "_" ? "" : $0.element
        }
        if isThrowing, !isAsync { pieces.append(pieces.isEmpty ? "\(base)AndReturnError" : "error") }
        if isAsync { pieces.append(pieces.isEmpty ? "\(base)WithCompletionHandler" : "completionHandler") }
        return pieces.isEmpty ? base : pieces.map { "\($0):" }.joined()
    }

    /// `setTitle:` of `title`.
    static func setter(of property: String) -> String { "set\(capitalised(property)):" }

    private static func first(_ base: String, _ label: String) -> String {
        guard label != "_" else { return base }
        let joins = prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(base))
        return base + (joins ? "" : "With") + capitalised(label)
    }

    private static func firstWord(_ name: String) -> String {
        String(name.prefix { !$0.isUppercase }).lowercased()
    }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    private static func capitalised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

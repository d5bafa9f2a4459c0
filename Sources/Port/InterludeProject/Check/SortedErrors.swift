/// The compiler's errors by what they mean to the reader: a name that is missing brings many errors with it.
package struct SortedErrors {
    /// Those that say that a name is not there.
    package private(set) var missing: [CompilerError] = []
    /// Those that would not be there if the names were, as far as that is known.
    package private(set) var consequences: [CompilerError] = []
    package private(set) var others: [CompilerError] = []

    private struct Line: Hashable {
        let path: String
        let line: Int
    }

    package init(_ errors: [CompilerError]) {
        let roots = errors.filter { error in error.missingName.map(SortedErrors.isSystems) ?? false }
        let lines = Set(roots.map { Line(path: $0.path, line: $0.line) })
        let isTypeMissing = roots.contains {
            $0.message.hasPrefix("cannot find type") || $0.message.hasPrefix("no such module")
        }
        for error in errors {
            if let name = error.missingName {
                // Members of an app's class whose superclass is not there, and its own properties.
                let follows = isTypeMissing && !SortedErrors.isSystems(name)
                if follows { consequences.append(error) } else { missing.append(error) }
            } else if lines.contains(Line(path: error.path, line: error.line)) {
                consequences.append(error)
            } else if !roots.isEmpty, SortedErrors.isVague(error.message) {
                consequences.append(error)
            } else {
                others.append(error)
            }
        }
    }

    /// Whether a name is one of Apple's, by its prefix.
    private static func isSystems(_ name: String) -> Bool {
        let prefixes = [
            "UI", "NS", "CA", "CG", "CF", "CI", "CT", "AV", "WK", "MK", "CL", "SK", "SCN", "PH", "MTL", "URL", "GL",
            "k",
        ]
        guard let prefix = prefixes.first(where: { name.hasPrefix($0) }) else { return false }
        return name.dropFirst(prefix.count).first?.isUppercase == true
    }

    private static func isVague(_ message: String) -> Bool {
        let beginnings = [
            "cannot infer", "'nil' requires a contextual type", "method does not override",
            "property does not override",
            "'super' cannot be used", "generic parameter", "failed to produce diagnostic",
            "type of expression is ambiguous",
            "initializer does not override", "argument passed to call that takes no arguments",
            "reference to member", "extra argument", "cannot call value of non-function type",
        ]
        return beginnings.contains { message.hasPrefix($0) }
    }
}

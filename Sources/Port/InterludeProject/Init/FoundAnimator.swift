import Foundation

/// An animator in an app's sources that can be made without knowing the app.
struct FoundAnimator {
    let name: String
    /// What makes one, as in `Fade(isPresenting: true)`.
    let call: String

    /// The first one, by the order of the files.
    static func first(in module: AppModule) -> FoundAnimator? {
        module.files.lazy.compactMap { first(in: $0.text) }.first
    }

    static func first(in text: String) -> FoundAnimator? {
        for declaration in text.matches(of: #/(?m)^[^\n/]*\bclass\s+(\w+)\s*:\s*([^{]+)\{/#) {
            guard declaration.output.2.contains("UIViewControllerAnimatedTransitioning") else { continue }
            let name = String(declaration.output.1)
            let body = text[declaration.range.upperBound...]
            let end = body.firstMatch(of: #/(?m)^(?:[a-z@]+ )*(class|struct|enum|extension|protocol)\s/#)?.range
                .lowerBound
            guard let arguments = arguments(ofInitialiserIn: body[..<(end ?? body.endIndex)]) else { continue }
            return FoundAnimator(name: name, call: "\(name)(\(arguments))")
        }
        return nil
    }

    /// The arguments of the first initializer, without one none; `nil` where they cannot be guessed.
    private static func arguments(ofInitialiserIn body: Substring) -> String? {
        guard let initialiser = body.firstMatch(of: #/(?m)^\s*(?:\w+ )*init\(([^)]*)\)/#) else { return "" }
        if initialiser.output.0.contains("private ") { return nil }
        let parameters = initialiser.output.1.split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        var result: [String] = []
        for parameter in parameters where !parameter.contains("=") {
            let parts = parameter.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, let label = parts[0].split(separator: " ").first,
                let value = values[parts[1]] ?? (parts[1].hasSuffix("?") ? "nil" : nil)
            else { return nil }
            result.append(label == "_" ? value : "\(label): \(value)")
        }
        return result.joined(separator: ", ")
    }

    private static let values = [
        "Bool": "true", "Int": "1", "Double": "0.4", "CGFloat": "0.4", "Float": "0.4", "TimeInterval": "0.4",
        "String": "\"\"", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
    ]
}

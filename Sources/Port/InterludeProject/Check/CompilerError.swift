import Foundation

/// An error of the compiler's.
package struct CompilerError: Sendable, Hashable, Codable {
    package let path: String
    package let line: Int
    package let column: Int
    package let message: String

    /// What is missing, if the message says that something is: `UIStoryboardSegue`, `UIView.interactions`.
    package var missingName: String? {
        for pattern in CompilerError.patterns {
            guard let match = message.firstMatch(of: pattern) else { continue }
            let parts = match.output.dropFirst().compactMap { $0.substring.map(String.init) }
            return parts.joined(separator: ".")
        }
        return nil
    }

    private static var patterns: [Regex<AnyRegexOutput>] {
        [
            #"^cannot find type '([^']+)' in scope"#, #"^cannot find '([^']+)' in scope"#,
            #"^value of type '([^']+)' has no member '([^']+)'"#, #"^type '([^']+)' has no member '([^']+)'"#,
            #"^value of optional type '([^']+)' has no member '([^']+)'"#, #"^no such module '([^']+)'"#,
            #"^'([^']+)' is not a member type of \S+ '[^']+'"#, #"^reference to member '([^']+)' cannot be resolved"#,
        ].compactMap { try? Regex($0) }
    }

    /// Reads what the compiler writes; each error counts once.
    package static func errors(in output: String) -> [CompilerError] {
        var seen: Set<CompilerError> = []
        return output.split(separator: "\n").compactMap { error(in: $0) }.filter { seen.insert($0).inserted }
    }

    /// `/a/B.swift:1:2: error: …`
    private static func error(in line: Substring) -> CompilerError? {
        guard let mark = line.range(of: ": error: "), line.first == "/" || !line.hasPrefix(" ") else { return nil }
        let place = line[..<mark.lowerBound].split(separator: ":")
        guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
            return nil
        }
        return CompilerError(
            path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
            message: String(line[mark.upperBound...]))
    }
}

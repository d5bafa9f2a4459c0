import Foundation

/// The public static declarations of a name in a Swift file that is formatted as this package's files are.
package struct SwiftDeclarations {
    private let lines: [Substring]
    private let name: String

    package init(of name: String, in source: String) {
        self.name = name
        lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The declarations with their comments, as far to the left as possible; `nil` without any.
    package var text: String? {
        let found = lines.indices.filter { isDeclaration(lines[$0]) }.map { text(at: $0) }
        return found.isEmpty ? nil : found.joined(separator: "\n\n")
    }

    private func isDeclaration(_ line: Substring) -> Bool {
        let text = line.trimmingPrefix { $0 == " " }
        return text.hasPrefix("public static var \(name):") || text.hasPrefix("public static func \(name)(")
    }

    private func text(at line: Int) -> String {
        let margin = lines[line].prefix { $0 == " " }.count
        let comments = lines[..<line].reversed().prefix { $0.dropFirst(margin).hasPrefix("///") }.count
        return lines[(line - comments)...end(of: line)].map { $0.dropFirst(margin) }.joined(separator: "\n")
    }

    /// The line of the brace that closes the declaration.
    private func end(of line: Int) -> Int {
        var (depth, hasBegun) = (0, false)
        for index in line..<lines.count {
            for character in lines[index] where "{}".contains(character) {
                depth += character == "{" ? 1 : -1
                hasBegun = true
            }
            if hasBegun && depth == 0 { return index }
        }
        return lines.count - 1
    }
}

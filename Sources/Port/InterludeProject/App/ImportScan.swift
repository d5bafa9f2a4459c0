import Foundation
import InterludePort

/// The modules that a source file imports, read off its lines: quick, and good enough to put modules in order.
enum ImportScan {
    /// Names with the lines, from 1, on which they are imported.
    static func imports(in text: String) -> [(module: String, line: Int)] {
        LineScan.lines(of: text, with: "import ").flatMap { number, line in
            line.split(separator: ";").compactMap { module(in: $0) }.map { ($0, number) }
        }
    }

    /// The modules that stand in for frameworks and that some files import.
    static func shells(in files: [SourceFile]) -> Set<String> {
        Set(files.flatMap { imports(in: $0.text).map(\.module) }).intersection(PortOptions.shells)
    }

    /// Whether a ported module needs the library of the shells: it imports one, or the publisher of URL sessions.
    static func needsShells(_ files: [PortedFile]) -> Bool {
        files.contains { file in
            imports(in: file.text).contains { PortOptions.shells.contains($0.module) }
        }
    }

    private static func module(in statement: Substring) -> String? {
        var words = statement.split(whereSeparator: \.isWhitespace)
        while let word = words.first, word.hasPrefix("@") || levels.contains(String(word)) { words.removeFirst() }
        guard words.first == "import", words.count > 1 else { return nil }
        let named = kinds.contains(String(words[1])) && words.count > 2 ? words[2] : words[1]
        let name = named.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }

    private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
}

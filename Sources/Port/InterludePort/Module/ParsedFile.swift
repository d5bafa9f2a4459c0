import SwiftParser
import SwiftSyntax

/// A source file and its tree.
struct ParsedFile {
    /// Its place among the module's files.
    var index: Int
    let source: SourceFile
    let bytes: [UInt8]
    let tree: SourceFileSyntax

    init(_ source: SourceFile, index: Int) {
        self.index = index
        self.source = source
        bytes = Array(source.text.utf8)
        deepBrackets = NestedBrackets(bytes).tooDeep
        tree = Parser.parse(source: deepBrackets == nil ? source.text : "")
    }

    /// Where brackets are that the parser cannot read; such a file stays as it is.
    let deepBrackets: Int?

    /// The text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// How many lines end in a range.
    func lines(in range: Range<Int>) -> Int { bytes[range].count { $0 == UInt8(ascii: "\n") } }

    /// Line and column of an offset, from 1.
    func place(_ offset: Int) -> (line: Int, column: Int) {
        let newline = UInt8(ascii: "\n")
        let before = bytes[..<min(offset, bytes.count)]
        let line = before.count { $0 == newline } + 1
        let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        return (line, before.count - start + 1)
    }

    /// How often a word of ASCII letters stands somewhere in the text, in code or not: a quick look before a slow one.
    func mentions(_ words: StaticString...) -> Bool {
        words.contains { word in
            let needle = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
            return bytes.withUnsafeBufferPointer { $0.holds(needle) }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func holds(_ needle: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = needle.first, needle.count <= count else { return needle.isEmpty }
        var index = 0
        let end = count - needle.count
        while index <= end {
            if self[index] == first, (1..<needle.count).allSatisfy({ self[index + $0] == needle[$0] }) { return true }
            index += 1
        }
        return false
    }
}

extension SyntaxProtocol {
    /// The range of the node's own text, without the spaces and comments around it.
    var ownRange: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The node's text as it would be written on one line; spaces and comments around it are left out.
    var ownText: String { trimmedDescription }

    /// The nearest node above of a type.
    func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        var node = parent
        while let current = node {
            if let found = current.as(Node.self) { return found }
            node = current.parent
        }
        return nil
    }
}

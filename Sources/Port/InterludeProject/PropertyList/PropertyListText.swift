import Foundation

/// A value of a property list in the old style, the one with braces, which Xcode writes projects in.
package indirect enum PropertyListText: Equatable, Sendable {
    case string(String)
    case array([PropertyListText])
    case dictionary([String: PropertyListText])

    package var text: String? { if case .string(let text) = self { text } else { nil } }
    package var items: [PropertyListText] { if case .array(let items) = self { items } else { [] } }
    package var entries: [String: PropertyListText] { if case .dictionary(let entries) = self { entries } else { [:] } }
    /// The texts of an array; one text counts as an array of one.
    package var texts: [String] { text.map { [$0] } ?? items.compactMap(\.text) }
    package subscript(key: String) -> PropertyListText? { entries[key] }

    /// Reads a property list.
    ///
    /// - Throws: ``Problem`` with the line of what cannot be read.
    package init(_ source: String) throws(Problem) {
        var reader = Reader(source)
        self = try reader.document()
    }

    /// Where and why reading ended.
    package struct Problem: Error, Equatable, CustomStringConvertible {
        package let line: Int
        package let reason: String
        package var description: String { "line \(line): \(reason)" }
    }
}

extension PropertyListText {
    private struct Reader {
        private let bytes: [UInt8]
        private var index = 0
        /// Nobody nests deeper, and nobody's file ends the program.
        private static let deepest = 200

        init(_ source: String) { bytes = Array(source.utf8) }

        mutating func document() throws(Problem) -> PropertyListText {
            let value = try value(depth: 0)
            skipBlanks()
            guard index == bytes.count else { throw problem("unexpected text after the end") }
            return value
        }

        private mutating func value(depth: Int) throws(Problem) -> PropertyListText {
            guard depth < Reader.deepest else { throw problem("nested too deeply") }
            skipBlanks()
            guard let byte = peek else { throw problem("the file ends too early") }
            switch byte {
            case UInt8(ascii: "{"): return try dictionary(depth: depth)
            case UInt8(ascii: "("): return try array(depth: depth)
            case UInt8(ascii: "<"): return try data()
            default: return .string(try string())
            }
        }

        private mutating func dictionary(depth: Int) throws(Problem) -> PropertyListText {
            index += 1
            var entries: [String: PropertyListText] = [:]
            while true {
                skipBlanks()
                if take("}") { return .dictionary(entries) }
                let key = try string()
                skipBlanks()
                guard take("=") else { throw problem("'=' is missing after \(key)") }
                entries[key] = try value(depth: depth + 1)
                skipBlanks()
                guard take(";") || peek == UInt8(ascii: "}") else { throw problem("';' is missing after \(key)") }
            }
        }

        private mutating func array(depth: Int) throws(Problem) -> PropertyListText {
            index += 1
            var items: [PropertyListText] = []
            while true {
                skipBlanks()
                if take(")") { return .array(items) }
                items.append(try value(depth: depth + 1))
                skipBlanks()
                guard take(",") || peek == UInt8(ascii: ")") else { throw problem("',' is missing in a list") }
            }
        }

        /// Data, as the hexadecimal digits that are written.
        private mutating func data() throws(Problem) -> PropertyListText {
            index += 1
            let start = index
            while let byte = peek, byte != UInt8(ascii: ">") { _ = byte; index += 1 }
            defer { index += 1 }
            guard index < bytes.count else { throw problem("'>' is missing") }
            return .string(String(decoding: bytes[start..<index], as: UTF8.self).filter { !$0.isWhitespace })
        }

        private mutating func string() throws(Problem) -> String {
            guard let byte = peek else { throw problem("the file ends too early") }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
            let start = index
            while let byte = peek, Reader.isPlain(byte) { _ = byte; index += 1 }
            guard index > start else { throw problem("'\(Character(UnicodeScalar(byte)))' is not expected") }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }

        private static func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                return true
            default: return "._-/$:+*@%~#&!?^|<>".utf8.contains(byte) || byte >= 0x80
            }
        }

        private mutating func quoted(_ quote: UInt8) throws(Problem) -> String {
            index += 1
            var text: [UInt8] = []
            while let byte = peek {
                index += 1
                if byte == quote { return String(decoding: text, as: UTF8.self) }
                guard byte == UInt8(ascii: "\\") else {
                    text.append(byte)
                    continue
                }
                text += escape()
            }
            throw problem("a quoted text does not end")
        }

        private mutating func escape() -> [UInt8] {
            guard let byte = peek else { return [] }
            index += 1
            switch byte {
            case UInt8(ascii: "n"): return [10]
            case UInt8(ascii: "t"): return [9]
            case UInt8(ascii: "r"): return [13]
            case UInt8(ascii: "U"):
                let digits = bytes[index..<min(index + 4, bytes.count)]
                guard let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                    let scalar = UnicodeScalar(number)
                else { return [byte] }
                index += digits.count
                return Array(String(Character(scalar)).utf8)
            default: return [byte]
            }
        }

        private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

        private mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard peek == UInt8(ascii: character) else { return false }
            index += 1
            return true
        }

        private mutating func skipBlanks() {
            while let byte = peek {
                if byte == 32 || (9...13).contains(byte) {
                    index += 1
                } else if starts("//") {
                    while let byte = peek, byte != 10 { _ = byte; index += 1 }
                } else if starts("/*") {
                    index += 2
                    while index < bytes.count, !starts("*/") { index += 1 }
                    index = min(index + 2, bytes.count)
                } else {
                    return
                }
            }
        }

        private func starts(_ text: StaticString) -> Bool {
            let end = index + text.utf8CodeUnitCount
            return end <= bytes.count
                && bytes[index..<end].elementsEqual(
                    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }

        private func problem(_ reason: String) -> Problem {
            Problem(line: bytes[..<min(index, bytes.count)].count { $0 == 10 } + 1, reason: reason)
        }
    }
}

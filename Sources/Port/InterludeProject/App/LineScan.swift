import Foundation

/// Looks for words in a text without taking all of it apart: of an app's sources few lines are of interest before they are compiled,
/// and they are looked through at each save.
enum LineScan {
    /// The lines that hold a word, with their numbers from 1. Lines end as in the compiler's eyes: `\n`, `\r\n` or `\r`.
    static func lines(of text: String, with word: StaticString) -> [(number: Int, line: Substring)] {
        var text = text
        return text.withUTF8 { bytes in
            var result: [(Int, Substring)] = []
            var (number, counted, place) = (1, 0, 0)
            while let found = find(word, in: bytes, from: place) {
                var start = found
                while start > 0, !isEnd(bytes[start - 1]) { start -= 1 }
                var end = found
                while end < bytes.count, !isEnd(bytes[end]) { end += 1 }
                number += ends(in: bytes, counted..<start)
                counted = start
                result.append((number, Substring(decoding: bytes[start..<end], as: UTF8.self)))
                place = end
            }
            return result
        }
    }

    private static func find(_ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let length = word.utf8CodeUnitCount
        var place = start
        while let base = bytes.baseAddress, place + length <= bytes.count,
            let found = memchr(base + place, Int32(word.utf8Start.pointee), bytes.count - length + 1 - place)
        {
            if memcmp(found, word.utf8Start, length) == 0 { return UnsafeRawPointer(found) - UnsafeRawPointer(base) }
            place = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
        }
        return nil
    }

    private static func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// How many lines end in a range.
    private static func ends(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        range.count { index in
            isEnd(bytes[index])
                && !(bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
                    && bytes[index + 1] == UInt8(ascii: "\n"))
        }
    }
}

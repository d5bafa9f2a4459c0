import CZlib
import Foundation

/// A piece of a PNG file: four letters that say what it is, and its content.
///
/// The layout is that of the PNG specification (third edition, chapter 5).
package struct PNGChunk {
    /// The letters and the content, which the checksum is of.
    private let body: Data
    /// The checksum that is in the file; `nil` for a chunk that is made here.
    private let writtenSum: UInt32?

    package init(type: String, content: Data) {
        body = Data(type.utf8) + content
        writtenSum = nil
    }

    fileprivate init(body: Data, sum: UInt32) {
        self.body = body
        writtenSum = sum
    }

    package var type: String { String(decoding: body.prefix(4), as: UTF8.self) }
    /// A part of the file's data, where the chunk comes from one.
    package var content: Data { body.dropFirst(4) }

    /// Whether the checksum is the one that it should be.
    package var isIntact: Bool { writtenSum == nil || writtenSum == checksum }

    /// The chunk as it appears in a file: length, type, content, checksum.
    package var data: Data {
        var result = Data()
        result.append(bigEndian: UInt32(body.count - 4))
        result.append(body)
        result.append(bigEndian: checksum)
        return result
    }

    private var checksum: UInt32 {
        body.withUnsafeBytes { bytes in
            UInt32(crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count)))
        }
    }
}

/// A PNG file taken apart, chunk by chunk. Nothing is copied.
package struct PNGChunks: Sequence, IteratorProtocol {
    /// What every PNG file begins with.
    package static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    private var rest: Data

    /// `nil` for data that does not begin as a PNG file does.
    package init?(_ data: Data) {
        guard data.starts(with: Self.signature) else { return nil }
        rest = data.dropFirst(Self.signature.count)
    }

    /// Whether nothing is left. Something is after the last chunk where the file is cut off.
    package var isAtEnd: Bool { rest.isEmpty }

    package mutating func next() -> PNGChunk? {
        // Length, letters, content and checksum.
        guard rest.count >= 12 else { return nil }
        let length = Int(rest.bigEndian(at: 0))
        guard length <= rest.count - 12 else { return nil }
        let body = rest.dropFirst(4).prefix(4 + length)
        defer { rest = rest.dropFirst(12 + length) }
        return PNGChunk(body: body, sum: rest.bigEndian(at: 8 + length))
    }
}

extension Data {
    /// Puts a number behind the others, the highest byte first.
    package mutating func append<Number: FixedWidthInteger>(bigEndian value: Number) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }

    /// The number of four bytes at a place that there is, the highest byte first.
    package func bigEndian(at place: Int) -> UInt32 {
        let start = startIndex + place
        return self[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}

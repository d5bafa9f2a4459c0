import CZlib
import Foundation

/// A piece of a PNG file: four letters that say what it is, and its content.
struct PNGChunk {
    var type: String
    var content: Data

    /// What every PNG file begins with.
    static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    /// The chunk as it stands in a file: length, type, content, checksum.
    var data: Data {
        let body = Data(type.utf8) + content
        var result = Data()
        result.append(bigEndian: UInt32(content.count))
        result.append(body)
        result.append(bigEndian: PNGChunk.checksum(body))
        return result
    }

    /// All chunks of a file, in order.
    ///
    /// - Throws: ``AnimatedPNG/Damage`` for data that is no PNG file, or one that is cut off or changed.
    static func read(_ data: Data) throws -> [PNGChunk] {
        guard data.starts(with: signature) else { throw AnimatedPNG.Damage("it is no PNG file") }
        var reader = ByteReader(data.dropFirst(signature.count))
        var chunks: [PNGChunk] = []
        while !reader.isAtEnd {
            let count = Int(try reader.number32())
            let body = try reader.bytes(count + 4)
            guard try reader.number32() == checksum(body) else { throw AnimatedPNG.Damage("a checksum is wrong") }
            chunks.append(PNGChunk(type: String(decoding: body.prefix(4), as: UTF8.self), content: body.dropFirst(4)))
        }
        return chunks
    }

    private static func checksum(_ data: Data) -> UInt32 {
        data.withUnsafeBytes { bytes in
            UInt32(crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count)))
        }
    }
}

/// Reads numbers, most significant byte first, as PNG has them.
struct ByteReader {
    private var rest: Data

    init(_ data: Data) { rest = data }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func bytes(_ count: Int) throws -> Data {
        guard count >= 0, rest.count >= count else { throw AnimatedPNG.Damage("it is cut off") }
        defer { rest = rest.dropFirst(count) }
        return Data(rest.prefix(count))
    }

    mutating func number32() throws -> UInt32 { try bytes(4).reduce(0) { $0 << 8 | UInt32($1) } }
    mutating func number16() throws -> UInt16 { try bytes(2).reduce(0) { $0 << 8 | UInt16($1) } }
    mutating func number8() throws -> UInt8 { try bytes(1)[0] }
}

extension Data {
    mutating func append(bigEndian value: UInt32) {
        append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
    }

    mutating func append(bigEndian value: UInt16) {
        append(contentsOf: [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
    }
}

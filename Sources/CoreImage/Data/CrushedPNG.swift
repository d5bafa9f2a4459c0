import CZlib
import Foundation

/// Apple's own kind of PNG, which Xcode makes of the pictures of an app that it builds: a chunk `CgBI` at the begin, a compressed
/// stream without header and checksum, and in colour pictures premultiplied pixels with blue first.
///
/// Nothing of it is documented by Apple; the layout is that of the PNG specification, but for these three things.
struct CrushedPNG {
    /// A PNG file that any decoder reads. Its colours are still the wrong way round where ``isSwapped``.
    let plain: Data
    /// Whether red and blue have changed places, and all colours are premultiplied.
    let isSwapped: Bool

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// - Returns: `nil` for data that is none.
    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(16))
        guard bytes.count == 16, bytes.starts(with: CrushedPNG.signature), Array(bytes[12...]) == Array("CgBI".utf8),
            let chunks = CrushedPNG.chunks(of: data), let header = chunks.first(where: { $0.kind == "IHDR" }),
            header.content.count == 13
        else { return nil }
        let packed = chunks.filter { $0.kind == "IDAT" }.flatMap(\.content)
        guard let checksum = CrushedPNG.checksum(ofDeflated: packed) else { return nil }
        var result = Data(CrushedPNG.signature)
        for chunk in chunks.prefix(while: { $0.kind != "IDAT" }) where chunk.kind != "CgBI" {
            result.append(chunk: chunk.kind, Array(chunk.content))
        }
        // A stream's header, which says deflate with the largest window, and its checksum.
        result.append(chunk: "IDAT", [0x78, 0x01] + packed + checksum.bytes)
        result.append(chunk: "IEND", [])
        plain = result
        // Kinds 2 and 6 are colours, without and with alpha; grey pictures and palettes are as in all PNG files.
        let kind = header.content[header.content.startIndex + 9]
        isSwapped = kind == 2 || kind == 6
    }

    /// The checksum of what is packed: Adler-32. None for what cannot be unpacked.
    private static func checksum(ofDeflated bytes: [UInt8]) -> UInt32? {
        var stream = z_stream()
        // A negative window tells that there is no header.
        guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return nil
        }
        defer { inflateEnd(&stream) }
        var (packed, room) = (bytes, [UInt8](repeating: 0, count: 1 << 16))
        var sum = adler32(0, nil, 0)
        return packed.withUnsafeMutableBufferPointer { packed in
            room.withUnsafeMutableBufferPointer { room in
                (stream.next_in, stream.avail_in) = (packed.baseAddress, UInt32(packed.count))
                while true {
                    (stream.next_out, stream.avail_out) = (room.baseAddress, UInt32(room.count))
                    let status = inflate(&stream, Z_NO_FLUSH)
                    guard status == Z_OK || status == Z_STREAM_END else { return nil }
                    sum = adler32(sum, room.baseAddress, UInt32(room.count) - stream.avail_out)
                    if status == Z_STREAM_END { return UInt32(sum) }
                }
            }
        }
    }

    private static func chunks(of data: Data) -> [(kind: String, content: Data)]? {
        var chunks: [(String, Data)] = []
        var index = data.startIndex + 8
        while index + 12 <= data.endIndex {
            let count = data[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
            guard count <= data.endIndex - index - 12 else { return nil }
            let kind = String(decoding: data[index + 4..<index + 8], as: UTF8.self)
            chunks.append((kind, data[index + 8..<index + 8 + count]))
            index += 12 + count
            if kind == "IEND" { return chunks }
        }
        return nil
    }
}

extension Data {
    fileprivate mutating func append(chunk kind: String, _ content: [UInt8]) {
        let body = Array(kind.utf8) + content
        append(contentsOf: UInt32(content.count).bytes)
        append(contentsOf: body)
        append(contentsOf: UInt32(crc32(0, body, UInt32(body.count))).bytes)
    }
}

extension UInt32 {
    /// From the highest byte to the lowest.
    fileprivate var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(self >> $0 & 255) } }
}

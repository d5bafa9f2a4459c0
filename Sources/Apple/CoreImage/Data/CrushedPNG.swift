import CZlib
import CoreGraphics
import Foundation

/// Apple's own kind of PNG, which Xcode makes of the pictures of an app that it builds: a chunk `CgBI` at the begin, a compressed
/// stream without header and checksum, and in color pictures premultiplied pixels with blue first.
///
/// Nothing of it is documented by Apple; the layout is that of the PNG specification, but for these three things.
struct CrushedPNG {
    /// A PNG file that any decoder reads. Its colors are still the wrong way round where ``isSwapped``.
    let plain: Data
    /// Whether red and blue have changed places, and all colors are premultiplied.
    let isSwapped: Bool

    /// - Returns: `nil` for data that is not one.
    init?(_ data: Data) {
        // Few files are of this kind, so that one look must tell.
        guard data.dropFirst(12).starts(with: "CgBI".utf8), let chunks = CrushedPNG.chunks(of: data),
            let header = chunks.first(where: { $0.type == "IHDR" })?.content, header.count == 13
        else { return nil }
        let packed = chunks.filter { $0.type == "IDAT" }.flatMap(\.content)
        guard let most = CrushedPNG.mostBytes(header),
            let checksum = CrushedPNG.checksum(ofDeflated: packed, atMost: most)
        else { return nil }
        var result = PNGChunks.signature
        for chunk in chunks.prefix(while: { $0.type != "IDAT" }) where chunk.type != "CgBI" {
            result.append(chunk.data)
        }
        // A stream's header, which says deflate with the largest window, and its checksum.
        var stream = Data([0x78, 0x01] + packed)
        stream.append(bigEndian: checksum)
        result.append(PNGChunk(type: "IDAT", content: stream).data)
        result.append(PNGChunk(type: "IEND", content: Data()).data)
        plain = result
        // Kinds 2 and 6 are colors, without and with alpha; gray pictures and palettes are as in all PNG files.
        let kind = header[header.startIndex + 9]
        isSwapped = kind == 2 || kind == 6
    }

    /// The length of the pixels of an image with that header, at most: eight bytes a pixel and one for each of the rows, of which an
    /// interlaced image has twice as many. `nil` for an image that is too large.
    private static func mostBytes(_ header: Data) -> Int? {
        let (width, height) = (Int(header.bigEndian(at: 0)), Int(header.bigEndian(at: 4)))
        return PixelBuffer.canHold(width: width, height: height) ? (width * 8 + 2) * height * 2 : nil
    }

    /// The checksum of what is packed: Adler-32. None for what cannot be unpacked, and for what is longer than the image.
    private static func checksum(ofDeflated bytes: [UInt8], atMost most: Int) -> UInt32? {
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
                stream.next_in = packed.baseAddress
                stream.avail_in = UInt32(packed.count)
                while true {
                    stream.next_out = room.baseAddress
                    stream.avail_out = UInt32(room.count)
                    let status = inflate(&stream, Z_NO_FLUSH)
                    guard status == Z_OK || status == Z_STREAM_END else { return nil }
                    guard stream.total_out <= most else { return nil }
                    sum = adler32(sum, room.baseAddress, UInt32(room.count) - stream.avail_out)
                    if status == Z_STREAM_END { return UInt32(sum) }
                }
            }
        }
    }

    /// `nil` for a file that is cut off.
    private static func chunks(of data: Data) -> [PNGChunk]? {
        var chunks: [PNGChunk] = []
        guard let all = PNGChunks(data) else { return nil }
        for chunk in all {
            chunks.append(chunk)
            if chunk.type == "IEND" { return chunks }
        }
        return nil
    }
}

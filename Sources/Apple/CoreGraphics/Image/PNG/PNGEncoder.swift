import CPNG

/// Packs pixels as PNG: quickly, always the same bytes for the same pixels, from any thread.
package enum PNGEncoder {
    /// What can go wrong.
    package enum Failure: Error, CustomStringConvertible {
        case writing(path: String, reason: String)

        package var description: String {
            switch self {
            case .writing(let path, let reason): "\(path) could not be written: \(reason)"
            }
        }
    }

    /// Packs a bitmap. The premultiplied colors of `buffer` become straight ones, as PNG has them.
    ///
    /// - Parameter opaque: Leaves alpha out, whatever the pixels say; smaller and quicker.
    /// - Parameter small: Packs well rather than quickly.
    package static func encode(_ buffer: PixelBuffer, opaque: Bool, small: Bool = false) -> Data {
        encode(buffer, in: PixelRect(width: buffer.width, height: buffer.height), opaque: opaque, small: small)
    }

    /// Packs a part of a bitmap, which has to lie inside it.
    package static func encode(
        _ buffer: PixelBuffer, in part: PixelRect, opaque: Bool, small: Bool = false
    ) -> Data {
        let channels = opaque ? 3 : 4
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(part.width)
        image.height = png_uint_32(part.height)
        image.format = png_uint_32(opaque ? 0x02 : 0x03)
        if !small { image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST) }
        let rows = straightRows(buffer, part, channels: channels)
        defer { rows.deallocate() }
        let pixels = part.width * part.height
        let bound = pixels * channels + part.height + (pixels >> 4) + 4096
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bound, alignment: 16)
        defer { memory.deallocate() }
        var size = png_alloc_size_t(bound)
        let done = png_image_write_to_memory(&image, memory, &size, 0, rows.baseAddress, 0, nil)
        guard done != 0 else { fatalError("libpng could not pack a picture into \(bound) bytes") }
        return Data(bytes: memory, count: Int(size))
    }

    /// Packs a bitmap into a file, which is there whole or not at all.
    package static func write(_ buffer: PixelBuffer, opaque: Bool, to path: String) throws {
        do {
            try encode(buffer, opaque: opaque).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw Failure.writing(path: path, reason: error.localizedDescription)
        }
    }

    /// The rows without gaps, as bytes R, G, B and A if there are four channels.
    private static func straightRows(
        _ buffer: PixelBuffer, _ part: PixelRect, channels: Int
    ) -> UnsafeMutableBufferPointer<UInt8> {
        let rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, part.width * part.height * channels))
        guard var out = rows.baseAddress else { return rows }
        for y in part.top..<part.bottom {
            let row = buffer.row(y)
            for x in part.left..<part.right {
                let pixel = channels == 3 ? row[x] : straight(row[x])
                out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
                out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
                out[2] = UInt8(truncatingIfNeeded: pixel)
                if channels == 4 { out[3] = UInt8(truncatingIfNeeded: pixel >> 24) }
                out += channels
            }
        }
        return rows
    }

    /// A premultiplied pixel with its color divided by its alpha, rounded.
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : pixel }
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, (((pixel >> shift) & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
        return (alpha << 24) | channel(16) | channel(8) | channel(0)
    }
}

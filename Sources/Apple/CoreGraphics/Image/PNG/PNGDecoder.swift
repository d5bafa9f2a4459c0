import CPNG

/// Unpacks PNG files, pixel for pixel, from any thread. What `UIImage` reads goes another way, which knows more formats.
package enum PNGDecoder {
    /// The pixels of a PNG file, premultiplied.
    ///
    /// - Returns: `nil` for data that is no PNG file, or a broken one.
    package static func decode(_ data: Data) -> PixelBuffer? {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        return data.withUnsafeBytes { bytes in
            guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { return nil }
            let isOpaque = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) == 0
            // Bytes B, G, R, A: a pixel's number on the little-endian machines that Swift runs on here.
            image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
            guard PixelBuffer.canHold(width: Int(image.width), height: Int(image.height)) else { return nil }
            let buffer = PixelBuffer(width: Int(image.width), height: Int(image.height), isOpaque: isOpaque)
            guard png_image_finish_read(&image, nil, buffer.row(0), Int32(buffer.stride * 4), nil) != 0 else {
                return nil
            }
            if !isOpaque { premultiply(buffer) }
            return buffer
        }
    }

    private static func premultiply(_ buffer: PixelBuffer) {
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            for x in 0..<buffer.width { row[x] = premultiplied(row[x]) }
        }
    }

    private static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        func channel(_ shift: UInt32) -> UInt32 { ((((pixel >> shift) & 0xFF) * alpha + 127) / 255) << shift }
        return (alpha << 24) | channel(16) | channel(8) | channel(0)
    }
}

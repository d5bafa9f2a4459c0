import CPixbuf
import CoreGraphics

/// Reads and writes image files through gdk-pixbuf.
package enum ImageDecoder {
    /// A picture read from a file.
    package struct Picture {
        package var image: CGImage
        /// The EXIF orientation (1 to 8); 1 if the file says none.
        package var orientation: Int
    }

    /// A `GdkPixbuf` that releases itself.
    private final class Pixbuf {
        let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { self.pointer = pointer }
        deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }

    /// Reads an image in a format that iOS reads: PNG, Apple's own PNG, JPEG, GIF, BMP, TIFF, icons, and WebP where its loader is
    /// installed.
    ///
    /// The pixels of complete PNG and JPEG files are decoded on another thread.
    /// - Returns: `nil` if the bytes are in no such format or damaged, or declare a size beyond ``PixelBuffer/canHold(width:height:)``:
    ///   the size is checked before any pixel is allocated.
    package static func decode(_ data: Data) -> Picture? {
        guard ImageHeader(data)?.isWithinLimits == true else { return nil }
        if let outline = PictureOutline(data) { return decode(data, as: outline) }
        let crushed = CrushedPNG(data)
        return decode(crushed?.plain ?? data, isSwapped: crushed?.isSwapped ?? false)
    }

    /// Draws a vector image (SVG) at a scale.
    ///
    /// - Returns: `nil` for data that is not one, for an image with a longer side than `longestSide` pixels, and for files that
    ///   ``VectorScan`` refuses.
    package static func draw(vector data: Data, scale: CGFloat, longestSide: CGFloat) -> CGImage? {
        guard VectorScan.allows(data) else { return nil }
        return ImageLoader(scale: scale)?.decode(data) { pixbuf in
            let side = max(gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
            return CGFloat(side) <= longestSide ? premultiplied(pixbuf).map { CGImage(buffer: $0) } : nil
        }
    }

    private static func decode(_ data: Data, as outline: PictureOutline) -> Picture {
        let (width, height) = (outline.width, outline.height)
        let pending = PendingPixels(width: width, height: height) {
            guard let buffer = decode(data, isSwapped: false)?.image.buffer, buffer.width == width,
                buffer.height == height
            else {
                // Whole, and yet not to be read: iOS shows nothing.
                return PixelBuffer(width: width, height: height)
            }
            return buffer
        }
        pending.begin()
        return Picture(image: CGImage(pending: pending), orientation: outline.orientation)
    }

    private static func decode(_ data: Data, isSwapped: Bool) -> Picture? {
        ImageLoader()?.decode(data) { pixbuf in
            let orientation = gdk_pixbuf_get_option(pixbuf, "orientation").map { String(cString: $0) }
            guard let buffer = isSwapped ? swapped(pixbuf) : premultiplied(pixbuf) else { return nil }
            return Picture(image: CGImage(buffer: buffer), orientation: orientation.flatMap { Int($0) } ?? 1)
        }
    }

    /// Packs a picture as JPEG; `quality` from 0 to 1. Transparent parts become white.
    package static func jpeg(_ buffer: PixelBuffer, quality: CGFloat) -> Data? {
        guard let pixbuf = opaquePixbuf(buffer) else { return nil }
        var bytes: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        var keys: [UnsafeMutablePointer<CChar>?] = [strdup("quality"), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [
            strdup(String(Int(Double(quality).limited(to: 0...1) * 100))), nil,
        ]
        defer {
            free(keys[0])
            free(values[0])
        }
        let done = gdk_pixbuf_save_to_bufferv(pixbuf.pointer, &bytes, &count, "jpeg", &keys, &values, nil)
        guard done != 0, let bytes else { return nil }
        defer { g_free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }

    private static func premultiplied(_ pixbuf: OpaquePointer) -> PixelBuffer? { buffer(pixbuf, pack) }

    /// The pixels of a picture that is premultiplied, with blue in red's place.
    private static func swapped(_ pixbuf: OpaquePointer) -> PixelBuffer? {
        buffer(pixbuf) { blue, green, red, alpha in
            alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8 | min(blue, alpha)
        }
    }

    @inline(__always)
    private static func buffer(
        _ pixbuf: OpaquePointer, _ pack: (UInt32, UInt32, UInt32, UInt32) -> UInt32
    ) -> PixelBuffer? {
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        guard channels >= 3, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8,
            let source = gdk_pixbuf_read_pixels(pixbuf)
        else { return nil }
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let buffer = PixelBuffer(
            width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)), isOpaque: true)
        var meet: UInt32 = 0xFF
        for y in 0..<buffer.height {
            var from = source + y * stride
            let to = buffer.row(y)
            for x in 0..<buffer.width {
                let alpha = channels == 4 ? UInt32(from[3]) : 255
                meet &= alpha
                to[x] = pack(UInt32(from[0]), UInt32(from[1]), UInt32(from[2]), alpha)
                from += channels
            }
        }
        buffer.isOpaque = meet == 0xFF
        return buffer
    }

    /// A premultiplied pixel from straight channels.
    private static func pack(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) -> UInt32 {
        if alpha == 255 { return 0xFF00_0000 | red << 16 | green << 8 | blue }
        func times(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
        return alpha << 24 | times(red) << 16 | times(green) << 8 | times(blue)
    }

    private static func opaquePixbuf(_ buffer: PixelBuffer) -> Pixbuf? {
        guard
            let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(buffer.width), Int32(buffer.height)),
            let target = gdk_pixbuf_get_pixels(pixbuf)
        else { return nil }
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        for y in 0..<buffer.height {
            var to = target + y * stride
            let row = buffer.row(y)
            for x in 0..<buffer.width {
                let white = 255 - (row[x] >> 24)
                to[0] = UInt8(min(255, ((row[x] >> 16) & 0xFF) + white))
                to[1] = UInt8(min(255, ((row[x] >> 8) & 0xFF) + white))
                to[2] = UInt8(min(255, (row[x] & 0xFF) + white))
                to += 3
            }
        }
        return Pixbuf(pixbuf)
    }
}

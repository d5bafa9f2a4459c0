import CoreGraphics

/// Pictures in other colors, each made once: those of particles, and of a replicator's copies.
final class PictureTints {
    private struct Key: Hashable {
        let picture: ObjectIdentifier
        let color: UInt32
    }

    /// The source is kept, so that no other picture gets its identity.
    private var pictures: [Key: (source: PixelBuffer, tinted: PixelBuffer)] = [:]

    /// A picture with its colors multiplied, in steps of a sixteenth: finer ones nobody sees on things so small.
    func picture(
        _ picture: PixelBuffer, multipliedBy share: (red: Double, green: Double, blue: Double)
    ) -> PixelBuffer {
        func level(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 15).rounded()) }
        let (r, g, b) = (level(share.red), level(share.green), level(share.blue))
        if r == 15, g == 15, b == 15 { return picture }
        let key = Key(picture: ObjectIdentifier(picture), color: r << 8 | g << 4 | b)
        if let known = pictures[key] { return known.tinted }
        if pictures.count > 256 { pictures.removeAll() }
        let tinted = Self.tint(picture, r * 17, g * 17, b * 17)
        pictures[key] = (picture, tinted)
        return tinted
    }

    private static func tint(_ source: PixelBuffer, _ red: UInt32, _ green: UInt32, _ blue: UInt32) -> PixelBuffer {
        let result = PixelBuffer(width: source.width, height: source.height, isOpaque: source.isOpaque)
        func scale(_ pixel: UInt32, _ shift: UInt32, _ factor: UInt32) -> UInt32 {
            ((((pixel >> shift) & 255) * factor + 127) / 255) << shift
        }
        for y in 0..<source.height {
            for x in 0..<source.width {
                let pixel = source.pixels[y * source.stride + x]
                result.pixels[y * result.stride + x] =
                    (pixel & 0xFF00_0000) | scale(pixel, 16, red) | scale(pixel, 8, green) | scale(pixel, 0, blue)
            }
        }
        return result
    }
}

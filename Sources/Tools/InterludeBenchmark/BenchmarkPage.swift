import CoreGraphics

/// The pages of the standard scenes where nobody has drawn any.
enum BenchmarkPage {
    /// An iPhone's screen at scale 3, in pixels.
    static let (width, height) = (1179, 2556)

    /// An opaque picture whose neighboring pixels differ, as a photograph's do.
    static func make(hue: UInt32) -> PixelBuffer {
        let page = PixelBuffer(width: width, height: height, isOpaque: true)
        for y in 0..<height {
            let row = page.row(y)
            for x in 0..<width {
                let (red, green) = (UInt32(x & 0xFF), UInt32(y & 0xFF))
                row[x] = 0xFF00_0000 | red << 16 | green << 8 | hue
            }
        }
        return page
    }
}

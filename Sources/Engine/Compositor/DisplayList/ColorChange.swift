import CoreGraphics

/// How colors and pictures are exchanged for others.
package struct ColorChange {
    /// Gives another color.
    let color: (PixelColor) -> PixelColor
    /// Gives another picture.
    let picture: (PixelBuffer) -> PixelBuffer

    /// Multiplies red, green and blue by shares in 0…1; pictures are multiplied by whoever keeps them.
    package init(
        multiplyingBy share: (red: Double, green: Double, blue: Double),
        picture: @escaping (PixelBuffer) -> PixelBuffer
    ) {
        color = { $0.multiplied(by: share) }
        self.picture = picture
    }
}

extension PixelColor {
    /// Its alpha stays.
    fileprivate func multiplied(by share: (red: Double, green: Double, blue: Double)) -> PixelColor {
        func part(_ shift: UInt32, _ share: Double) -> UInt32 {
            UInt32((Double(value >> shift & 255) * share.limited(to: 0...1)).rounded()) << shift
        }
        return PixelColor(value: value & 0xFF00_0000 | part(16, share.red) | part(8, share.green) | part(0, share.blue))
    }
}

import Foundation

extension PixelBuffer {
    /// No side of a bitmap is longer: cairo's limit.
    package static let longestSide = 32_767

    /// No bitmap has more pixels: a quarter of a gigabyte of them. Decided; the largest screen has a twelfth.
    package static let mostPixels = 1 << 26

    /// Whether there may be a bitmap of that size. Sizes that users choose are asked about before one is made.
    package static func canHold(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= longestSide && height <= longestSide && width * height <= mostPixels
    }

    /// The pixels of a length in points, what is begun counted; 0 for what is no length, too many for any bitmap where it is too
    /// long.
    package static func pixels(_ points: CGFloat, scale: CGFloat) -> Int {
        max(0, Int(saturating: Double((points * scale).rounded(.up))))
    }
}

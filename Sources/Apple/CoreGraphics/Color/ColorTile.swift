import Foundation

/// A picture that fills places with copies of itself side by side.
package final class ColorTile: @unchecked Sendable {
    package let image: CGImage
    /// Pixels per point.
    package let scale: CGFloat
    private let lock = NSLock()
    /// The last fields that were made, newest last.
    private var fields: [PixelBuffer] = []

    package init(image: CGImage, scale: CGFloat) {
        self.image = image
        self.scale = max(scale, 0.01)
    }

    /// Decided: as many views as share a pattern at a time have mostly one size, or two.
    private static let keptFields = 4
    private static let mostPixels = 1 << 24

    /// Copies side by side, from the upper left corner, over a size in pixels; `nil` for one that is too large or nothing.
    package func field(width: Int, height: Int) -> PixelBuffer? {
        guard width > 0, height > 0, width <= Self.mostPixels / height, image.width > 0, image.height > 0 else {
            return nil
        }
        lock.lock()
        defer { lock.unlock() }
        if let known = fields.first(where: { $0.width == width && $0.height == height }) { return known }
        let made = PixelBuffer(width: width, height: height, isOpaque: image.buffer.isOpaque)
        for y in 0..<height {
            let (from, to) = (image.buffer.row(y % image.height), made.row(y))
            for x in 0..<width { to[x] = from[x % image.width] }
        }
        if fields.count == Self.keptFields { fields.removeFirst() }
        fields.append(made)
        return made
    }
}

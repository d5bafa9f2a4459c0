import CoreGraphics

/// Where a picture stands in a window that has another shape, as one that fills the screen or a tile: as large as it can be
/// in proportion, in the middle.
package enum Letterbox {
    /// - Parameters:
    ///   - picture: The picture's size, in any unit.
    ///   - space: The window's size, in the unit of the result.
    package static func place(of picture: CGSize, in space: CGSize) -> CGRect {
        guard picture.width > 0, picture.height > 0, space.width > 0, space.height > 0 else { return .zero }
        let part = min(space.width / picture.width, space.height / picture.height)
        let size = CGSize(width: (picture.width * part).rounded(), height: (picture.height * part).rounded())
        // Sizes are whole: a window made for the picture may be off by a hair.
        if space.width - size.width <= hair, space.height - size.height <= hair {
            return CGRect(origin: .zero, size: space)
        }
        let (x, y) = ((space.width - size.width) / 2, (space.height - size.height) / 2)
        return CGRect(x: x.rounded(.down), y: y.rounded(.down), width: size.width, height: size.height)
    }

    private static let hair: CGFloat = 1
}

extension UIImage {
    /// The rotation and mirroring that displays the stored pixels upright.
    public enum Orientation: Int, Sendable {
        /// No rotation.
        case up = 0
        /// Rotated by 180 degrees.
        case down = 1
        /// Rotated by 90 degrees counterclockwise.
        case left = 2
        /// Rotated by 90 degrees clockwise.
        case right = 3
        /// Mirrored horizontally.
        case upMirrored = 4
        /// Mirrored, and rotated by 180 degrees.
        case downMirrored = 5
        /// Mirrored, and rotated by 90 degrees counterclockwise.
        case leftMirrored = 6
        /// Mirrored, and rotated by 90 degrees clockwise.
        case rightMirrored = 7

        /// Whether upright the picture's sides are exchanged.
        var swapsSides: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

        /// Creates the orientation of an EXIF number.
        init(exif: Int) {
            let order: [Orientation] = [
                .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ]
            self = order.indices.contains(exif - 1) ? order[exif - 1] : .up
        }

        /// The mirror image's orientation.
        package var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? .up }
    }

    /// Whether an image is drawn with its own colors or as a template in the tint color.
    public enum RenderingMode: Int, Sendable {
        /// Depends on the view: symbols are usually templates, bitmaps are not.
        case automatic = 0
        /// With its own colors, even if it is a symbol.
        case alwaysOriginal = 1
        /// As a template in the tint color, even if it is a bitmap.
        case alwaysTemplate = 2
    }

    /// The way in which the parts of a resizable image fill their space.
    public enum ResizingMode: Int, Sendable {
        /// The parts are tiled.
        case tile = 0
        /// The parts are stretched.
        case stretch = 1
    }
}

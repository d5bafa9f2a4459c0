extension UIImage {
    /// How the stored pixels have to be turned to stand upright.
    public enum Orientation: Int, Sendable {
        /// They stand upright as stored.
        case up = 0
        /// Turned by half a circle.
        case down = 1
        /// To be turned a quarter counterclockwise.
        case left = 2
        /// To be turned a quarter clockwise.
        case right = 3
        /// Mirrored left to right.
        case upMirrored = 4
        /// Mirrored, and turned by half a circle.
        case downMirrored = 5
        /// Mirrored, and to be turned a quarter counterclockwise.
        case leftMirrored = 6
        /// Mirrored, and to be turned a quarter clockwise.
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

    /// Whether an image is drawn in its own colors, or as a stencil in the tint color.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is shown thinks fit: symbols are stencils, pictures are not.
        case automatic = 0
        /// In its own colors, a symbol too.
        case alwaysOriginal = 1
        /// As a stencil in the tint color, a picture too.
        case alwaysTemplate = 2
    }

    /// How the parts of a resizable image fill their space.
    public enum ResizingMode: Int, Sendable {
        /// They are repeated.
        case tile = 0
        /// They are made larger.
        case stretch = 1
    }
}

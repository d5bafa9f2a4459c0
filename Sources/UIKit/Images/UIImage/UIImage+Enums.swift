extension UIImage {
    /// How the stored pixels have to be turned to stand upright.
    public enum Orientation: Int, Sendable {
        case up = 0
        /// Turned by half a circle.
        case down = 1
        /// To be turned a quarter counterclockwise.
        case left = 2
        /// To be turned a quarter clockwise.
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7

        /// Whether upright the picture's sides are exchanged.
        var swapsSides: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

        /// The orientation an EXIF number stands for.
        init(exif: Int) {
            let order: [Orientation] = [
                .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ]
            self = order.indices.contains(exif - 1) ? order[exif - 1] : .up
        }

        /// The mirror image's orientation.
        var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? .up }
    }

    /// Whether an image is drawn in its own colours, or as a stencil in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is shown thinks fit: symbols are stencils, pictures are not.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How the parts of a resizable image fill their space.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }
}

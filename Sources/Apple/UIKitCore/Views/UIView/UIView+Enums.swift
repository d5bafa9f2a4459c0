extension UIView {
    /// The way in which the content is laid out when the bounds change.
    public enum ContentMode: Int, Sendable {
        /// Scaled to fill the bounds, without regard to the aspect ratio.
        case scaleToFill = 0
        /// The largest size that fits into the bounds with the content's aspect ratio; the rest is
        /// transparent.
        case scaleAspectFit = 1
        /// The smallest size that covers the bounds with the content's aspect ratio; the excess is
        /// visible unless it is clipped.
        case scaleAspectFill = 2
        /// Redrawn when the bounds change.
        case redraw = 3
        /// Centered, unscaled.
        case center = 4
        /// Centered at the upper edge, unscaled.
        case top = 5
        /// Centered at the lower edge, unscaled.
        case bottom = 6
        /// Centered at the left edge, unscaled.
        case left = 7
        /// Centered at the right edge, unscaled.
        case right = 8
        /// In the upper left corner, unscaled.
        case topLeft = 9
        /// In the upper right corner, unscaled.
        case topRight = 10
        /// In the lower left corner, unscaled.
        case bottomLeft = 11
        /// In the lower right corner, unscaled.
        case bottomRight = 12

        /// What the layer calls it. Layers of views have the origin at the top, so top and bottom keep their names.
        package var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    /// The dimensions of a view that change when its superview changes size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set of bits. Unknown bits are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance from the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the upper edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the lower edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The adjustment of the tint color.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview.
        case automatic = 0
        /// The unchanged tint color.
        case normal = 1
        /// The tint color without saturation, as behind an alert.
        case dimmed = 2
    }

    /// The timing curve of an animation.
    public enum AnimationCurve: RawRepresentable, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Constant speed.
        case linear

        /// Creates a curve from its number. As on iOS, no number fails. Keyboard notifications have
        /// a curve without a name, 7. It is `easeOut` here, the closest one; animation options with
        /// that number have the keyboard's curve.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .easeInOut
            case 1: self = .easeIn
            case 3: self = .linear
            default: self = .easeOut
            }
        }

        /// The value as a number.
        public var rawValue: Int {
            switch self {
            case .easeInOut: 0
            case .easeIn: 1
            case .easeOut: 2
            case .linear: 3
            }
        }
    }

    /// The older transitions of a view's content.
    public enum AnimationTransition: Int, Sendable {
        /// No animation.
        case none = 0
        /// A flip around the vertical axis, from the left.
        case flipFromLeft = 1
        /// A flip around the vertical axis, from the right.
        case flipFromRight = 2
        /// The old content curls up like a page.
        case curlUp = 3
        /// The new content curls down like a page.
        case curlDown = 4
    }

    /// Predefined animations.
    public enum SystemAnimation: UInt, Sendable {
        /// Removes the views from their superviews at the end.
        case delete = 0
    }

    /// The value of an intrinsic size's dimension that does not exist.
    nonisolated public class var noIntrinsicMetric: CGFloat { -1 }
    /// The target size for the smallest size that the constraints allow.
    nonisolated public class var layoutFittingCompressedSize: CGSize { .zero }
    /// The target size for the largest size that the constraints allow.
    nonisolated public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

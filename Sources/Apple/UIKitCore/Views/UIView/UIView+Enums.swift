extension UIView {
    /// How the content follows a change of the bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds, whatever that does to its proportions.
        case scaleToFill = 0
        /// As large as fits in with its proportions; the rest stays free.
        case scaleAspectFit = 1
        /// The smallest size that covers the bounds with the content's aspect ratio; the rest is visible unless it is
        /// clipped.
        case scaleAspectFill = 2
        /// Drawn anew for the new bounds.
        case redraw = 3
        /// In the middle, in its own size.
        case center = 4
        /// At the middle of the upper edge, in its own size.
        case top = 5
        /// At the middle of the lower edge, in its own size.
        case bottom = 6
        /// At the middle of the left edge, in its own size.
        case left = 7
        /// At the middle of the right edge, in its own size.
        case right = 8
        /// In the upper left corner, in its own size.
        case topLeft = 9
        /// In the upper right corner, in its own size.
        case topRight = 10
        /// In the lower left corner, in its own size.
        case bottomLeft = 11
        /// In the lower right corner, in its own size.
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

    /// Which of a view's dimensions change when its superview changes size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set of bits; bits without a meaning are kept.
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

    /// Whether the tint is shown as it is or without its color.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview does.
        case automatic = 0
        /// The tint as it is.
        case normal = 1
        /// The tint in gray, as behind an alert.
        case dimmed = 2
    }

    /// The pace of an animation.
    public enum AnimationCurve: RawRepresentable, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Constant speed.
        case linear

        /// A curve by its number. As on iOS no number fails: keyboard notifications have a curve without a name, 7. It
        /// is `easeOut` here, the closest one; animation options with that number have the keyboard's curve.
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

    /// The older names of the transitions of a view's content.
    public enum AnimationTransition: Int, Sendable {
        /// At once.
        case none = 0
        /// Turns about the vertical axis, from the left.
        case flipFromLeft = 1
        /// Turns about the vertical axis, from the right.
        case flipFromRight = 2
        /// The old content is turned up like a page.
        case curlUp = 3
        /// The new content is turned down like a page.
        case curlDown = 4
    }

    /// Animations that the system has ready.
    public enum SystemAnimation: UInt, Sendable {
        /// Takes the views out of their superviews in the end.
        case delete = 0
    }

    /// Says that a view has no size of its own in one direction.
    nonisolated public class var noIntrinsicMetric: CGFloat { -1 }
    /// Asks for the smallest size a layout allows.
    nonisolated public class var layoutFittingCompressedSize: CGSize { .zero }
    /// Asks for the largest size a layout allows.
    nonisolated public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

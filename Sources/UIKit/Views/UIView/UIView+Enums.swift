extension UIView {
    /// How the content follows a change of the bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit = 1
        case scaleAspectFill = 2
        /// Drawn anew for the new bounds.
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
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

    /// Which of a view's measures give way when its superview changes size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Whether the tint is shown as it is or without its colour.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview does.
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }

    /// The pace of an animation.
    public enum AnimationCurve: RawRepresentable, Sendable {
        case easeInOut
        case easeIn
        case easeOut
        case linear

        /// A curve by its number. As on iOS no number fails: notifications of the keyboard tell a curve that has no name, 7. It
        /// is `easeOut` here, which comes nearest; animation options with that number have the keyboard's own curve.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .easeInOut
            case 1: self = .easeIn
            case 3: self = .linear
            default: self = .easeOut
            }
        }

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
        case none = 0
        case flipFromLeft = 1
        case flipFromRight = 2
        case curlUp = 3
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

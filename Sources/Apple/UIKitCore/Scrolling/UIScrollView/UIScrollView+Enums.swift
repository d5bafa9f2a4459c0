extension UIScrollView {
    /// The safe area insets that the scroll view adds to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`; in a navigation controller the insets at the top and at the bottom
        /// are always added.
        case automatic = 0
        /// The insets of the directions in which the content can be scrolled.
        case scrollableAxes = 1
        /// None.
        case never = 2
        /// All of them, whether the content can be scrolled or not.
        case always = 3
    }

    /// The color of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Black or white, to suit the light or dark style.
        case `default` = 0
        /// Black, for light content.
        case black = 1
        /// White, for dark content.
        case white = 2
    }

    /// The way in which dragging dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging does not dismiss the keyboard.
        case none = 0
        /// As soon as a drag begins.
        case onDrag = 1
        /// The keyboard follows the drag once the touch reaches it, and returns with the touch.
        case interactive = 2
        /// As soon as a drag begins, with its accessory: the same as `onDrag` here.
        case onDragWithAccessory = 3
        /// As `interactive`, with the keyboard's accessory; the same as `interactive` here.
        case interactiveWithAccessory = 4
    }

    /// The rate of deceleration after a release: the fraction of the velocity that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of the velocity that remains after a millisecond, between 0 and 1.
        public var rawValue: CGFloat

        /// Creates a rate from the fraction of the velocity that remains after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998, as documented by Apple. The default.
        public static let normal = DecelerationRate(rawValue: ScrollMetrics.normalDeceleration)
        /// 0.99, as documented by Apple: the content stops sooner.
        public static let fast = DecelerationRate(rawValue: ScrollMetrics.fastDeceleration)
    }
}

/// One of the two directions in which content can be moved.
enum ScrollAxis: CaseIterable {
    case x
    case y

    func of(_ point: CGPoint) -> CGFloat { self == .x ? point.x : point.y }
    func length(of size: CGSize) -> CGFloat { self == .x ? size.width : size.height }
    func start(of insets: UIEdgeInsets) -> CGFloat { self == .x ? insets.left : insets.top }
    func end(of insets: UIEdgeInsets) -> CGFloat { self == .x ? insets.right : insets.bottom }
}

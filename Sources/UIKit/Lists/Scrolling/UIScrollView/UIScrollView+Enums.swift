extension UIScrollView {
    /// Which of the safe area's insets the scroll view adds to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`; in a navigation controller's content above and below in any case.
        case automatic = 0
        /// Those of the directions in which the content can be scrolled.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// As fits the light or dark style.
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// How dragging puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }

    /// How fast the content slows down after it was let go: the part of the velocity that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: ScrollMetrics.normalDeceleration)
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

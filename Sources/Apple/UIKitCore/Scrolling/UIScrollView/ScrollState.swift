import QuartzCore

/// What a scroll view knows of its movement.
@MainActor struct ScrollState {
    /// A finger that moves the content.
    struct Drag {
        /// Where the content would be if it had no edges, at the pan's beginning.
        var origin: CGPoint
        /// The direction that the directional lock keeps still.
        var locked: ScrollAxis?
        /// What moves along, and what it has taken of the finger's way so far.
        weak var partner: (any ScrollDragPartner)?
        var given: CGFloat = 0
        /// The finger's way when it was last looked at.
        var seen: CGFloat = 0
    }

    /// Scrolling by a wheel or a touch pad, which goes on as long as more comes.
    struct Indirect {
        /// From its beginning.
        var travel: CGPoint
        /// Ends it.
        var end: MainTimer.Token
    }

    /// The motion of content that was let go.
    struct Motion {
        var x: AxisMotion
        var y: AxisMotion
        /// By how much the content was shifted since, with all that it holds.
        var shift = CGPoint.zero
        let start: TimeInterval

        var duration: TimeInterval { max(x.duration, y.duration) }
        var end: CGPoint { CGPoint(x: x.end + shift.x, y: y.end + shift.y) }
        func position(at time: TimeInterval) -> CGPoint {
            CGPoint(x: x.position(at: time) + shift.x, y: y.position(at: time) + shift.y)
        }
    }

    /// An animated change of the offset.
    struct Animation {
        var from: CGPoint
        var to: CGPoint
        let start: TimeInterval
        /// Whether a tap on the status bar has started it.
        var isToTop = false
    }

    var drag: Drag?
    var indirect: Indirect?
    var motion: Motion?
    var animation: Animation?
    var isDecelerating = false
    var link: CADisplayLink?
    var adjustedInset = UIEdgeInsets.zero
    /// What of `adjustedInset` comes from the safe area.
    var safeAreaPart = UIEdgeInsets.zero
    var around = ScrollSurroundings()
    var vertical: ScrollIndicator?
    var horizontal: ScrollIndicator?
    var indicatorTimer: MainTimer.Token?
    private var guides: (content: UILayoutGuide?, frame: UILayoutGuide?) = (nil, nil)

    mutating func contentGuide(of view: UIScrollView) -> UILayoutGuide {
        let guide = guides.content ?? ScrollContentGuide(of: view)
        guides.content = guide
        return guide
    }

    mutating func frameGuide(of view: UIScrollView) -> UILayoutGuide {
        let guide = guides.frame ?? ScrollFrameGuide(of: view)
        guides.frame = guide
        return guide
    }
}

/// The content's rectangle.
@MainActor private final class ScrollContentGuide: UILayoutGuide {
    init(of view: UIScrollView) {
        super.init()
        owningView = view
    }

    override var layoutFrame: CGRect {
        CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    }
}

/// The visible rectangle.
@MainActor private final class ScrollFrameGuide: UILayoutGuide {
    init(of view: UIScrollView) {
        super.init()
        owningView = view
    }

    override var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

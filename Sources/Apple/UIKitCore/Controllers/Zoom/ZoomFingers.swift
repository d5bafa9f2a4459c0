import QuartzCore

/// The recognizers that take a zoomed screen back: one finger that pulls it down, one that comes from the leading edge,
/// and two that close, which may turn it meanwhile.
@MainActor
final class ZoomFingers {
    let pan = UIPanGestureRecognizer()
    let edge = UIScreenEdgePanGestureRecognizer()
    let pinch = UIPinchGestureRecognizer()
    /// Moves nothing by itself: what it has turned counts while two fingers close.
    let turn = UIRotationGestureRecognizer()
    /// The flight there that they may catch; `nil` for a screen at rest.
    private(set) weak var flight: ZoomFlight?
    /// The flight back that they may catch.
    private(set) weak var back: ZoomDriver?
    private weak var view: UIView?

    init(
        on view: UIView, for dismissal: ZoomDismissal, catching flight: ZoomFlight? = nil, back: ZoomDriver? = nil
    ) {
        self.view = view
        self.flight = flight
        self.back = back
        edge.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        pan.maximumNumberOfTouches = 1
        turn.cancelsTouchesInView = false
        for recognizer in all {
            recognizer.delegate = dismissal
            if recognizer !== turn { recognizer.addTarget(dismissal, action: Selector(ZoomDismissal.moved(_:))) }
            view.addGestureRecognizer(recognizer)
        }
    }

    private var all: [UIGestureRecognizer] { [pan, edge, pinch, turn] }

    func has(_ recognizer: UIGestureRecognizer) -> Bool { all.contains { $0 === recognizer } }

    /// Nothing can be caught any more. What is in a finger's hand stays in it until it lets go.
    func flightHasEnded() {
        flight = nil
        back = nil
        if !isInUse { leave() }
    }

    /// Whether a finger holds something.
    var isInUse: Bool { all.contains { $0.state == .began || $0.state == .changed } }

    func leave() {
        for recognizer in all { view?.removeGestureRecognizer(recognizer) }
    }
}

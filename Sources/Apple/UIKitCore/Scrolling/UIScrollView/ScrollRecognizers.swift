import QuartzCore

/// The pan that moves a scroll view's content.
@MainActor final class ScrollPanRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    init() { super.init(target: nil, action: nil) }

    override func accepts(travel: CGPoint) -> Bool { scrollView?.accepts(travel: travel) ?? false }

    /// A pan from the screen's edge goes before: it is how one leaves a screen.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }

    override func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
        other === scrollView?.zoom.pinch
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if liveTouches.isEmpty, currentState == .failed { scrollView?.fingersWereLiftedWithoutDrag() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if liveTouches.isEmpty, currentState == .failed { scrollView?.fingersWereLiftedWithoutDrag() }
    }
}

/// Sees every touch on a scroll view first: stops content that is moving, and keeps touches from the content for the
/// moment in which they may still become a drag.
@MainActor final class ContentTouchRecognizer: UIGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var timer: MainTimer.Token?

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView else { return }
        if scrollView.fingersCameDown() {
            for touch in touches { touch.delivery = .finished }
            state = .failed
        } else if !scrollView.delaysContentTouches || !scrollView.canScroll
            || touches.first?.view is any TakesTouchesAtOnce
        {
            release(event)
        } else if timer == nil {
            timer = MainTimer.schedule(after: ScrollMetrics.contentTouchDelay) { [weak self] in self?.release(event) }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { release(event) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Lets the content have its touches, if the scroll view says so.
    private func release(_ event: UIEvent) {
        timer?.cancel()
        timer = nil
        guard currentState == .possible, let scrollView else { return }
        for touch in trackedTouches where touch.delivery == .pending {
            guard let view = touch.view, view !== scrollView else { continue }
            if !scrollView.touchesShouldBegin([touch], with: event, in: view) { touch.delivery = .finished }
        }
        state = .failed
    }
}

extension UIScrollView {
    final var canScroll: Bool { canScroll(.x) || canScroll(.y) }

    final func updateRecognizers() {
        pan.isEnabled = isScrollEnabled
        contentTouches.isEnabled = isScrollEnabled
        updatePinch()
    }

    /// Whether a drag that starts like this is to move the content.
    ///
    /// The direction that outweighs the other must be one in which the content can be moved, and there must be somewhere
    /// to go, or nobody around this view who has more.
    final func accepts(travel: CGPoint) -> Bool {
        let axis: ScrollAxis = abs(travel.x) > abs(travel.y) ? .x : .y
        if canScroll(axis) { scrollingMayBegin() }
        guard canScroll(axis) else { return false }
        return !leavesToParent(axis, way: -axis.of(travel))
    }

    /// Whether the content is at its end this way and a scroll view around this one is not.
    private func leavesToParent(_ axis: ScrollAxis, way: CGFloat) -> Bool {
        guard axis == .x ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent else {
            return false
        }
        guard !hasRoom(axis, way: way) else { return false }
        var ancestor = superview
        while let view = ancestor {
            if let outer = view as? UIScrollView, outer.isScrollEnabled, outer.hasRoom(axis, way: way) { return true }
            ancestor = view.superview
        }
        return false
    }

    private func hasRoom(_ axis: ScrollAxis, way: CGFloat) -> Bool {
        let (limits, place) = (limits(axis), axis.of(contentOffset))
        return way > 0 ? place < limits.high - 0.5 : place > limits.low + 0.5
    }

    /// Whether content that has got the drag's touches can do without them.
    final var mayTakeContentTouches: Bool {
        for touch in pan.liveTouches where touch.delivery == .begun {
            guard let view = touch.view, view !== self else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        return true
    }
}

/// A view in a scroll view that a finger is meant for as soon as it is down, such as the handle by which a row is moved.
@MainActor protocol TakesTouchesAtOnce: UIView {}

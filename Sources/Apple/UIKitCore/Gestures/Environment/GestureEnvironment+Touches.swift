import QuartzCore

extension GestureEnvironment {
    /// Handles the touches of one window in one event: recognizers first, then actions, then views.
    package func handle(_ event: UIEvent, in window: UIWindow) {
        let touches = event.orderedTouches.filter { $0.window === window }
        turn(event: event) {
            cancelOrphans()
            for touch in touches where touch.phase == .began { assign(touch, of: event) }
            for recognizer in active { deliver(event, to: recognizer) }
            for touch in touches where touch.isChanged && !viewTouches.contains(where: { $0 === touch }) {
                viewTouches.append(touch)
            }
        }
    }

    /// Finds the recognizers that get a new touch: those on its view and on all views above, the deepest view first.
    private func assign(_ touch: UITouch, of event: UIEvent) {
        var view = touch.view
        var found: [UIGestureRecognizer] = []
        while let current = view {
            found += (current.gestureRecognizers ?? []).filter { receives($0, touch, of: event) }
            view = current.superview
        }
        touch.gestureRecognizers = found
        for recognizer in found {
            recognizer.trackedTouches.append(touch)
            recognizer.sequenceTouches.append(touch)
            if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
        }
    }

    private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch, of event: UIEvent) -> Bool {
        recognizer.isEnabled
            && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
            && recognizer.shouldReceive(event)
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    /// Hands a recognizer its part of an event.
    private func deliver(_ event: UIEvent, to recognizer: UIGestureRecognizer) {
        func touches(_ phase: UITouch.Phase) -> Set<UITouch> {
            Set(recognizer.trackedTouches.filter { $0.isChanged && $0.phase == phase })
        }
        func pass(_ phase: UITouch.Phase, _ method: (Set<UITouch>, UIEvent) -> Void) {
            let set = touches(phase)
            if !set.isEmpty && recognizer.listens { method(set, event) }
        }
        pass(.began) { recognizer.touchesBegan($0, with: $1) }
        pass(.moved) { recognizer.touchesMoved($0, with: $1) }
        if let centre = UIGestureRecognizer.centre(of: recognizer.trackedTouches) { recognizer.lastLocation = centre }
        pass(.ended) { recognizer.touchesEnded($0, with: $1) }
        pass(.cancelled) { recognizer.touchesCancelled($0, with: $1) }
        recognizer.trackedTouches.removeAll { !$0.isLive }
    }

    /// Takes a touch from a recognizer as if it had never had it.
    func drop(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
        recognizer.trackedTouches.removeAll { $0 === touch }
        recognizer.sequenceTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === recognizer }
    }

    /// Breaks off the gestures of recognizers whose view has left the screen or that were taken off their view.
    private func cancelOrphans() {
        for recognizer in active where recognizer.view?.window == nil { cancel(recognizer) }
    }

    /// Breaks off what a recognizer is doing.
    func cancel(_ recognizer: UIGestureRecognizer) {
        switch recognizer.currentState {
        case .began, .changed:
            recognizer.willBreakOff(at: CACurrentMediaTime())
            request(.cancelled, of: recognizer)
        case .possible where active.contains { $0 === recognizer }: fail(recognizer)
        default: break
        }
    }

    /// What switching a recognizer off does: its gesture is broken off and its touches are forgotten.
    func disable(_ recognizer: UIGestureRecognizer) {
        guard active.contains(where: { $0 === recognizer }) else { return }
        turn {
            cancel(recognizer)
            for touch in recognizer.trackedTouches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
            recognizer.trackedTouches = []
        }
    }

}

extension UIGestureRecognizer {

    /// Whether it still wants touches: it is under way and has not recognized or failed.
    var listens: Bool { currentState == .possible || currentState == .began || currentState == .changed }

    /// Whether it has got touches since it was last reset.
    var isInPlay: Bool { !sequenceTouches.isEmpty || currentState != .possible }
}

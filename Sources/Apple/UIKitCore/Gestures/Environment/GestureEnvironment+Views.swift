import QuartzCore

extension GestureEnvironment {
    /// Gives the views what they are owed of the touches: what no recognizer has taken or holds back.
    func deliverToViews(event: UIEvent?) {
        let event = event ?? touchesEvent
        var held: [UITouch] = []
        for group in groupedByView(viewTouches) {
            deliver(group.filter { $0.delivery == .cancelling }, as: .cancelled, event)
            deliver(group.filter { $0.delivery == .pending && !$0.isBeginHeld }, as: .began, event)
            deliver(group.filter { $0.delivery == .begun && $0.isChanged && $0.phase == .moved }, as: .moved, event)
            let over = group.filter { $0.delivery == .begun && !$0.isLive && !$0.isEndHeld }
            deliver(over.filter { $0.phase == .ended }, as: .ended, event)
            deliver(over.filter { $0.phase == .cancelled }, as: .cancelled, event)
            held += group.filter { $0.delivery == .pending || ($0.delivery == .begun && !$0.isLive) }
        }
        viewTouches = viewTouches.filter { touch in held.contains { $0 === touch } }
    }

    private func groupedByView(_ touches: [UITouch]) -> [[UITouch]] {
        var groups: [[UITouch]] = []
        for touch in touches {
            if let index = groups.firstIndex(where: { $0[0].view === touch.view }) {
                groups[index].append(touch)
            } else {
                groups.append([touch])
            }
        }
        return groups
    }

    /// Calls the view's method for touches that are in the same phase for it.
    private func deliver(_ touches: [UITouch], as phase: UITouch.Phase, _ event: UIEvent) {
        guard let view = touches.first?.view else { return }
        let actual = touches.map(\.phase)
        for touch in touches {
            touch.phase = phase
            touch.delivery = phase == .began || phase == .moved ? .begun : .finished
        }
        let set = Set(touches)
        switch phase {
        case .began: view.touchesBegan(set, with: event)
        case .moved: view.touchesMoved(set, with: event)
        case .ended: view.touchesEnded(set, with: event)
        default: view.touchesCancelled(set, with: event)
        }
        for (touch, phase) in zip(touches, actual) { touch.phase = phase }
    }
}

extension UITouch {
    /// Whether a recognizer that may still recognize keeps the touch's beginning from the view.
    fileprivate var isBeginHeld: Bool {
        (gestureRecognizers ?? []).contains { $0.delaysTouchesBegan && $0.mayStillRecognize }
    }

    /// Whether a recognizer that may still recognize keeps the touch's end from the view.
    fileprivate var isEndHeld: Bool {
        phase == .ended && (gestureRecognizers ?? []).contains { $0.delaysTouchesEnded && $0.mayStillRecognize }
    }
}

extension UIGestureRecognizer {
    /// Whether it has seen touches and neither recognized nor failed.
    fileprivate var mayStillRecognize: Bool { currentState == .possible && !sequenceTouches.isEmpty }
}

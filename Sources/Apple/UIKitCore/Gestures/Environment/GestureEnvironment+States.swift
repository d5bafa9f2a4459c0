import QuartzCore

extension GestureEnvironment {
    /// Handles a recognizer's wish for another state.
    ///
    /// What makes no sense is ignored: a gesture that is over cannot change, and one that has begun cannot begin again.
    func request(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        turn {
            if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
            switch (recognizer.currentState, state) {
            case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
            case (.possible, .began), (.possible, .ended): attempt(state, of: recognizer)
            case (.began, .changed), (.changed, .changed): enter(.changed, of: recognizer)
            case (.began, .ended), (.changed, .ended): enter(.ended, of: recognizer)
            case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
                enter(.cancelled, of: recognizer)
            default: break
            }
        }
    }

    /// A recognizer's condition is met: asks whether it may begin, and lets it, or lets it wait.
    private func attempt(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        if !recognizer.pendingStates.isEmpty {
            if state == .ended && recognizer.pendingStates.last != .ended { recognizer.pendingStates.append(.ended) }
            return
        }
        guard recognizer.mayBegin() else { return fail(recognizer) }
        recognizer.pendingStates = [state]
        resolve(recognizer)
    }

    /// Lets a recognizer that waits begin if nothing keeps it from it any more, or fail if it has lost.
    private func resolve(_ recognizer: UIGestureRecognizer) {
        guard recognizer.currentState == .possible, !recognizer.pendingStates.isEmpty else { return }
        if isExcluded(recognizer) { return fail(recognizer) }
        switch requirement(of: recognizer) {
        case .met: begin(recognizer)
        case .open: break
        case .broken: fail(recognizer)
        }
    }

    private func begin(_ recognizer: UIGestureRecognizer) {
        let states = recognizer.pendingStates
        recognizer.pendingStates = []
        enter(states[0], of: recognizer)
        takeTouches(of: recognizer)
        for other in active where other !== recognizer {
            prevent(other, by: recognizer)
            if other.currentState == .possible && requires(other, failureOf: recognizer) { fail(other) }
        }
        for state in states.dropFirst() { enter(state, of: recognizer) }
    }

    /// Makes a state come true and notes the action that is owed for it. A change in the turn in which an action is owed
    /// anyway has no action of its own.
    private func enter(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        recognizer.currentState = state
        if state == .changed, reports.contains(where: { $0.recognizer === recognizer }) { return }
        reports.append(Report(recognizer: recognizer, state: state))
    }

    /// Makes a recognizer fail, and lets those begin that have waited for it.
    func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.currentState == .possible else { return }
        recognizer.currentState = .failed
        recognizer.pendingStates = []
        for other in active where other !== recognizer { resolve(other) }
    }

    /// Marks the recognizer's touches as taken from their views.
    private func takeTouches(of recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        for touch in recognizer.trackedTouches {
            switch touch.delivery {
            case .pending: touch.delivery = .finished
            case .begun:
                touch.delivery = .cancelling
                if !viewTouches.contains(where: { $0 === touch }) { viewTouches.append(touch) }
            case .cancelling, .finished: break
            }
        }
    }
}

extension UIGestureRecognizer {
    /// Asks the views from the touched one up to the recognizer's own, then the delegate.
    fileprivate func mayBegin() -> Bool {
        var current = sequenceTouches.first?.view
        while let asked = current {
            if !asked.gestureRecognizerShouldBegin(self) { return false }
            current = asked === view ? nil : asked.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }
}

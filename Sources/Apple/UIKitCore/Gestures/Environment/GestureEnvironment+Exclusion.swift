import QuartzCore

extension GestureEnvironment {
    /// How a recognizer stands with those that have to fail before it may begin.
    enum Requirement {
        /// All have failed, or take no part.
        case met
        /// One may still recognize its gesture.
        case open
        /// One has recognized its gesture.
        case broken
    }

    func requirement(of recognizer: UIGestureRecognizer) -> Requirement {
        var result = Requirement.met
        for other in active where other !== recognizer && other.isEnabled && requires(recognizer, failureOf: other) {
            switch other.currentState {
            case .began, .changed, .ended, .cancelled: return .broken
            case .possible where other.isInPlay && !waits(other, for: recognizer): result = .open
            case .possible, .failed: break
            }
        }
        return result
    }

    /// Whether a recognizer has to wait for another one's failure: by its own list, or by what the two and their
    /// delegates say when they share a touch.
    func requires(_ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer) -> Bool {
        if recognizer.failureRequirements.contains(where: { $0.recognizer === other }) { return true }
        guard shareTouch(recognizer, other) else { return false }
        return recognizer.shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    }

    /// Whether `first` itself waits for `second`, so that waiting for `first` would never end.
    private func waits(_ first: UIGestureRecognizer, for second: UIGestureRecognizer) -> Bool {
        !first.pendingStates.isEmpty && requires(first, failureOf: second)
    }

    private func shareTouch(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.sequenceTouches.contains { touch in second.sequenceTouches.contains { $0 === touch } }
    }

    /// Whether both may go on at the same time: each side's delegate is asked, and one yes is enough.
    private func areSimultaneous(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.recognizesSimultaneously(with: second) || second.recognizesSimultaneously(with: first)
            || first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
            || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false
    }

    /// Whether `winner`, being recognized, makes `other` give way.
    private func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        shareTouch(winner, other) && winner.canPrevent(other) && other.canBePrevented(by: winner)
            && !areSimultaneous(winner, other)
    }

    /// Whether a gesture that is already recognized keeps this one from beginning.
    func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            other !== recognizer && other.hasRecognized && excludes(other, recognizer)
        }
    }

    /// Makes a recognizer give way to one that has just recognized its gesture.
    func prevent(_ other: UIGestureRecognizer, by winner: UIGestureRecognizer) {
        guard other.currentState == .possible || other.isContinuing, excludes(winner, other) else { return }
        if other.currentState == .possible { fail(other) } else { request(.cancelled, of: other) }
    }
}

extension UIGestureRecognizer {
    /// Whether a continuous gesture is under way.
    var isContinuing: Bool { currentState == .began || currentState == .changed }

    /// Whether the gesture is recognized, under way or just over.
    var hasRecognized: Bool { isContinuing || currentState == .ended }
}

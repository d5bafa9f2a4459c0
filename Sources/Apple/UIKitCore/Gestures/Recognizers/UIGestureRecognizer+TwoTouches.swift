extension UIGestureRecognizer {
    /// A finger has left: a gesture of two fingers ends with the first of them, or fails with the last if it has not begun.
    final func endWithoutTwoTouches() {
        if isContinuing || !pendingStates.isEmpty {
            if liveTouches.count < 2 { state = .ended }
        } else if liveTouches.isEmpty {
            state = .failed
        }
    }
}

import QuartzCore

/// Recognizes a long press. It begins after the minimum duration, changes when the finger moves,
/// and ends when the finger is lifted.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press in seconds. The default is 0.5.
    open var minimumPressDuration: TimeInterval = GestureMetrics.pressDuration
    /// The maximum movement of the touches before the press begins, in points. The default is 10.
    open var allowableMovement: CGFloat = GestureMetrics.pressMovement
    /// The number of taps before the press. The default is 0.
    open var numberOfTapsRequired = 0
    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    private var tracker = TapTracker()
    private var timer: MainTimer.Token?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        timer?.cancel()
        guard currentState == .possible else { return }
        tracker.began(liveTouches)
        guard liveTouches.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard liveTouches.count == numberOfTouchesRequired, tracker.taps >= numberOfTapsRequired else { return }
        timer = MainTimer.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isContinuing {
            state = .changed
        } else if tracker.hasStrayed(touches, tolerance: allowableMovement) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        timer?.cancel()
        if isContinuing || !pendingStates.isEmpty {
            state = .ended
            return
        }
        guard tracker.taps < numberOfTapsRequired else {
            state = .failed
            return
        }
        guard liveTouches.isEmpty else { return }
        guard tracker.mostFingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        tracker.completeTap()
        timer = MainTimer.schedule(after: GestureMetrics.tapInterval) { [weak self] in self?.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        timer?.cancel()
        tracker = TapTracker()
    }
}

import QuartzCore

/// Recognizes one or more taps of one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps. The default is 1.
    open var numberOfTapsRequired = 1
    /// The number of touches. The default is 1.
    open var numberOfTouchesRequired = 1
    /// The button of a pointing device. The default is `primary`. Has no effect here: a pointer
    /// acts as a touch.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var tracker = TapTracker()
    private var timer: MainTimer.Token?

    override var touchesKeptAtEnd: Int { numberOfTouchesRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        timer?.cancel()
        tracker.began(liveTouches)
        if liveTouches.count > numberOfTouchesRequired || tracker.isTooFarFromLastTap { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if tracker.hasStrayed(touches, tolerance: GestureMetrics.tapMovement) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !tracker.hasStrayed(touches, tolerance: GestureMetrics.tapMovement) else {
            state = .failed
            return
        }
        guard liveTouches.isEmpty else { return }
        guard tracker.mostFingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        tracker.completeTap()
        if tracker.taps >= numberOfTapsRequired {
            state = .ended
            return
        }
        timer = MainTimer.schedule(after: GestureMetrics.tapInterval) { [weak self] in self?.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        timer?.cancel()
        tracker = TapTracker()
    }

    /// Returns `false` for a recognizer that needs more taps: both receive the first tap.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }
}

/// Counts taps and watches that the fingers keep still: what tap and long press have in common.
@MainActor struct TapTracker {
    /// The taps that are complete.
    private(set) var taps = 0
    /// The most fingers that were down at once in the tap under way.
    private(set) var mostFingers = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var lastCentre: CGPoint?
    private var previousCentre: CGPoint?

    /// Notes the fingers that are down after one came down.
    mutating func began(_ touches: [UITouch]) {
        for touch in touches where starts[ObjectIdentifier(touch)] == nil {
            starts[ObjectIdentifier(touch)] = touch.windowLocation
        }
        mostFingers = max(mostFingers, touches.count)
        lastCentre = UIGestureRecognizer.centre(of: touches)
    }

    /// Notes that all fingers are up.
    mutating func completeTap() {
        taps += 1
        starts = [:]
        previousCentre = lastCentre
    }

    var isTooFarFromLastTap: Bool {
        guard let previousCentre, let lastCentre else { return false }
        return hypot(lastCentre.x - previousCentre.x, lastCentre.y - previousCentre.y) > GestureMetrics.tapSpread
    }

    func hasStrayed(_ touches: Set<UITouch>, tolerance: CGFloat) -> Bool {
        touches.contains { touch in
            guard let start = starts[ObjectIdentifier(touch)] else { return false }
            return hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y) > tolerance
        }
    }
}

import QuartzCore

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers relative to that at the beginning of the pinch. Later changes
    /// multiply a value that was set.
    open var scale: CGFloat = 1 {
        didSet { if !isTracking, let distance { reference = distance / scale } }
    }
    /// The speed at which the scale changes, per second.
    open private(set) var velocity: CGFloat = 0

    private var reference: CGFloat?
    private var samples = VelocitySamples()
    private var isTracking = false

    /// The two fingers' distance; `nil` while there are not two.
    private var distance: CGFloat? {
        let touches = liveTouches
        guard touches.count >= 2 else { return nil }
        let (a, b) = (touches[0].windowLocation, touches[1].windowLocation)
        return hypot(b.x - a.x, b.y - a.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let distance, liveTouches.count == 2 else { return }
        reference = distance / (isContinuing ? scale : 1)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let distance, let reference, reference > 0 else { return }
        if isContinuing {
            set(scale: distance / reference, at: event.timestamp)
            state = .changed
        } else if abs(distance - reference) >= GestureMetrics.pinchSlop && pendingStates.isEmpty {
            self.reference = distance
            set(scale: 1, at: event.timestamp)
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        endWithoutTwoTouches()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        isTracking = true
        scale = 1
        isTracking = false
        velocity = 0
        reference = nil
        samples = VelocitySamples()
    }

    private func set(scale new: CGFloat, at time: TimeInterval) {
        isTracking = true
        scale = new
        isTracking = false
        samples.add(CGPoint(x: new, y: 0), at: time)
        velocity = samples.velocity.x
    }
}

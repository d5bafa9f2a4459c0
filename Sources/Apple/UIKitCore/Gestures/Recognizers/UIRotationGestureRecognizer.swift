import QuartzCore

/// Recognizes two fingers that rotate about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle since the rotation began, in radians, clockwise positive. If it is set, later changes are added to
    /// that value.
    open var rotation: CGFloat = 0
    /// The speed at which the angle changes, in radians per second.
    open private(set) var velocity: CGFloat = 0

    private var lastAngle: CGFloat?
    private var travelled: CGFloat = 0
    private var samples = VelocitySamples()
    private var total: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if liveTouches.count == 2 { lastAngle = line?.angle }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let line, let lastAngle else { return }
        let step = Self.shortest(line.angle - lastAngle)
        self.lastAngle = line.angle
        travelled += step
        if isContinuing {
            turn(by: step, at: event.timestamp)
            state = .changed
        } else if abs(travelled) * line.length / 2 >= GestureMetrics.rotationSlop && pendingStates.isEmpty {
            turn(by: 0, at: event.timestamp)
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        endWithoutTwoTouches()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        rotation = 0
        velocity = 0
        lastAngle = nil
        travelled = 0
        total = 0
        samples = VelocitySamples()
    }

    private func turn(by step: CGFloat, at time: TimeInterval) {
        rotation += step
        total += step
        samples.add(CGPoint(x: total, y: 0), at: time)
        velocity = samples.velocity.x
    }

    /// The line from the first finger to the second.
    private var line: (angle: CGFloat, length: CGFloat)? {
        let touches = liveTouches
        guard touches.count >= 2 else { return nil }
        let (a, b) = (touches[0].windowLocation, touches[1].windowLocation)
        return (atan2(b.y - a.y, b.x - a.x), hypot(b.x - a.x, b.y - a.y))
    }

    /// An angle as the equal one between −π and π.
    private static func shortest(_ angle: CGFloat) -> CGFloat {
        angle - (angle / (2 * .pi)).rounded() * 2 * .pi
    }
}

/// The device was moved.
final class MotionEvent: UIEvent {
    override var type: EventType { .motion }
    override var subtype: EventSubtype { .motionShake }
    override var allTouches: Set<UITouch>? { nil }
    /// Whether the device has come to rest again.
    let isOver: Bool

    init(at time: TimeInterval, isOver: Bool) {
        self.isOver = isOver
        super.init()
        timestamp = time
    }

    /// Tells a responder, and so all that come after it.
    func tell(_ responder: UIResponder) {
        if isOver { responder.motionEnded(subtype, with: self) } else { responder.motionBegan(subtype, with: self) }
    }
}

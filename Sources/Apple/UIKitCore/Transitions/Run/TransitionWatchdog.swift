/// Looks after a transition on the media clock and barks when its end does not come.
@MainActor
final class TransitionWatchdog: NSObject {
    /// Seconds granted beyond the declared duration. Decided: long enough for an animator that declares the time of
    /// its longest animation a little too short.
    static let grace: TimeInterval = 1
    /// Seconds granted while a dynamic animator moves bodies. Decided: what bounces comes to rest in less.
    static let graceOfBodies: TimeInterval = 10

    private var link: CADisplayLink?
    private var deadline: CFTimeInterval = 0
    private var bark: (() -> Void)?

    /// Calls `bark` once, when `duration` and the grace have passed and `stop()` was not called.
    func start(after duration: TimeInterval, bark: @escaping () -> Void) {
        stop()
        deadline = CACurrentMediaTime() + duration + Self.grace
        self.bark = bark
        let link = CADisplayLink(target: self, selector: Selector(TransitionWatchdog.look(_:)))
        link.restsUntil = deadline
        link.addAtOnce()
        self.link = link
    }

    /// Grants more time.
    func postpone(by seconds: TimeInterval) {
        deadline += seconds
        link?.restsUntil = deadline
    }

    func stop() {
        link?.invalidate()
        link = nil
        bark = nil
    }

    private func look(_ link: CADisplayLink) {
        guard link.timestamp >= deadline else { return }
        let bark = bark
        stop()
        bark?()
    }
}

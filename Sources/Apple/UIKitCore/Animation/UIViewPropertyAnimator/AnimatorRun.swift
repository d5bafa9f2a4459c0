/// One activity of a property animator, from its start to its end: the motion, the tracks of its blocks, and the wait for
/// the end.
@MainActor
final class AnimatorRun {
    let motion: AnimatorMotion
    private(set) var tracks: [AnimatorTrack] = []
    private let touches: AnimatorTouches
    private let secondPace: PaceCurve?
    private var waiter: EndWaiter?
    private var turn: MainTimer.Token?
    /// The layer by whose time the animator goes: the first one that was animated.
    private var clockLayer: CALayer?
    private var clockKey = ""
    /// What the clock last said: it keeps that if its animation is taken off the layer.
    private var lastElapsed = 0.0

    init(duration: Double, provider: any UITimingCurveProvider, touches: AnimatorTouches) {
        motion = AnimatorMotion(duration: duration, pace: provider.pace(duration: duration))
        if let spring = provider.springTimingParameters, provider.timingCurveType == .spring,
            spring.initialVelocity.dx != spring.initialVelocity.dy
        {
            secondPace = provider.pace(duration: duration, secondAxis: true)
        } else {
            secondPace = nil
        }
        self.touches = touches
    }

    /// Seconds since the start, by the clock of the layers that are animated; 0 before they have been shown.
    var elapsed: Double {
        guard let layer = clockLayer else { return 0 }
        if let elapsed = layer.elapsedTime(ofAnimationForKey: clockKey) { lastElapsed = max(0, elapsed) }
        return lastElapsed
    }

    /// Whether any block has changed anything.
    var hasChanges: Bool { tracks.contains { $0.all.contains { !$0.changes.isEmpty } } }

    /// All changes, in their order.
    var changes: [AnimatorTrack.Change] { tracks.flatMap(\.all).flatMap(\.changes) }

    /// The completions of view blocks inside the animator's blocks.
    var innerCompletions: [(Bool) -> Void] { tracks.flatMap(\.all).flatMap(\.completions) }

    /// Runs a block and takes its changes.
    ///
    /// - Parameter start: The share of the animator's time at which the block's part begins; it lasts to the end.
    func add(_ block: () -> Void, start: Double) {
        let span = AnimatorTrack.Span(start: start, length: 1 - start, secondPace: secondPace)
        let track = AnimatorTrack(motion: motion, span: span, offset: elapsed, touches: touches)
        tracks.append(track)
        let timing = BlockTiming(
            duration: max(motion.duration * (1 - start), 1e-6), delay: 0, curve: .bezier(.linear), options: [])
        AnimationScope.performOutside {
            AnimationScope(timing: timing, collector: .animator(track)).perform(block)
        }
        if clockLayer == nil, let first = track.all.flatMap(\.changes).first { startClock(on: first) }
    }

    private func startClock(on change: AnimatorTrack.Change) {
        clockLayer = change.layer
        clockKey = change.key
    }

    // MARK: The end

    /// Calls `body` when the motion has run to its end.
    func waitForEnd(_ body: @escaping @MainActor (Bool) -> Void) {
        stopWaiting()
        guard let remaining = motion.remaining(at: elapsed), let layer = clockLayer else { return }
        let waiter = EndWaiter(body)
        self.waiter = waiter
        let animation = CAAnimation()
        animation.duration = max(remaining, 1e-9)
        animation.delegate = waiter
        layer.add(animation, forKey: waiter.key)
        waiter.layer = layer
    }

    /// Calls `body` at the beginning of the next turn.
    func waitForNextTurn(_ body: @escaping () -> Void) {
        stopWaiting()
        turn = MainTimer.scheduleForNextTurn(body)
    }

    func stopWaiting() {
        waiter?.cancel()
        waiter = nil
        turn?.cancel()
        turn = nil
    }

    func removeAnimations() {
        stopWaiting()
        for track in tracks { track.removeAnimations() }
    }

    func anchor() {
        let now = elapsed
        for track in tracks { track.anchor(at: now) }
    }

    func releaseAnchor() {
        for track in tracks { track.releaseAnchor() }
    }
}

/// Notices the end of an animation that does nothing but last. As it is on the layers' clock, it stands still where they
/// do.
@MainActor
private final class EndWaiter: NSObject, CAAnimationDelegate {
    private static var count = 0
    let key: String
    weak var layer: CALayer?
    private var body: (@MainActor (Bool) -> Void)?

    init(_ body: @escaping @MainActor (Bool) -> Void) {
        Self.count += 1
        key = "UIViewPropertyAnimator.end-\(Self.count)"
        self.body = body
        super.init()
    }

    func cancel() {
        body = nil
        layer?.removeAnimation(forKey: key)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let call = body
        body = nil
        call?(flag)
    }
}

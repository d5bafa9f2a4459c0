/// The time of a transition that a finger drives: it stands where the finger has put it, runs out along a curve when the
/// finger has let go, and takes everything back when that leads to the beginning.
///
/// The run owns it, and interactors steer it. Three kinds of things follow:
/// - layers whose time is held (`speed` 0, their local time in `timeOffset`): all that moves inside, explicit animations too,
/// - animations of views elsewhere, which are held one by one, so that nothing else stops around them,
/// - property animators, which are scrubbed.
@MainActor
final class TransitionClock: NSObject, TransitionSteering {
    private struct Held {
        let layer: CALayer
        /// The layer's local time at the start of the transition.
        let origin: CFTimeInterval
    }

    /// An animation of a view's.
    private struct Thread {
        let motion: RunningAnimation
        /// What its own time has beyond the clock's, in seconds.
        let offset: Double
        /// Whether it is inside a held layer; it is held by itself otherwise.
        let isInside: Bool
    }

    private struct Settling {
        let began: CFTimeInterval
        let from: Double
        let cancelled: Bool
        let duration: TimeInterval
        let curve: UIView.AnimationCurve

        var target: Double { cancelled ? 0 : 1 }
    }

    /// Seconds that time is put beyond an end, so that what ends there has surely ended.
    private static let beyond: TimeInterval = 1e-4
    /// Seconds that time jumps when an interaction has run back to its start, so that every animation in it ends.
    private static let farFuture: TimeInterval = 1e5

    /// The whole way's length in seconds.
    var duration: TimeInterval = 0
    /// The share of the way that is done.
    private(set) var place = 0.0
    private var held: [Held] = []
    private var threads: [Thread] = []
    private var animators: [UIViewPropertyAnimator] = []
    private var traces: [AnimationTrace] = []
    private var settling: Settling?
    private var link: CADisplayLink?
    /// Called in the frame in which settling has ended.
    var onSettled: (() -> Void)?

    /// True while anything follows.
    var isHolding: Bool { !held.isEmpty || !traces.isEmpty }

    /// True while it runs to an end after a finger has let go.
    var isSettling: Bool { settling != nil }

    /// The layers whose time is held.
    var layers: [CALayer] { held.map(\.layer) }

    private var time: TimeInterval { place * duration }

    // MARK: Taking hold

    /// Stops a layer's time. A layer that is held already stays as it is.
    func hold(_ layer: CALayer) {
        guard !held.contains(where: { $0.layer === layer }) else { return }
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        held.append(Held(layer: layer, origin: now - time))
        layer.beginTime = 0
        layer.speed = 0
        layer.timeOffset = now
    }

    /// Takes what a trace has noted along. What it notes later follows from the next call onwards.
    ///
    /// - Parameter other: An animator that somebody else drives.
    func follow(_ trace: AnimationTrace, except other: (any UIViewImplicitlyAnimating)? = nil) {
        guard !trace.isEmpty else { return }
        commitStart()
        if !traces.contains(where: { $0 === trace }) { traces.append(trace) }
        for motion in trace.motions where motion.isUnderWay && !threads.contains(where: { $0.motion === motion }) {
            threads.append(Thread(motion: motion, offset: motion.elapsed - time, isInside: isInHeldLayer(motion)))
        }
        for animator in trace.animators where animator !== other && animator.state == .active {
            if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
        }
        move()
    }

    private func isInHeldLayer(_ motion: RunningAnimation) -> Bool {
        var layer = motion.layer
        while let here = layer {
            if held.contains(where: { $0.layer === here }) { return true }
            layer = here.superlayer
        }
        return false
    }

    /// The transition has run by itself so far; from here on it is held.
    func start(at place: Double) {
        stopLink()
        settling = nil
        self.place = place
    }

    /// Gives the animations added since the last frame their begin times at the held time, before it is moved.
    func commitStart() { CATransaction.flush() }

    /// Seconds from the start to the end of the last animation in the held layers; 0 when nothing is animated.
    var longestAnimation: TimeInterval { held.map { $0.layer.lastEnd(after: $0.origin) }.max() ?? 0 }

    // MARK: Moving

    /// Moves to a share of the way.
    func steer(to share: Double) {
        guard isHolding, settling == nil else { return }
        place = min(max(share, 0), 1)
        move()
    }

    private func move() {
        for entry in held { entry.layer.timeOffset = entry.origin + time }
        for thread in threads where !thread.isInside { thread.motion.hold(at: time + thread.offset) }
        for animator in animators { animator.steer(to: time) }
    }

    // MARK: Letting go

    /// Runs on to the end, or back to the beginning, frame by frame along a curve, from where it stands.
    func letGo(_ release: TransitionRelease) { letGo(from: place, release) }

    func letGo(from share: Double, _ release: TransitionRelease) {
        guard isHolding, settling == nil else { return }
        settling = Settling(
            began: CACurrentMediaTime(), from: share, cancelled: release.cancelled,
            duration: release.rest(from: share) * duration, curve: release.curve)
        startLink()
    }

    private func startLink() {
        let link = CADisplayLink(target: self, selector: Selector(TransitionClock.tick(_:)))
        // On the way it moves what is seen, no more.
        if let settling { link.restsUntil = settling.began + settling.duration - Self.beyond }
        link.addAtOnce()
        self.link = link
    }

    private func stopLink() {
        link?.invalidate()
        link = nil
    }

    private func tick(_ link: CADisplayLink) {
        guard let settling else { return end(cancelled: false) }
        let elapsed = CACurrentMediaTime() - settling.began
        guard elapsed + Self.beyond < settling.duration else { return runOut(settling) }
        let progress = settling.curve.value(at: elapsed / settling.duration)
        place = settling.from + (settling.target - settling.from) * progress
        move()
    }

    /// The way is done. All that is finished ends in this frame, with its completions, and after the way back what
    /// was changed has been taken back before, so that no frame shows anything between.
    private func runOut(_ settling: Settling) {
        stopLink()
        self.settling = nil
        place = settling.target
        release(cancelled: settling.cancelled)
        onSettled?()
    }

    private func release(cancelled: Bool) {
        if cancelled { takeBack() }
        let target = cancelled ? Self.farFuture : time + Self.beyond
        for entry in held { entry.layer.letTimeRun(from: entry.origin + target) }
        for thread in threads where !thread.isInside { thread.motion.letRun(from: target + thread.offset) }
        let released = animators
        forgetFollowers()
        for animator in released { animator.letGoOfSteering(from: target, reversed: cancelled) }
    }

    /// Gives everything the values from before, the last change first. What would run for ever goes as well.
    private func takeBack() {
        for trace in traces.reversed() {
            trace.takeBack()
            for motion in trace.motions where motion.isUnderWay && motion.isEndless { motion.remove() }
        }
    }

    private func forgetFollowers() {
        threads = []
        animators = []
        traces = []
    }

    // MARK: Ending

    /// The transition has ended, perhaps before its animations: all layers get their time back. What was called off and has
    /// not come to its beginning is taken back now.
    func end(cancelled: Bool) {
        stopLink()
        settling = nil
        if !cancelled { place = 1 }
        let (inside, target) = (threads.filter(\.isInside), cancelled ? Self.farFuture : duration)
        if !traces.isEmpty { release(cancelled: cancelled) }
        for entry in held { entry.layer.resetTime() }
        for thread in inside { thread.motion.letRun(from: target + thread.offset) }
        held = []
        place = 0
    }

    /// Gives all layers their time back in the next frame, when what has ended in this one is out.
    func endInNextFrame() { startLink() }
}

extension CALayer {
    /// How long after a moment of its time the last animation of the layer's tree ends.
    fileprivate func lastEnd(after origin: CFTimeInterval) -> TimeInterval {
        let own = (animationKeys() ?? []).compactMap(animation(forKey:)).map { animation in
            max(animation.beginTime - origin, 0) + animation.duration
        }
        let inside = ((sublayers ?? []) + [mask].compactMap { $0 }).map { $0.lastEnd(after: origin) }
        return (own + inside).max() ?? 0
    }

    /// Lets the layer's time run at normal speed, from the given local time on.
    fileprivate func letTimeRun(from local: CFTimeInterval) {
        let now = CACurrentMediaTime()
        let parentNow = superlayer?.convertTime(now, from: nil) ?? now
        speed = 1
        timeOffset = 0
        beginTime = parentNow - local
    }

    /// Puts the layer's time back to that of its superlayer.
    fileprivate func resetTime() {
        speed = 1
        timeOffset = 0
        beginTime = 0
    }
}

extension UIView.AnimationCurve {
    /// The curve's value at a time fraction 0…1.
    func value(at fraction: Double) -> Double { bezier.value(at: min(max(fraction, 0), 1)) }
}

/// Holds the time of layer trees, moves it by hand, and lets it run out along a curve.
///
/// A held layer has `speed` 0 and its local time in `timeOffset`; everything inside stands still and follows the
/// offset: block animations, springs, key frames, explicit animations, masks. All on the media clock.
@MainActor
final class ScrubClock: NSObject {
    private struct Held {
        let layer: CALayer
        /// The layer's local time at which it was stopped.
        let origin: CFTimeInterval
    }

    private struct Settling {
        var began: CFTimeInterval
        var from: TimeInterval
        var to: TimeInterval
        var duration: TimeInterval
        var curve: UIView.AnimationCurve
        var forwards: Bool
    }

    /// Seconds that time is put beyond an end, so that what ends there has surely ended.
    private static let beyond: TimeInterval = 1e-4
    /// Seconds that time jumps when an interaction has run back to its start, so that every animation in it ends.
    private static let farFuture: TimeInterval = 1e5

    private var held: [Held] = []
    private var settling: Settling?
    private var link: CADisplayLink?
    /// Called in the frame in which settling has ended.
    var onSettled: (() -> Void)?

    /// True while at least one layer is held.
    var isFrozen: Bool { !held.isEmpty }

    /// The layers whose time is held.
    var layers: [CALayer] { held.map(\.layer) }

    /// Stops a layer's time. A layer that is held already stays as it is.
    func freeze(_ layer: CALayer) {
        guard !held.contains(where: { $0.layer === layer }) else { return }
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        held.append(Held(layer: layer, origin: now))
        layer.beginTime = 0
        layer.speed = 0
        layer.timeOffset = now
    }

    /// Gives the animations added since the last frame their begin times at the held time, before it is moved.
    func commitStart() {
        if isFrozen { CATransaction.flush() }
    }

    /// Seconds from the stop to the end of the last animation in the held layers; 0 when nothing is animated.
    var longestAnimation: TimeInterval {
        held.map { $0.layer.lastEnd(after: $0.origin) }.max() ?? 0
    }

    /// Moves the held time to `time` seconds after the stop.
    func scrub(to time: TimeInterval) {
        guard settling == nil else { return }
        place(time)
    }

    private func place(_ time: TimeInterval) {
        for entry in held { entry.layer.timeOffset = entry.origin + time }
    }

    /// Moves the held time along a curve, frame by frame, then lets it run on (or, going back, lets all end).
    func settle(from: TimeInterval, to: TimeInterval, duration: TimeInterval, curve: UIView.AnimationCurve) {
        guard isFrozen, settling == nil else { return }
        settling = Settling(
            began: CACurrentMediaTime(), from: from, to: to, duration: duration, curve: curve, forwards: to > 0)
        startLink()
    }

    /// Gives all layers their time back in the next frame, when what has ended in this one is out.
    func releaseInNextFrame() {
        startLink()
    }

    private func startLink() {
        let link = CADisplayLink(target: self, selector: Selector(ScrubClock.tick(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func tick(_ link: CADisplayLink) {
        guard let settling else { return release() }
        let elapsed = CACurrentMediaTime() - settling.began
        guard elapsed + Self.beyond < settling.duration else { return runOut(settling) }
        let progress = settling.curve.value(at: elapsed / settling.duration)
        place(settling.from + (settling.to - settling.from) * progress)
    }

    /// The way is done: time runs again, from the end on, or from far beyond it after the way back. All animations
    /// end in this frame, their completions restore the model, and no frame shows anything between.
    private func runOut(_ settling: Settling) {
        stopLink()
        self.settling = nil
        let target = settling.forwards ? settling.to + Self.beyond : Self.farFuture
        for entry in held { entry.layer.letTimeRun(from: entry.origin + target) }
        let settled = onSettled
        settled?()
    }

    /// Gives all layers their time back.
    func release() {
        stopLink()
        settling = nil
        for entry in held { entry.layer.resetTime() }
        held = []
    }

    private func stopLink() {
        link?.invalidate()
        link = nil
    }
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
    func value(at fraction: Double) -> Double {
        let name: CAMediaTimingFunctionName =
            switch self {
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            default: .easeInEaseOut
            }
        return CAMediaTimingFunction(name: name).curve.value(at: min(max(fraction, 0), 1))
    }
}

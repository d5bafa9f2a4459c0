import CoreGraphics

/// An animation that has been added to a layer, and how far it has come.
///
/// The one who has added it may take it out of the layer's time and hold it, as a transition does that a finger drives.
package final class RunningAnimation {
    package private(set) var animation: CAAnimation
    package let key: String?
    /// The layer that it was added to; `nil` once that is gone.
    package var layer: CALayer? { place }
    // On its layer it is the layer's, which tells it when it goes away; taken off it holds the layer for those who still ask. A weak
    // reference would make every count of references to the layer several times as slow.
    private unowned(unsafe) var place: CALayer?
    private var placeLeft: CALayer?
    /// Counts all animations ever added: who is first among equals.
    var order = 0
    /// In the layer's own time; `nil` until the transaction is committed.
    var begin: Double? { didSet { timingChanged() } }
    /// Its end in the layer's own time, for as long as that time counts; infinite until the transaction is committed. Kept
    /// ready, since every frame asks every animation.
    private(set) var end = Double.infinity
    /// The blocks that wait for it.
    var groups: [CompletionGroup] = []
    /// Whether it was added on another thread than the main one, and its layer is not shown yet: no server knows it.
    private(set) var isWaiting = false
    /// Taken off before its end.
    var isRemoved = false
    /// Whether the delegate has heard of the begin.
    var hasStarted = false
    /// Whether it has ended: it may stay on the layer nevertheless.
    var hasEnded = false
    /// Whether the delegate has heard of the end.
    var hasReported = false
    /// For a transition: what the layer looked like.
    var pictureBefore: TransitionPicture?
    /// Whether it has no effect, for a tool that shows the layer without it. It begins and ends as always.
    package var isMuted = false {
        didSet { if isMuted != oldValue { RenderServer.countChange() } }
    }
    /// The time of its own at which its owner holds it; nil as long as the layer's time counts.
    private(set) var heldAt: Double? { didSet { findEnd() } }
    private var timing: ActiveTiming?
    /// Whether it certainly leaves the layer in its superlayer's plane: its property has nothing to do with depth.
    let staysInPlane: Bool

    init(_ animation: CAAnimation, key: String?, layer: CALayer) {
        self.animation = animation
        self.key = key
        place = layer
        staysInPlane = (animation as? CAPropertyAnimation)?.staysInPlane ?? false
    }

    private func timingChanged() {
        timing = nil
        findEnd()
    }

    private func findEnd() {
        end = begin == nil || heldAt != nil ? .infinity : activeTiming(localTime: 0).end
    }

    /// The timing with all filled in. An animation that is not committed yet begins now.
    func activeTiming(localTime: Double) -> ActiveTiming {
        if let timing { return timing }
        let made = ActiveTiming(
            animation,
            begin: begin ?? (animation.beginTime != 0 ? animation.beginTime : localTime + animation.delayAfterCommit),
            defaultDuration: CATransaction.standardDuration)
        if begin != nil { timing = made }
        return made
    }

    /// Its layer has it no longer; the delegate is not called.
    func leaveLayer() {
        guard let layer else { return }
        hasLeftLayer()
        layer.running.removeAll { $0 === self }
    }

    /// The layer takes it off.
    func hasLeftLayer() { placeLeft = place }

    /// The layer goes away with it.
    func layerIsGone() {
        place = nil
        stopWaiting()
    }

    /// Called on the thread that has added it. The transactions that are open there wait for it.
    func waitUntilShown() {
        isWaiting = true
        groups = CATransaction.join()
    }

    /// A server has taken it up. Those that wait for it do so already.
    func beginsAfterWaiting() -> Bool {
        defer { isWaiting = false }
        return isWaiting
    }

    /// It was taken off, or is gone with its layer, without having been shown.
    func stopWaiting() {
        guard isWaiting else { return }
        isWaiting = false
        let waiting = groups
        groups = []
        for group in waiting { group.leave() }
    }

    /// Where it is at a time of the layer's own; `nil` when it has no effect.
    func moment(localTime: Double, isRunningForwards: Bool) -> AnimationMoment? {
        if isMuted { return nil }
        let timing = activeTiming(localTime: localTime)
        if let heldAt { return timing.moment(heldAt: heldAt) }
        return timing.moment(at: localTime, isClosedAtEnd: !isRunningForwards)
    }
}

// MARK: - For its owner

extension RunningAnimation {
    /// Whether it is on its layer, begun or not, and has not ended.
    package var isUnderWay: Bool { !isRemoved && !hasEnded && layer != nil }

    /// How long it has run, by the layer's time; below 0 before its begin, 0 before it is committed.
    package var elapsed: Double {
        guard let layer, let begin else { return 0 }
        return layer.localTime(atMediaTime: RenderServer.showing(layer).now) - begin
    }

    /// Whether it never ends by itself.
    package var isEndless: Bool { activeTiming(localTime: 0).length == .infinity }

    /// Stops it at a time of its own, or moves it there; it does not end meanwhile.
    package func hold(at time: Double) {
        heldAt = time
        RenderServer.countChange()
    }

    /// Lets it run with the layer's time, from a time of its own on.
    package func letRun(from time: Double) {
        guard let layer else { return }
        heldAt = nil
        begin = layer.localTime(atMediaTime: RenderServer.showing(layer).now) - time
    }

    /// Makes it pass over its curves.
    package func goStraight() {
        animation.goesStraight = true
        timingChanged()
    }

    /// Replaces it by an animation of the same property with another timing, as a tool does that edits it. It stays where it
    /// is on the layer, with its delegate; if its new end is in the past, it ends in the next run-loop iteration.
    ///
    /// - Parameters:
    ///   - replacement: must not be changed afterwards.
    ///   - seconds: how much later than before it begins.
    package func replace(with replacement: CAAnimation, beginningLaterBy seconds: Double = 0) {
        animation = replacement
        if let begin { self.begin = begin + seconds } else { timingChanged() }
        RenderServer.countChange()
    }

    /// Takes it off its layer: it has not finished.
    package func remove() { layer?.stopAnimations { $0 === self } }
}

extension CAPropertyAnimation {
    fileprivate var staysInPlane: Bool {
        guard let key = keyPath.flatMap(LayerProperty.named)?.key else { return true }
        return !["transform", "zPosition", "anchorPointZ"].contains(key)
    }
}

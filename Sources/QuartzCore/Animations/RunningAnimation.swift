import CoreGraphics

/// An animation that has been added to a layer, and how far it has come.
final class RunningAnimation {
    let animation: CAAnimation
    let key: String?
    private(set) weak var layer: CALayer?
    /// Counts all animations ever added: who is first among equals.
    var order = 0
    /// In the layer's own time; nil until the transaction is committed.
    var begin: Double? { didSet { timing = nil } }
    /// The blocks that wait for it.
    var groups: [CompletionGroup] = []
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
    private var timing: ActiveTiming?
    /// Whether it certainly leaves the layer in its superlayer's plane: its property has nothing to do with depth.
    let staysInPlane: Bool

    init(_ animation: CAAnimation, key: String?, layer: CALayer) {
        self.animation = animation
        self.key = key
        self.layer = layer
        staysInPlane = (animation as? CAPropertyAnimation)?.staysInPlane ?? false
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

    /// Where it is at a time of the layer's own; nil when it has no effect.
    func moment(localTime: Double, isRunningForwards: Bool) -> AnimationMoment? {
        activeTiming(localTime: localTime).moment(at: localTime, isClosedAtEnd: !isRunningForwards)
    }
}

extension CAPropertyAnimation {
    fileprivate var staysInPlane: Bool {
        guard let key = keyPath.flatMap(LayerProperty.named)?.key else { return true }
        return !["transform", "zPosition", "anchorPointZ"].contains(key)
    }
}

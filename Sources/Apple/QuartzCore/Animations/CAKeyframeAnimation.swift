import CoreGraphics

/// An animation through several values, or along a path.
///
/// `keyTimes` are the times of the values as fractions of the duration, from 0 to 1; without them the values are at
/// equal intervals. The mode `discrete` needs one key time more than values. The paced modes ignore key times and
/// timing functions. On a path each end of a line or curve is a keyframe.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values of the keyframes, as objects for key-value coding.
    open var values: [Any]?
    /// A path that replaces `values` for a property that is a point.
    open var path: CGPath?
    /// The times of the values as fractions of the duration, from 0 to 1. The default is `nil`, for equal intervals.
    open var keyTimes: [NSNumber]?
    /// The timing functions of the segments between keyframes.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between keyframes. The default is `linear`.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The tension in cubic modes: 1 is tight, -1 is round.
    open var tensionValues: [NSNumber]?
    /// The continuity in cubic modes, which determines how sharp corners are.
    open var continuityValues: [NSNumber]?
    /// The bias in cubic modes: the neighbor to which the curve is biased.
    open var biasValues: [NSNumber]?
    /// Whether the layer rotates with the direction of the path.
    open var rotationMode: CAAnimationRotationMode?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyState(to other: CAAnimation) {
        super.copyState(to: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        other.values = values
        other.path = path
        other.keyTimes = keyTimes
        other.timingFunctions = timingFunctions
        other.calculationMode = calculationMode
        other.tensionValues = tensionValues
        other.continuityValues = continuityValues
        other.biasValues = biasValues
        other.rotationMode = rotationMode
        other.prepared = nil
    }

    /// The key frames of one property, read once.
    private var prepared: (kind: ValueKind, track: KeyframeTrack?)?

    private func track(_ kind: ValueKind) -> KeyframeTrack? {
        if let prepared, prepared.kind == kind { return prepared.track }
        let track = KeyframeTrack(self, kind: kind)
        prepared = (kind, track)
        return track
    }

    override func interpolated(
        at moment: AnimationMoment, kind: ValueKind, current: AnimationValue
    ) -> AnimationValue? {
        track(kind)?.value(at: moment.progress, isLinear: moment.isLinear)
    }

    package override func apply(to layer: inout LayerValues, at moment: AnimationMoment) {
        super.apply(to: &layer, at: moment)
        guard let rotationMode, let track = track(.point), let angle = track.angle(at: moment.progress) else { return }
        let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        layer.transform = CATransform3DRotate(layer.transform, turn, 0, 0, 1)
    }
}

import CoreGraphics

/// An animation through several values, or along a path.
///
/// `keyTimes` says when each value is reached, as a share of the duration (0 and 1 at the ends); without it they are spread
/// evenly. With the mode `discrete` there is one key time more than values. The paced modes have no use for key times nor
/// for timing functions. On a path every end of a line or curve is a key frame.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values at the key frames, in objects of key-value coding.
    open var values: [Any]?
    /// Takes the place of `values` if the property is a point.
    open var path: CGPath?
    /// The time of each value, as a fraction of the duration, 0…1. `nil`, the default, spaces the values evenly.
    open var keyTimes: [NSNumber]?
    /// One for each way from one key frame to the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between key frames are found. The default is linear.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// For cubic modes: 1 is tight, -1 is round.
    open var tensionValues: [NSNumber]?
    /// For cubic modes: how sharp corners are.
    open var continuityValues: [NSNumber]?
    /// For cubic modes: the neighbor towards which the curve is biased.
    open var biasValues: [NSNumber]?
    /// Whether the layer turns with the path.
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

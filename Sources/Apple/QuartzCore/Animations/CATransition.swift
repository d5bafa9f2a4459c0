import CoreGraphics

/// Shows the change of a whole layer: from the picture that it had to the one that it has.
///
/// The old picture is taken when the transition is added, so add it before the layer's contents change.
open class CATransition: CAAnimation {
    /// How the new picture takes the old one's place. The default is fade.
    open var type = CATransitionType.fade
    /// The direction of the movement, for the types that move; `nil` is from the left.
    open var subtype: CATransitionSubtype?
    /// The progress at the beginning, 0…1.
    open var startProgress: Float = 0
    /// The progress at the end, 0…1, not below `startProgress`.
    open var endProgress: Float = 1

    /// Not supported: image filters as transitions. Setting one traps.
    open var filter: Any? {
        get { nil }
        set { demand(newValue == nil, "CATransition.filter is not supported; use type and subtype") }
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyState(to other: CAAnimation) {
        super.copyState(to: other)
        guard let other = other as? CATransition else { return }
        other.type = type
        other.subtype = subtype
        other.startProgress = startProgress
        other.endProgress = endProgress
    }

    /// How much of the whole transition is done at a moment.
    package func progress(at moment: AnimationMoment) -> Double {
        Double(startProgress) + Double(endProgress - startProgress) * moment.progress
    }
}

import CoreGraphics

/// An animation between two states of a layer, from its previous to its new content.
///
/// The previous content is captured when the transition is added, so add it before the layer's contents change.
open class CATransition: CAAnimation {
    /// The type of the transition. The default is `fade`.
    open var type = CATransitionType.fade
    /// The direction of types with a movement; `nil` for from the left.
    open var subtype: CATransitionSubtype?
    /// The progress at the beginning, from 0 to 1.
    open var startProgress: Float = 0
    /// The progress at the end, from 0 to 1, not below `startProgress`.
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

extension UIView {
    /// What a view knows beyond its layer.
    @MainActor
    struct ViewState {
        /// The background color as it was set last, and as the layer got it.
        var background: (color: UIColor, shown: CGColor)?
        var isOpaque = true
        /// What a file says about the view and those in it for screens of other sizes.
        var nibVariations: (any TraitVariations)?
        var contentMode = ContentMode.scaleToFill
        var clearsContextBeforeDrawing = true
        var mask: UIView?
        var tintColor: UIColor?
        var tintAdjustmentMode = TintAdjustmentMode.automatic
        /// How many presentations dim the tint of what is below this view.
        var tintDimmers = 0
        /// The tint that `tintColorDidChange()` was last called for.
        var announcedTint: Tint?

        var autoresizesSubviews = true
        var autoresizingMask: AutoresizingMask = []
        /// The margins as set, in reading direction; `nil` until an application sets some.
        var margins: NSDirectionalEdgeInsets?
        /// The margins that `layoutMarginsDidChange()` was last called for; `nil` while they are those of a new view.
        var announcedMargins: UIEdgeInsets?
        var preservesSuperviewLayoutMargins = false
        /// Whether the side margins leave no more free than the readable width.
        var marginsFollowReadableWidth = false
        var insetsLayoutMarginsFromSafeArea = true
        /// The insets that `safeAreaInsetsDidChange()` was last called for.
        var announcedSafeArea = UIEdgeInsets.zero
        /// What reached in from the superview when the view left its window; `nil` in a window and before the first one.
        var keptSafeArea: UIEdgeInsets?
        /// What reached in from the superview while the view last stood inside it.
        var heldSafeArea: HeldSafeArea?
        var layoutGuides: [UILayoutGuide] = []
        var systemGuides: [SystemGuide: UILayoutGuide] = [:]

        /// The constraints that the view holds.
        var constraints: [NSLayoutConstraint] = []
        var translatesAutoresizingMask = true
        /// Whether a constraint reaches through the view, so that it is no domain of its own.
        var isOpenToRules = false
        /// Whether a table or collection view says where the view is, or a window whose root controller's view it is.
        var isPlacedByOwner = false
        /// Whether a constraint is about the view's safe area, margins or another of the system's guides.
        var hasRulesOnInsets = false
        var needsSolving = true
        /// True while the view's constraints are being solved and the views placed.
        var isSolving = false
        var solvedSize = CGSize(width: -1, height: -1)
        var needsUpdateConstraints = true
        var descendantNeedsUpdateConstraints = true
        /// Documented defaults: 250 and 750.
        var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
        var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

        var isUserInteractionEnabled = true
        var isMultipleTouchEnabled = false
        var isExclusiveTouch = false
        /// How many running block animations keep touches away from the view.
        var animationsBlockingTouches = 0
        /// How many changes of property animators let the view be hit where it is seen.
        var animationsMovingTouches = 0

        var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { noteTraitChanges() } }
        var semanticContentAttribute = UISemanticContentAttribute.unspecified
        /// The traits that `traitCollectionDidChange(_:)` was last called for.
        var announcedTraits: TraitValues?

        var traitOverrides = UITraitOverrides() { didSet { noteTraitChanges() } }
        /// Whether there is anything in them.
        private(set) var overridesTraits = false
        /// Whether the view has anything to put in place of its surroundings' traits. Most have not, and are asked often.
        private(set) var changesTraits = false
        var traitObservers = TraitChangeRegistry()
        var minimumContentSizeCategory: UIContentSizeCategory? { didSet { noteTraitChanges() } }
        var maximumContentSizeCategory: UIContentSizeCategory? { didSet { noteTraitChanges() } }

        var interactions: [any UIInteraction] = []
        var motionEffects: [UIMotionEffect] = []
        var tag = 0
        var restorationIdentifier: String?
        /// Whether the layer's contents came out of `draw(_:)`.
        var ownsContents = false

        private mutating func noteTraitChanges() {
            overridesTraits = traitOverrides.values != TraitValues()
            changesTraits =
                overridesTraits || overrideUserInterfaceStyle != .unspecified || minimumContentSizeCategory != nil
                || maximumContentSizeCategory != nil
        }
    }

    /// Makes the layer this view's.
    final func setUp(frame: CGRect) {
        layer.owner = self
        layer.contentsScale = UIView.defaultScale
        layer.allowsGroupOpacity = true
        layer.frame = frame
        layer.setNeedsDisplay()
        layer.setNeedsLayout()
    }

    /// The first view up the chain that has no superview; in a window that is the window.
    package final var rootView: UIView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }

    final var nextInChain: UIResponder? { if let viewOwner { viewOwner } else { parent } }
}

extension UIView {
    /// The traits of the surroundings, with this view's and its controller's own in their place.
    final var effectiveTraitCollection: UITraitCollection {
        let base = surroundingTraits
        guard let overrides = traitOverrideValues else { return base }
        let merged = overrides.over(base.values)
        return merged == base.values ? base : UITraitCollection(values: merged)
    }

    /// What the view lives in: its controller's traits if it is a controller's root view, else its superview's, else the
    /// window scene's or the screen's.
    private var surroundingTraits: UITraitCollection {
        if let controller = owningViewController { return controller.traitCollection }
        if let parent { return parent.traitCollection }
        if let window = self as? UIWindow { return window.environmentTraits }
        return UIScreen.main.traitCollection
    }

    private var traitOverrideValues: TraitValues? {
        guard overrideUserInterfaceStyle != .unspecified else { return nil }
        var values = TraitValues()
        values.userInterfaceStyle = overrideUserInterfaceStyle
        return values
    }

    final func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        guard viewState.overrideUserInterfaceStyle != style else { return }
        viewState.overrideUserInterfaceStyle = style
        updateTraits()
    }

    /// Tells this view and those in it about new traits, if they are new, and resolves dynamic colours again.
    ///
    /// Call it after a change of the screen's, window's or controller's traits; views call it themselves when they move.
    package final func updateTraits() {
        let new = traitCollection
        guard viewState.announcedTraits != new.values else { return }
        let old = viewState.announcedTraits
        viewState.announcedTraits = new.values
        if let color = viewState.backgroundColor {
            layer.backgroundColor = color.resolvedColor(with: new).cgColor
        }
        if let old {
            let previous = UITraitCollection(values: old)
            if previous.hasDifferentColorAppearance(comparedTo: new), viewState.ownsContents { setNeedsDisplay() }
            owningViewController?.traitCollectionDidChange(previous)
            traitCollectionDidChange(previous)
        }
        setNeedsLayout()
        for child in children { child.updateTraits() }
    }

    // MARK: Reading direction

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let system = UITraitCollection.current.layoutDirection
        return userInterfaceLayoutDirection(
            for: attribute, relativeTo: system == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }

    final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard viewState.semanticContentAttribute != attribute else { return }
        viewState.semanticContentAttribute = attribute
        setNeedsLayout()
    }
}

extension UIView {
    /// The traits of the surroundings, with this view's and its controller's own in their place.
    final var effectiveTraitCollection: UITraitCollection {
        let base = surroundingTraits
        guard viewState.changesTraits else { return base }
        let merged = limited(traitOverrideValues?.over(base.values) ?? base.values)
        return merged == base.values ? base : UITraitCollection(values: merged)
    }

    /// What the view lives in: its controller's traits if it is a controller's root view, else its superview's, else the
    /// window scene's or the screen's.
    private var surroundingTraits: UITraitCollection {
        if let viewOwner { return viewOwner.traitCollection }
        if let parent { return TraitHint.traits(of: parent) ?? parent.traitCollection }
        if let window = self as? UIWindow { return window.environmentTraits }
        return UIScreen.main.traitCollection
    }

    private var traitOverrideValues: TraitValues? {
        guard viewState.overridesTraits || overrideUserInterfaceStyle != .unspecified else { return nil }
        var values = viewState.traitOverrides.values
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        return values
    }

    /// The traits that this view sets for itself and all in it.
    public var traitOverrides: UITraitOverrides {
        get { viewState.traitOverrides }
        set {
            viewState.traitOverrides = newValue
            updateTraits()
        }
    }

    private func limited(_ values: TraitValues) -> TraitValues {
        guard minimumContentSizeCategory != nil || maximumContentSizeCategory != nil,
            let present = values.preferredContentSizeCategory?.rank
        else { return values }
        var values = values
        if let least = minimumContentSizeCategory, let rank = least.rank, present < rank {
            values.preferredContentSizeCategory = least
        }
        if let most = maximumContentSizeCategory, let rank = most.rank, present > rank {
            values.preferredContentSizeCategory = most
        }
        return values
    }

    final func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        guard viewState.overrideUserInterfaceStyle != style else { return }
        viewState.overrideUserInterfaceStyle = style
        updateTraits()
    }

    /// Tells this view and those in it about new traits, if they are new, and resolves dynamic colors again.
    ///
    /// Call it after a change of the screen's, window's or controller's traits; views call it themselves when they move.
    ///
    /// - Returns: The view's traits.
    @discardableResult
    package final func updateTraits() -> UITraitCollection {
        let new = traitCollection
        guard viewState.announcedTraits != new.values else { return new }
        let old = viewState.announcedTraits
        viewState.announcedTraits = new.values
        if let color = presentBackgroundColor { showBackground(color, with: new) }
        if let old {
            let previous = UITraitCollection(values: old)
            let isTurned = old.layoutDirection != new.values.layoutDirection
            let isRecolored = previous.hasDifferentColorAppearance(comparedTo: new)
            if isRecolored || isTurned, viewState.ownsContents { setNeedsDisplay() }
            if isTurned { constraintsChanged() }
            if isTurned || viewOwner != nil { updateMargins() }
            viewOwner?.traitCollectionDidChange(previous)
            traitCollectionDidChange(previous)
            viewState.nibVariations?.apply(new)
            viewState.traitObservers.announce(self, from: old, to: new.values)
            setNeedsLayout()
        }
        TraitHint.give(new, of: self) {
            for child in children { child.updateTraits() }
        }
        return new
    }

    // MARK: Limits of text size

    final func setContentSizeLimit(
        _ limit: WritableKeyPath<ViewState, UIContentSizeCategory?>, _ new: UIContentSizeCategory?
    ) {
        viewState[keyPath: limit] = new
        updateTraits()
    }

    // MARK: Reading direction

    /// Which way the app's language reads.
    static var directionOfLanguage: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    static func readingDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }

    /// Which way the view's traits read. The traits that it was given last are known without a look at its surroundings.
    final var readingDirection: UIUserInterfaceLayoutDirection {
        let values = viewState.announcedTraits ?? traitCollection.values
        return values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard viewState.semanticContentAttribute != attribute else { return }
        viewState.semanticContentAttribute = attribute
        updateMargins()
        setNeedsLayout()
    }
}

/// The traits of the view whose subviews are being told of theirs: each would go up to the window for them.
@MainActor
private enum TraitHint {
    private static var hint: (view: UIView, traits: UITraitCollection)?

    static func traits(of view: UIView) -> UITraitCollection? {
        // What a subview does when it is told may change them again.
        guard let hint, hint.view === view, view.viewState.announcedTraits == hint.traits.values else { return nil }
        return hint.traits
    }

    static func give(_ traits: UITraitCollection, of view: UIView, _ body: () -> Void) {
        let outer = hint
        hint = (view, traits)
        body()
        hint = outer
    }
}

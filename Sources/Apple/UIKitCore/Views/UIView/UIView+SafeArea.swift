extension UIView {
    /// What reaches in from the superview, plus the controller's additional insets.
    ///
    /// The view's place is taken without its transform, so that a view which flies or grows keeps its layout. (Decided:
    /// iOS's rule for transformed views is not documented.)
    final var effectiveSafeAreaInsets: UIEdgeInsets {
        let outer = outerSafeAreaInsets
        guard let viewOwner, hasSafeAreaAround else { return outer }
        return outer.adding(viewOwner.effectiveSafeAreaAdditions)
    }

    /// How far the superview's insets reach in, or what they did before the view left its window.
    private var outerSafeAreaInsets: UIEdgeInsets {
        guard let parent else { return self is UIWindow ? windowSafeAreaInsets : viewState.keptSafeArea ?? .zero }
        let source = parent.safeAreaForChildren
        if let held = viewState.heldSafeArea, held.source == source, keepsHeldInsets(in: parent) { return held.insets }
        guard source.insets != .zero else { return .zero }
        return Self.insets(source.insets, of: source.bounds, reaching: untransformedFrame)
    }

    /// What views inside have to do with.
    private var safeAreaForChildren: HeldSafeArea.Source {
        // What a view has announced is what it has; a window's may have changed without its doing.
        let announced = parent == nil ? safeAreaInsets : viewState.announcedSafeArea
        return HeldSafeArea.Source(insets: safeAreaForSubviews(announced), bounds: bounds)
    }

    /// Whether the view is in a window, or in a screen that was and is covered now.
    private var hasSafeAreaAround: Bool {
        let root = rootView
        return root is UIWindow || root.viewState.keptSafeArea != nil
    }

    // MARK: Coming and going

    /// The view is about to leave its superview. What is taken out of a window keeps the insets it has: a covered screen
    /// does not lay itself out anew. (Decided; Apple documents zero for views that are not installed, and published zoom
    /// animators rely on covered screens that do not move.)
    final func leaveSafeArea() {
        viewState.keptSafeArea = hasSafeAreaAround ? outerSafeAreaInsets : nil
        viewState.heldSafeArea = nil
    }

    /// The view has a superview now.
    final func enterSafeArea() {
        viewState.keptSafeArea = nil
    }

    /// Counts what the controller has added so far to what the view keeps while it is out of the window.
    ///
    /// - Returns: `false` when the view keeps nothing.
    final func keepSafeAreaAdditions(_ additions: UIEdgeInsets) -> Bool {
        guard parent == nil, let kept = viewState.keptSafeArea else { return false }
        viewState.keptSafeArea = kept.adding(additions)
        return true
    }

    // MARK: Sticking out

    /// A controller's view that is moved out of its superview keeps the insets it had inside, until it stands inside
    /// again or the superview changes: a screen that leaves by its frame keeps its layout. (As others found on iOS:
    /// insets of controllers' views are frozen then, those of other views are not.)
    private func holdSafeArea() {
        guard let parent, viewOwner != nil, !sticksOut(of: parent) else { return }
        viewState.heldSafeArea = HeldSafeArea(source: parent.safeAreaForChildren, insets: outerSafeAreaInsets)
    }

    /// Whether the insets that the view had inside count further on: until it stands inside again; for what is presented only
    /// while nothing of it is inside. (Decided: a sheet that an app's animator places lower has the insets of what
    /// overlaps it there, as documented.)
    private func keepsHeldInsets(in parent: UIView) -> Bool {
        guard sticksOut(of: parent) else { return false }
        guard viewOwner?.isPresented == true else { return true }
        return parent.bounds.intersection(untransformedFrame).isEmpty
    }

    private func sticksOut(of parent: UIView) -> Bool { !parent.bounds.contains(untransformedFrame) }

    // MARK: Changes

    /// Tells this view and those in it about new safe area insets, if they are new.
    ///
    /// Call it after a change of the window's insets or of `additionalSafeAreaInsets`; views call it themselves when they
    /// move.
    package final func updateSafeArea() { updateSafeArea(visitsAll: true) }

    /// The same, under the name that controllers know.
    package final func invalidateSafeArea() { updateSafeArea() }

    /// - Parameter visitsAll: Whether the views inside have to look even if nothing is new here, as after a change of the
    ///   bounds.
    final func updateSafeArea(visitsAll: Bool) {
        holdSafeArea()
        let new = safeAreaInsets
        let old = viewState.announcedSafeArea
        if new != old {
            viewState.announcedSafeArea = new
            rulesOnInsetsChanged()
            setNeedsLayout()
            safeAreaInsetsDidChange()
            viewOwner?.viewSafeAreaInsetsDidChange()
            if insetsLayoutMarginsFromSafeArea { updateMargins() }
        }
        guard visitsAll || new != old else { return }
        for child in children { child.updateSafeAreaFromParent(new == .zero, visitsAll: visitsAll) }
    }

    /// Without insets above, only views that had some, or whose controller adds some, have to look.
    private func updateSafeAreaFromParent(_ parentHasNone: Bool, visitsAll: Bool) {
        if parentHasNone, viewState.announcedSafeArea == .zero, viewOwner == nil, children.isEmpty { return }
        updateSafeArea(visitsAll: visitsAll)
    }
}

/// What reached into a view from its superview, and what the superview had then.
struct HeldSafeArea: Equatable {
    struct Source: Equatable {
        var insets: UIEdgeInsets
        var bounds: CGRect
    }

    var source: Source
    var insets: UIEdgeInsets
}

extension UIView {
    /// How far the superview's safe area insets reach in, plus the controller's additional ones.
    ///
    /// The view's place is taken without its transform, so that a view which flies or grows keeps its layout. (Decided:
    /// iOS's rule for transformed views is not documented.)
    final var effectiveSafeAreaInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let parent {
            // What a view has announced is what it has; a window's may have changed without its doing.
            let announced = parent.parent == nil ? parent.safeAreaInsets : parent.viewState.announcedSafeArea
            let outer = parent.safeAreaForSubviews(announced)
            if outer != .zero {
                insets = Self.insets(outer, of: parent.bounds, reaching: untransformedFrame)
            }
        } else if self is UIWindow {
            insets = windowSafeAreaInsets
        }
        if let controller = owningViewController, window != nil {
            insets = insets.adding(controller.effectiveSafeAreaAdditions)
        }
        return insets
    }

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
        let new = safeAreaInsets
        let old = viewState.announcedSafeArea
        if new != old {
            viewState.announcedSafeArea = new
            safeAreaInsetsDidChange()
            owningViewController?.viewSafeAreaInsetsDidChange()
            if insetsLayoutMarginsFromSafeArea { marginsChanged() }
            setNeedsLayout()
        }
        guard visitsAll || new != old else { return }
        for child in children { child.updateSafeAreaFromParent(new == .zero, visitsAll: visitsAll) }
    }

    /// Without insets above, only views that had some, or whose controller adds some, have to look.
    private func updateSafeAreaFromParent(_ parentHasNone: Bool, visitsAll: Bool) {
        if parentHasNone, viewState.announcedSafeArea == .zero, owningViewController == nil, children.isEmpty { return }
        updateSafeArea(visitsAll: visitsAll)
    }
}

extension UIView {
    /// How far the superview's safe area insets reach in, plus the controller's additional ones.
    ///
    /// The view's place is taken without its transform, so that a view which flies or grows keeps its layout. (Decided:
    /// iOS's rule for transformed views is not documented.)
    final var effectiveSafeAreaInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let parent {
            let outer = parent.safeAreaInsets
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
    package final func updateSafeArea() {
        let new = safeAreaInsets
        let old = viewState.announcedSafeArea
        if new != old {
            viewState.announcedSafeArea = new
            safeAreaInsetsDidChange()
            owningViewController?.viewSafeAreaInsetsDidChange()
            if insetsLayoutMarginsFromSafeArea { marginsChanged() }
            setNeedsLayout()
        }
        guard old != .zero || new != .zero || !children.isEmpty else { return }
        for child in children { child.updateSafeAreaFromParent(new == .zero) }
    }

    /// The same, under the name that controllers know.
    package final func invalidateSafeArea() { updateSafeArea() }

    /// Without insets above, only views that had some, or whose controller adds some, have to look.
    private func updateSafeAreaFromParent(_ parentHasNone: Bool) {
        if parentHasNone, viewState.announcedSafeArea == .zero, owningViewController == nil { return }
        updateSafeArea()
    }
}

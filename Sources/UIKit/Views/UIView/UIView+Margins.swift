extension UIView {
    final var effectiveLayoutMargins: UIEdgeInsets {
        var margins = ownMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
        if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
        if preservesSuperviewLayoutMargins, let parent { margins = margins.maximum(parent.marginsReaching(self)) }
        return margins
    }

    /// The margins that were set; those of a controller's view are at least the system's.
    private var ownMargins: NSDirectionalEdgeInsets {
        var margins = viewState.margins
        guard let controller = owningViewController, controller.viewRespectsSystemMinimumLayoutMargins else {
            return margins
        }
        let least = controller.systemMinimumLayoutMargins
        margins.leading = max(margins.leading, least.leading)
        margins.trailing = max(margins.trailing, least.trailing)
        return margins
    }

    final var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(effectiveLayoutMargins, for: effectiveUserInterfaceLayoutDirection)
    }

    /// How far this view's margins reach into a subview.
    private func marginsReaching(_ child: UIView) -> UIEdgeInsets {
        Self.insets(layoutMargins, of: bounds, reaching: child.untransformedFrame)
    }

    /// What remains of the insets of `bounds` inside `frame`, a rectangle in the same coordinates.
    static func insets(_ insets: UIEdgeInsets, of bounds: CGRect, reaching frame: CGRect) -> UIEdgeInsets {
        // Never more than there is above: what sticks out of the superview is not covered by anything. (Decided: otherwise
        // a screen that a push moves aside would lay its content out anew.)
        UIEdgeInsets(
            top: min(insets.top, max(0, bounds.minY + insets.top - frame.minY)),
            left: min(insets.left, max(0, bounds.minX + insets.left - frame.minX)),
            bottom: min(insets.bottom, max(0, frame.maxY - (bounds.maxY - insets.bottom))),
            right: min(insets.right, max(0, frame.maxX - (bounds.maxX - insets.right))))
    }

    final func setLayoutMargins(_ margins: UIEdgeInsets) {
        setDirectionalLayoutMargins(NSDirectionalEdgeInsets(margins, for: effectiveUserInterfaceLayoutDirection))
    }

    final func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        guard viewState.margins != margins else { return }
        viewState.margins = margins
        marginsChanged()
    }

    final func setPreservesSuperviewLayoutMargins(_ flag: Bool) {
        guard viewState.preservesSuperviewLayoutMargins != flag else { return }
        viewState.preservesSuperviewLayoutMargins = flag
        marginsChanged()
    }

    final func setInsetsLayoutMarginsFromSafeArea(_ flag: Bool) {
        guard viewState.insetsLayoutMarginsFromSafeArea != flag else { return }
        viewState.insetsLayoutMarginsFromSafeArea = flag
        marginsChanged()
    }

    /// Tells the view, and those inside it that keep its margins, that the margins are others now.
    final func marginsChanged() {
        layoutMarginsDidChange()
        owningViewController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for child in children where child.preservesSuperviewLayoutMargins { child.marginsChanged() }
    }
}

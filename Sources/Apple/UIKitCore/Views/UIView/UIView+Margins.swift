extension UIView {
    final var effectiveLayoutMargins: UIEdgeInsets {
        var margins = ownMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
        if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
        if preservesSuperviewLayoutMargins, let parent { margins = margins.maximum(parent.marginsReaching(self)) }
        if viewState.marginsFollowReadableWidth {
            let room = max(0, (bounds.width - margins.left - margins.right - UIView.readableWidth) / 2)
            margins.left += room
            margins.right += room
        }
        return margins
    }

    /// Lets what the margins leave free be no wider than text reads well: Interface Builder's switch of that name.
    final func setMarginsFollowReadableWidth(_ flag: Bool) {
        viewState.marginsFollowReadableWidth = flag
        updateMargins()
    }

    /// The margins of a view that nobody has set any for: 8 points on each side, as on iOS.
    private static let usualMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// The margins that were set. Those of a controller's view are at least the system's, and just these by themselves, as
    /// documented.
    private var ownMargins: NSDirectionalEdgeInsets {
        guard let viewOwner, viewOwner.viewRespectsSystemMinimumLayoutMargins else {
            return viewState.margins ?? UIView.usualMargins
        }
        let least = viewOwner.systemMinimumLayoutMargins
        guard let margins = viewState.margins else { return least }
        return NSDirectionalEdgeInsets(
            top: max(margins.top, least.top), leading: max(margins.leading, least.leading),
            bottom: max(margins.bottom, least.bottom), trailing: max(margins.trailing, least.trailing))
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
        viewState.margins = margins
        updateMargins()
    }

    final func setPreservesSuperviewLayoutMargins(_ flag: Bool) {
        viewState.preservesSuperviewLayoutMargins = flag
        updateMargins()
    }

    final func setInsetsLayoutMarginsFromSafeArea(_ flag: Bool) {
        viewState.insetsLayoutMarginsFromSafeArea = flag
        updateMargins()
    }

    // MARK: Changes

    /// Tells the view, and those inside it that keep its margins, about new margins, if they are new.
    final func updateMargins() {
        let new = layoutMargins
        let old = viewState.announcedMargins ?? UIView.usualMargins.resolved(for: .leftToRight)
        guard new != old else { return }
        viewState.announcedMargins = new
        rulesOnInsetsChanged()
        setNeedsLayout()
        layoutMarginsDidChange()
        viewOwner?.viewLayoutMarginsDidChange()
        updateMarginsInside()
    }

    /// Views inside that keep this one's margins look again.
    final func updateMarginsInside() {
        for child in children where child.preservesSuperviewLayoutMargins { child.updateMargins() }
    }
}

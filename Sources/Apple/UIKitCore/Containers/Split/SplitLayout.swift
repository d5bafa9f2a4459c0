/// Where the columns of a split view are: a pure function of its size, mode and widths.
package struct SplitLayout: Equatable {
    /// The columns' places; hidden ones stand outside at the primary edge.
    package private(set) var primary = CGRect.zero
    package private(set) var supplementary = CGRect.zero
    package private(set) var secondary = CGRect.zero
    /// The columns that are seen, from the primary edge.
    package private(set) var visible: [UISplitViewController.Column] = []

    /// - Parameters:
    ///   - bounds: The split view's bounds.
    ///   - widths: The widths of the primary and the supplementary column in points.
    ///   - isRight: Whether the primary edge is the right one.
    package init(
        bounds: CGRect, mode: UISplitViewController.DisplayMode, hasSupplementary: Bool,
        widths: (primary: CGFloat, supplementary: CGFloat), isRight: Bool
    ) {
        let extra = mode.extraColumns
        let inner = hasSupplementary ? widths.supplementary : 0
        let showsPrimary = hasSupplementary ? extra >= 2 : extra >= 1
        let showsSupplementary = hasSupplementary && extra >= 1
        let primaryX = showsPrimary ? 0 : -widths.primary
        let supplementaryX = showsSupplementary ? (showsPrimary ? widths.primary : 0) : -inner
        let taken = (showsPrimary ? widths.primary : 0) + (showsSupplementary ? inner : 0)
        let (x, width) = Self.secondary(mode, bounds.width, taken: taken, inner: inner)
        func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(x: isRight ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        }
        primary = place(primaryX, widths.primary)
        supplementary = place(supplementaryX, inner)
        secondary = place(x, width)
        visible =
            (showsPrimary ? [.primary] : []) + (showsSupplementary ? [.supplementary] : []) + [.secondary]
    }

    /// Tiled, the secondary column takes what is left. Displaced, it keeps the width it has beside one column and goes
    /// partly out of sight. Covered, it has all.
    private static func secondary(
        _ mode: UISplitViewController.DisplayMode, _ width: CGFloat, taken: CGFloat, inner: CGFloat
    ) -> (x: CGFloat, width: CGFloat) {
        if mode.isOverlay { return (0, width) }
        if mode == .twoDisplaceSecondary { return (taken, max(width - inner, 0)) }
        return (taken, max(width - taken, 0))
    }

    package func frame(of column: UISplitViewController.Column) -> CGRect {
        switch column {
        case .primary: primary
        case .supplementary: supplementary
        case .secondary, .compact: secondary
        }
    }
}

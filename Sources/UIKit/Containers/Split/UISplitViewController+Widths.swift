/// The app's wishes for the widths of the columns, in points or as parts of the whole.
struct SplitWidths: Equatable {
    struct Wish: Equatable {
        var minimum: CGFloat
        var maximum: CGFloat
        var preferred: CGFloat
        var fraction: CGFloat
    }

    let automatic: CGFloat
    var primary: Wish
    var supplementary: Wish
    var secondary: Wish

    init(automatic: CGFloat) {
        self.automatic = automatic
        let free = Wish(minimum: automatic, maximum: automatic, preferred: automatic, fraction: automatic)
        (primary, supplementary, secondary) = (free, free, free)
    }

    /// The width of a column: the preferred one, or the part of the whole, or the system's, within the limits.
    func width(_ wish: Wish, of whole: CGFloat, system: CGFloat) -> CGFloat {
        var width = system
        if wish.preferred != automatic {
            width = wish.preferred
        } else if wish.fraction != automatic {
            width = (whole * wish.fraction).rounded()
        }
        if wish.maximum != automatic { width = min(width, wish.maximum) }
        if wish.minimum != automatic { width = max(width, wish.minimum) }
        return min(max(width, 0), whole)
    }

    /// What tiling has to leave to the secondary column.
    func leastSecondary(of whole: CGFloat) -> CGFloat {
        secondary.minimum == automatic ? SplitFigures.secondaryWidth : secondary.minimum
    }
}

extension UISplitViewController {
    public var minimumPrimaryColumnWidth: CGFloat {
        get { widths.primary.minimum }
        set { widths.primary.minimum = newValue }
    }
    public var maximumPrimaryColumnWidth: CGFloat {
        get { widths.primary.maximum }
        set { widths.primary.maximum = newValue }
    }
    public var preferredPrimaryColumnWidth: CGFloat {
        get { widths.primary.preferred }
        set { widths.primary.preferred = newValue }
    }
    /// A part of the whole width, 0…1.
    public var preferredPrimaryColumnWidthFraction: CGFloat {
        get { widths.primary.fraction }
        set { widths.primary.fraction = newValue }
    }
    public var minimumSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.minimum }
        set { widths.supplementary.minimum = newValue }
    }
    public var maximumSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.maximum }
        set { widths.supplementary.maximum = newValue }
    }
    public var preferredSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.preferred }
        set { widths.supplementary.preferred = newValue }
    }
    /// A part of the whole width, 0…1.
    public var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { widths.supplementary.fraction }
        set { widths.supplementary.fraction = newValue }
    }
    /// The least width with which the secondary column stands beside others; below it they cover it.
    public var minimumSecondaryColumnWidth: CGFloat {
        get { widths.secondary.minimum }
        set { widths.secondary.minimum = newValue }
    }
    /// Kept: the secondary column has what the others leave.
    public var preferredSecondaryColumnWidth: CGFloat {
        get { widths.secondary.preferred }
        set { widths.secondary.preferred = newValue }
    }
    /// Kept: the secondary column has what the others leave.
    public var preferredSecondaryColumnWidthFraction: CGFloat {
        get { widths.secondary.fraction }
        set { widths.secondary.fraction = newValue }
    }

    /// The primary column's width in points.
    public var primaryColumnWidth: CGFloat {
        let system = style == .tripleColumn ? SplitFigures.primaryOfThree : SplitFigures.columnWidth
        return widths.width(widths.primary, of: wholeWidth, system: system)
    }

    /// The supplementary column's width in points; 0 when there is none.
    public var supplementaryColumnWidth: CGFloat {
        guard style == .tripleColumn else { return 0 }
        return widths.width(widths.supplementary, of: wholeWidth, system: SplitFigures.columnWidth)
    }

    var wholeWidth: CGFloat { viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width }
}

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
        primary = free
        supplementary = free
        secondary = free
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
        secondary.minimum == automatic ? SplitMetrics.secondaryWidth : secondary.minimum
    }
}

extension UISplitViewController {
    var wholeWidth: CGFloat { viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width }
}

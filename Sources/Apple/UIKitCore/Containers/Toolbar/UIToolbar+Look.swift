import CoreGraphics

/// What older code sets at a toolbar in place of appearances.
struct ToolbarLegacy {
    struct Place: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }

    var backgrounds: [Place: UIImage] = [:]
    var shadows: [UIBarPosition: UIImage] = [:]
}

extension UIToolbar {
    final var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
    package final var preferredHeight: CGFloat {
        isCompact
            ? BarMetrics.toolbar.compact
            : traitCollection.userInterfaceIdiom == .pad ? BarMetrics.tabletRow : BarMetrics.toolbar.regular
    }

    final var choice: LookChoice<UIToolbarAppearance> {
        LookChoice(
            BarSituation(isCompact: isCompact, isAtEdge: isAtEdge), item: nil, bar: looks, standard: standardAppearance)
    }

    private var backdrop: BarBackdrop {
        let choice = choice
        if choice.isTransparent { return .none }
        guard !choice.look.isGiven else { return choice.look.backdrop }
        var result = choice.look.backdrop
        if let picture = legacyPicture {
            result.show(
                picture, shadow: legacy.shadows[barPosition] ?? legacy.shadows[.any], style: barStyle,
                tint: barTintColor,
                isTranslucent: isTranslucent)
        } else {
            result.dress(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
        }
        return result
    }

    private var legacyPicture: UIImage? {
        guard !legacy.backgrounds.isEmpty else { return nil }
        for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
            for position in [barPosition, .any] {
                if let found = legacy.backgrounds[.init(position: position, metrics: metrics)] { return found }
            }
        }
        return nil
    }

    /// Brings background and buttons in line with what is set.
    final func updateLook() {
        background.show(backdrop)
        content.show(choice.look.buttons, isCompact: isCompact)
        setNeedsLayout()
    }

    /// Content has come below the bar, or has gone.
    final func edgeDidChange() {
        guard window != nil, !isHidden else { return updateLook() }
        content.show(choice.look.buttons, isCompact: isCompact)
        background.fade(to: backdrop)
    }
}

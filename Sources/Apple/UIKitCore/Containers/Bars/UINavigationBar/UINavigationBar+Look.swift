import Foundation

/// How a navigation bar looks in one situation: put together when something has changed, not in frames.
@MainActor
package struct NavigationBarLook {
    /// What titles and buttons have their looks from.
    let source: UINavigationBarAppearance
    package let backdrop: BarBackdrop
    package let title: [NSAttributedString.Key: Any]
    let largeTitle: [NSAttributedString.Key: Any]
    let titleOffset: UIOffset
    let indicator: UIImage?

    var buttons: BarButtonLooks { source.buttons }
}

/// What older code sets at a navigation bar in place of appearances.
struct NavigationBarLegacy {
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    var indicator: UIImage?
    var indicatorMask: UIImage?
}

extension UINavigationBar {
    /// Whether the bar is low, as where the height is compact.
    final var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private func metrics(for items: [UINavigationItem]) -> UIBarMetrics {
        let hasPrompt = items.last?.prompt != nil
        if isCompact { return hasPrompt ? .compactPrompt : .compact }
        return hasPrompt ? .defaultPrompt : .default
    }

    /// What older code has set for the bar's situation, or for every situation.
    private func legacy<Value>(_ values: [UIBarMetrics: Value], for items: [UINavigationItem]) -> Value? {
        // The traits are looked up in the superviews, and most applications have set nothing.
        guard !values.isEmpty else { return nil }
        return values[metrics(for: items)] ?? (isCompact ? values[.compact] : nil) ?? values[.default]
    }

    /// The look for a stack of items.
    package final func look(for items: [UINavigationItem]) -> NavigationBarLook {
        let item = items.last
        let isAtEdge = followsContent && item?.contentState.isAtEdge ?? true
        let choice = LookChoice(
            BarSituation(isCompact: isCompact, isAtEdge: isAtEdge), item: item?.looks, bar: looks,
            standard: standardAppearance,
            keepsBackground: BarHistory.keepsBackgrounds && !showsLargeTitle(for: items))
        let look = choice.look
        let vertical = legacy(legacyLook.titleOffsets, for: items) ?? 0
        return NavigationBarLook(
            source: look, backdrop: choice.isTransparent ? .none : backdrop(of: look, for: items),
            title: (titleTextAttributes ?? [:]).merging(look.titleTextAttributes) { _, new in new },
            largeTitle: (largeTitleTextAttributes ?? [:]).merging(look.largeTitleTextAttributes) { _, new in new },
            titleOffset: look.titlePositionAdjustment == .zero
                ? UIOffset(horizontal: 0, vertical: vertical) : look.titlePositionAdjustment,
            indicator: look.indicator?.image ?? legacyLook.indicator)
    }

    /// A look that was given counts as it is; the system's is changed by what older code has set.
    private func backdrop(of look: UINavigationBarAppearance, for items: [UINavigationItem]) -> BarBackdrop {
        guard !look.isGiven else { return look.backdrop }
        var result = look.backdrop
        if let picture = legacy(legacyLook.backgroundImages, for: items) {
            result.show(picture, shadow: shadowImage, style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
            return result
        }
        result.dress(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
        if hidesShadow {
            result.shadowColor = nil
            result.shadowImage = nil
        }
        return result
    }

    /// The large title's font, which goes with the size of text that the user wants, as the rest of the bar does not.
    final var largeTitleFont: UIFont {
        let category = traitCollection.preferredContentSizeCategory
        guard category != .large, category != .unspecified else { return .systemFont(ofSize: 34, weight: .bold) }
        let wanted = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
        return .systemFont(ofSize: wanted.pointSize, weight: .bold)
    }

    /// What a large title adds below the row: more or less than usual by what its line is higher or lower.
    final var largeTitleRoom: CGFloat {
        let font = largeTitleFont
        guard font.pointSize != 34 else { return BarMetrics.largeTitle }
        let usual = UIFont.systemFont(ofSize: 34, weight: .bold)
        return BarMetrics.largeTitle + (font.lineHeight - usual.lineHeight).rounded()
    }

    /// The height of title and buttons.
    final var rowHeight: CGFloat {
        let traits = traitCollection
        if traits.verticalSizeClass == .compact { return BarMetrics.compactRow }
        return traits.userInterfaceIdiom == .pad ? BarMetrics.tabletRow : BarMetrics.row
    }

    /// Where a search bar stands: beside the title on wide tablets, unless the item wants it below.
    final func placement(
        of search: UISearchController, in item: UINavigationItem?
    ) -> UINavigationItem.SearchBarPlacement {
        let isWide = traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
        return isWide && item?.preferredSearchBarPlacement != .stacked ? .inline : .stacked
    }

    /// The color of the title where no attribute sets one.
    final var titleColor: UIColor { barStyle.isBlack ? .white : .label }

    /// Brings background, titles and buttons in line with what is set.
    final func updateLook() {
        background.show(look(for: items ?? []).backdrop)
        content?.reload()
    }

    /// Content has come below the bar, or has gone: the background fades, and what else is another way then changes.
    final func contentEdgeDidChange() {
        let look = look(for: items ?? [])
        if look.source !== content?.source { content?.reload() }
        guard !look.backdrop.isSame(as: background.backdrop) else { return }
        background.fade(to: look.backdrop)
    }
}

extension BarBackdrop {
    /// Changes the system's background by what older code sets at bars: a dark style, a color, no translucence.
    mutating func dress(style: UIBarStyle, tint: UIColor?, isTranslucent: Bool) {
        if let tint {
            color = tint
        } else if style.isBlack {
            effect = UIBlurEffect(style: .systemChromeMaterialDark)
            if !isTranslucent { color = .black }
        } else if !isTranslucent {
            color = .systemBackground
        }
        if !isTranslucent { effect = nil }
    }

    /// Puts a picture of older code's in the place of the system's background, and with it the line that it may have: documented, without a
    /// picture the line's does not count. Below a picture in a bar that is not translucent lies an opaque ground, also documented.
    mutating func show(_ picture: UIImage, shadow: UIImage?, style: UIBarStyle, tint: UIColor?, isTranslucent: Bool) {
        self = BarBackdrop(image: picture, shadowColor: shadow == nil ? shadowColor : nil, shadowImage: shadow)
        if !isTranslucent { dress(style: style, tint: tint, isTranslucent: false) }
    }
}

import CoreGraphics

extension UITabBar {
    /// The bar's height without the home indicator's part, in points.
    package final var preferredHeight: CGFloat { preferredHeight(above: safeAreaInsets.bottom) }

    /// The bar's height above so much room for the home indicator. Tablets that have one have a lower bar.
    final func preferredHeight(above indicator: CGFloat) -> CGFloat {
        if traitCollection.verticalSizeClass == .compact { return BarMetrics.tabBar.compact }
        guard traitCollection.userInterfaceIdiom == .pad else { return BarMetrics.tabBar.regular }
        return indicator > 0 ? BarMetrics.tabletTabBar.aboveIndicator : BarMetrics.tabletTabBar.alone
    }

    /// Where titles stand.
    private var style: UITabBarItemAppearance.Style {
        if traitCollection.verticalSizeClass == .compact { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    /// The look that counts: the selected item's before the bar's.
    private var choice: LookChoice<UITabBarAppearance> {
        LookChoice(
            BarSituation(isAtEdge: isAtEdge), item: selectedItem?.looks, bar: looks, standard: standardAppearance)
    }

    private func backdrop(_ choice: LookChoice<UITabBarAppearance>) -> BarBackdrop {
        if choice.isTransparent { return .none }
        guard !choice.look.isGiven else { return choice.look.backdrop }
        var result = choice.look.backdrop
        if let backgroundImage {
            result.show(
                backgroundImage, shadow: shadowImage, style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
        } else {
            result.dress(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
        }
        return result
    }

    /// Brings background and tabs in line with what is set.
    final func updateLook() {
        let choice = choice
        background.show(backdrop(choice))
        showTabs(choice.look)
    }

    private func showTabs(_ look: UITabBarAppearance) {
        let style = style
        let tabs = TabBarButtonLook(
            style: style, appearance: look.known(style), normalColor: unselectedItemTintColor ?? .systemGray)
        for button in buttons {
            button.isSelected = button.item === selectedItem
            button.show(tabs)
        }
        let picture = look.selectionIndicatorImage ?? selectionIndicatorImage
        indicator.image = picture
        indicator.tintColor = look.selectionIndicatorTintColor
        indicator.isHidden = picture == nil || selectedItem == nil
        setNeedsLayout()
    }

    /// Content has come below the bar, or has gone.
    final func edgeDidChange() {
        let choice = choice
        showTabs(choice.look)
        background.fade(to: backdrop(choice))
    }

    // MARK: Layout

    /// The width and the space of tabs that are centered where nobody says otherwise; known from tablets.
    private static let centered: (width: CGFloat, spacing: CGFloat) = (76, 34)

    final func layOutTabs() {
        guard !buttons.isEmpty else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let places = places(of: buttons.count, in: room.width)
        for (index, button) in buttons.enumerated() {
            let place = places[index]
            let x = isMirrored ? room.width - place.start - place.length : place.start
            button.frame = CGRect(x: room.minX + x, y: 0, width: place.length, height: preferredHeight)
        }
        guard !indicator.isHidden, let chosen = buttons.first(where: { $0.isSelected }) else { return }
        let size = indicator.image?.size ?? .zero
        indicator.frame = CGRect(
            x: chosen.frame.midX - size.width / 2, y: (preferredHeight - size.height) / 2, width: size.width,
            height: size.height)
    }

    private func places(of count: Int, in width: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
        let look = choice.look
        let positioning =
            look.isGiven && look.stackedItemPositioning != .automatic
            ? look.stackedItemPositioning : itemPositioning
        let isCentered =
            positioning == .centered
            || positioning == .automatic && traitCollection.horizontalSizeClass == .regular && style == .inline
        guard isCentered else {
            let length = (width / CGFloat(count)).rounded(.down)
            return (0..<count).map { (CGFloat($0) * length, length) }
        }
        let wish = look.stackedItemWidth > 0 ? look.stackedItemWidth : itemWidth
        let wide = style == .stacked ? Self.centered.width : 2 * Self.centered.width
        let gap = look.stackedItemSpacing > 0 ? look.stackedItemSpacing : itemSpacing
        let spacing = gap > 0 ? gap : Self.centered.spacing
        let fitting = (width - spacing * CGFloat(count - 1)) / CGFloat(count)
        let length = min(wish > 0 ? wish : wide, max(fitting, 0))
        let all = length * CGFloat(count) + spacing * CGFloat(count - 1)
        let start = ((width - all) / 2).rounded()
        return (0..<count).map { (start + CGFloat($0) * (length + spacing), length) }
    }
}

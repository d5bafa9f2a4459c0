import Foundation

/// What a navigation bar shows for one stack of items: the top item's title and buttons, and the button back.
@MainActor
final class NavigationBarContent: UIView {
    private weak var bar: UINavigationBar?
    private let items: [UINavigationItem]

    let titleContainer = UIView()
    let titleLabel = UILabel()
    let largeTitleLabel = UILabel()
    /// Below the title, where there is one: the label, or the item's own view.
    private(set) var subtitle: UIView?
    /// Holds the large title, and cuts it off at the row while it makes way.
    let largeTitleArea = UIView()
    private(set) var promptLabel: UILabel?
    /// Holds the search bar, and cuts off what has made way.
    private(set) var searchArea: UIView?
    /// Whether the search bar stands beside the title.
    private(set) var standsInRow = false
    /// Holds the scopes of a search bar that stands there.
    private(set) var scopeArea: UIView?
    private(set) var backButton: NavigationBackButton?
    private(set) var leading: [UIView] = []
    private(set) var trailing: [UIView] = []
    /// What is in the middle, in regular width.
    private(set) var middle: [UIView] = []
    /// The width that the buttons were made for, where groups may have to do with less.
    private var widthOfGroups: CGFloat?
    /// What titles and buttons have their looks from.
    private(set) var source: UINavigationBarAppearance?
    private(set) var titleOffset = UIOffset.zero
    /// Whether the large title has made way so far that the small one stands in its place.
    private(set) var isCollapsed = false
    /// Whether the content takes part in a push or pop.
    var isMoving = false { didSet { if isMoving { largeTitleArea.clipsToBounds = false } } }

    init(bar: UINavigationBar, items: [UINavigationItem]) {
        self.bar = bar
        self.items = items
        super.init(frame: bar.bounds)
        addSubview(titleContainer)
        titleLabel.textAlignment = .center
        titleContainer.addSubview(titleLabel)
        largeTitleArea.isUserInteractionEnabled = false
        largeTitleArea.addSubview(largeTitleLabel)
        largeTitleLabel.isHidden = true
        clipsToBounds = false
        reload()
    }

    required init?(coder: NSCoder) { nil }

    var item: UINavigationItem? { items.last }

    /// What the bar is made of for these items.
    var parts: NavigationBarParts { bar?.parts(for: items) ?? NavigationBarParts() }
    /// The parts now, and while no search is active.
    var bothParts: (now: NavigationBarParts, resting: NavigationBarParts) {
        guard let bar else { return (NavigationBarParts(), NavigationBarParts()) }
        let resting = bar.restingParts(for: items)
        return (bar.parts(for: items, resting: resting), resting)
    }

    /// The buttons at the ends, which fade when the content comes or goes.
    var ends: [UIView] { leading + trailing + middle + [promptLabel, searchArea, scopeArea].compactMap { $0 } }

    /// The title that is seen: the large one, or the one in the middle.
    var movingTitle: UIView { largeTitleLabel.isHidden ? titleContainer : largeTitleLabel }

    /// Everything at its place and to be seen, after a change.
    func settle() {
        let back = backButton.map { [$0.titleLabel, $0.chevron] as [UIView] } ?? []
        for view in [titleContainer, largeTitleLabel] + ends + back { view.alpha = 1 }
        for view in [titleContainer, largeTitleLabel, backButton?.titleLabel, searchArea] {
            view?.transform = .identity
        }
        backButton?.cutsTitleAtChevron = false
        isMoving = false
        setNeedsLayout()
    }

    /// Ends what a push or pop has set going, with everything at its place.
    func stopMoving() {
        let back = backButton.map { [$0.titleLabel, $0.chevron] as [UIView] } ?? []
        for view in [titleContainer, largeTitleLabel] + ends + back { view.layer.removeAllAnimations() }
        settle()
        isMoving = true
    }

    // MARK: Building

    /// Builds everything anew from the items.
    func reload() {
        guard let bar, let item = items.last else { return }
        let look = bar.look(for: items)
        source = look.source
        titleOffset = look.titleOffset
        reloadTitles(item, look: look, bar: bar)
        reloadPrompt(item, look: look)
        reloadSearch(item)
        reloadBackButton(item, look: look, bar: bar)
        reloadButtons(item, look: look)
        setNeedsLayout()
    }

    private func reloadTitles(_ item: UINavigationItem, look: NavigationBarLook, bar: UINavigationBar) {
        titleLabel.show(
            item.title, look.title, font: .systemFont(ofSize: 17, weight: .semibold), color: bar.titleColor)
        let parts = parts
        if parts.largeTitle > 0 {
            if largeTitleArea.superview == nil { addSubview(largeTitleArea) }
            largeTitleLabel.show(
                item.largeTitle ?? item.title, look.largeTitle, font: bar.largeTitleFont, color: bar.titleColor)
        }
        isCollapsed = bar.collapsesTitle(for: items, parts)
        reloadSubtitle(item, look: look, parts: parts)
        showTitles(parts)
        for view in titleContainer.subviews
        where view !== titleLabel && view !== item.titleView && view !== subtitle {
            view.removeFromSuperview()
        }
        if let view = item.titleView, view.superview !== titleContainer { titleContainer.addSubview(view) }
    }

    /// Adds the subtitle to the visible title, the large one or that of the row.
    private func reloadSubtitle(_ item: UINavigationItem, look: NavigationBarLook, parts: NavigationBarParts) {
        let isLarge = parts.largeTitle > 0 && !isCollapsed
        let content = isLarge || item.titleView == nil ? item.subtitleContent(isLarge: isLarge) : nil
        let shown = content.map { if case .view(let view) = $0 { view } else { subtitleLabel() } }
        if subtitle !== shown { subtitle?.removeFromSuperview() }
        subtitle = shown
        guard let content, let shown else { return }
        let size = isLarge ? BarMetrics.subtitle.large : BarMetrics.subtitle.row
        let attributes = isLarge ? look.source.largeSubtitleTextAttributes : look.source.subtitleTextAttributes
        (shown as? UILabel)?.show(content, attributes, font: .systemFont(ofSize: size), color: .secondaryLabel)
        let place = isLarge ? largeTitleArea : titleContainer
        if shown.superview !== place { place.addSubview(shown) }
    }

    private func subtitleLabel() -> UILabel {
        if let label = subtitle as? UILabel, label !== item?.subtitleView, label !== item?.largeSubtitleView {
            return label
        }
        return UILabel()
    }

    private func showTitles(_ parts: NavigationBarParts) {
        let showsLarge = parts.largeTitle > 0 && !isCollapsed
        largeTitleLabel.isHidden = !showsLarge
        titleLabel.isHidden = showsLarge || items.last?.titleView != nil
        titleLabel.alpha = 1
    }

    private func reloadPrompt(_ item: UINavigationItem, look: NavigationBarLook) {
        guard let prompt = item.prompt else {
            promptLabel?.removeFromSuperview()
            promptLabel = nil
            return
        }
        let label = promptLabel ?? UILabel()
        label.textAlignment = .center
        label.show(
            prompt, look.title.filter { $0.key == .foregroundColor }, font: .systemFont(ofSize: 13),
            color: bar?.titleColor ?? .label)
        if label.superview == nil { addSubview(label) }
        promptLabel = label
    }

    private func reloadSearch(_ item: UINavigationItem) {
        guard let search = item.searchController?.searchBar else {
            for view in [searchArea, scopeArea] { view?.removeFromSuperview() }
            searchArea = nil
            scopeArea = nil
            standsInRow = false
            return
        }
        let area = searchArea ?? UIView()
        area.clipsToBounds = true
        for view in area.subviews where view !== search { view.removeFromSuperview() }
        search.standsInNavigationBar = true
        if let bar, let controller = item.searchController {
            let placement = bar.placement(of: controller, in: item)
            standsInRow = placement == .inline
            if bar.topItem === item { item.searchBarStands(placement) }
        }
        search.keepsScopes = !standsInRow
        if !standsInRow {
            scopeArea?.removeFromSuperview()
            scopeArea = nil
        }
        if search.superview !== area { area.addSubview(search) }
        if area.superview == nil { addSubview(area) }
        searchArea = area
    }

    /// The scopes come out of a search bar that has no room for them.
    ///
    /// - Parameter place: Where the area begins that is made for them.
    func takeScopes(of search: UISearchBar, at place: CGRect) -> UIView {
        if let scopeArea, search.parts.scopes.superview === scopeArea { return scopeArea }
        let area = scopeArea ?? UIView()
        UIView.performWithoutAnimation {
            area.frame = place
            area.clipsToBounds = true
            area.addSubview(search.parts.scopes)
            search.parts.scopes.alpha = 1
            if area.superview == nil { addSubview(area) }
        }
        scopeArea = area
        return area
    }

    private func reloadBackButton(_ item: UINavigationItem, look: NavigationBarLook, bar: UINavigationBar) {
        let hasLeftItems = !item.ends.shownLeading(collapsing: []).isEmpty
        let previous = items.dropLast().last ?? (item.wayBack == nil ? nil : UINavigationItem())
        let shows = previous != nil && !item.hidesBackButton && (!hasLeftItems || item.leftItemsSupplementBackButton)
        guard shows, let previous else {
            backButton?.removeFromSuperview()
            backButton = nil
            return
        }
        let button = backButton ?? NavigationBackButton()
        button.show(
            previous, looks: look.buttons, indicator: look.indicator, isCompact: bar.isCompact,
            title: item.wayBack?.title)
        button.tintColor = previous.backBarButtonItem?.tintColor
        button.onTap = { [weak bar] in bar?.goBack() }
        button.makeMenu = item.wayBack == nil ? { [weak bar] in bar?.backMenu } : nil
        if button.superview == nil { addSubview(button) }
        backButton = button
    }

    private func reloadButtons(_ item: UINavigationItem, look: NavigationBarLook) {
        for view in leading + trailing + middle { view.removeFromSuperview() }
        makeEnds(item, look, collapsing: [], dropping: [])
        widthOfGroups = nil
        let collapsible = item.ends.collapsible
        if !collapsible.isEmpty {
            widthOfGroups = bounds.width
            var collapsed: [UIBarButtonItemGroup] = []
            for group in collapsible where !hasRoom {
                collapsed.append(group)
                makeEnds(item, look, collapsing: collapsed, dropping: [])
            }
        }
        dropGroups(item, look)
        for view in leading + trailing + middle { addSubview(view) }
    }

    /// Groups in the middle that have no room go into the overflow menu.
    private func dropGroups(_ item: UINavigationItem, _ look: NavigationBarLook) {
        guard !middle.isEmpty else { return }
        widthOfGroups = bounds.width
        let collapsed = item.ends.collapsible.filter(\.isDisplayingRepresentativeItem)
        var dropped: [UIBarButtonItemGroup] = []
        for group in item.ends.droppable where !hasRoomInTheMiddle {
            dropped.append(group)
            makeEnds(item, look, collapsing: collapsed, dropping: dropped)
        }
    }

    private func makeEnds(
        _ item: UINavigationItem, _ look: NavigationBarLook, collapsing collapsed: [UIBarButtonItemGroup],
        dropping dropped: [UIBarButtonItemGroup]
    ) {
        let ofContainer = backButton == nil ? bar?.systemLeadingItems ?? [] : []
        let isWide = bar?.traitCollection.horizontalSizeClass == .regular
        leading = makeButtons(
            ofContainer + item.ends.shownLeading(collapsing: collapsed), look.buttons, representing: collapsed)
        trailing = makeButtons(
            item.ends.shownTrailing(collapsing: collapsed), look.buttons, representing: collapsed)
        middle =
            isWide ? makeButtons(item.ends.shownCenter(dropping: dropped), look.buttons, representing: []) : []
        guard isWide, let menu = item.ends.overflowMenu(dropping: dropped) else { return }
        let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu)
        more.accessibilityLabel = "More"
        let place = item.ends.pinnedCount(collapsing: collapsed)
        trailing.insert(contentsOf: makeButtons([more], look.buttons, representing: []), at: place)
    }

    private func makeButtons(
        _ items: [UIBarButtonItem], _ looks: BarButtonLooks, representing groups: [UIBarButtonItemGroup]
    ) -> [UIView] {
        items.filter { !$0.isHidden }.map { item in
            if let bar { UIApplication.shared.appearances.apply(to: item, in: bar) }
            item.onChange = { [weak self] in self?.rebuild() }
            if let view = item.customView { return view }
            let group = groups.first { $0.representativeItem === item }
            return BarButton(item: item, looks: looks, isCompact: bar?.isCompact ?? false, for: group)
        }
    }

    private func rebuild() { if bar != nil { reload() } }

    // MARK: Making way

    /// The content of the screen has been scrolled: the small title comes when the large one has gone, and goes when it is
    /// back.
    func contentHasScrolled() {
        guard let bar, !isMoving else { return }
        let parts = parts
        guard parts.largeTitle > 0 else { return }
        let collapses = bar.collapsesTitle(for: items, parts)
        guard collapses != isCollapsed else { return }
        isCollapsed = collapses
        if let item, item.hasSubtitle {
            reloadSubtitle(item, look: bar.look(for: items), parts: parts)
            setNeedsLayout()
        }
        guard window != nil, items.last?.titleView == nil else { return showTitles(parts) }
        largeTitleLabel.isHidden = collapses
        if titleLabel.isHidden { UIView.performWithoutAnimation { titleLabel.alpha = 0 } }
        titleLabel.isHidden = false
        UIView.animate(
            withDuration: TimeInterval(SystemMetrics.barDuration), delay: 0,
            options: [.allowUserInteraction, .overrideInheritedDuration]
        ) {
            self.titleLabel.alpha = collapses ? 1 : 0
        } completion: { [weak self] _ in
            guard let self, self.isCollapsed == collapses else { return }
            self.showTitles(self.parts)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let widthOfGroups, widthOfGroups != bounds.width, !isMoving { reload() }
        layOut()
    }
}

extension UILabel {
    /// Shows a title with what attributes say of font, color and shadow.
    func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor?) {
        let own: Set<NSAttributedString.Key> = [.font, .foregroundColor, .shadow]
        if attributes.contains(where: { !own.contains($0.key) }), let title {
            var all = attributes
            all[.font] = attributes[.font] ?? font
            all[.foregroundColor] = attributes[.foregroundColor] ?? color
            attributedText = NSAttributedString(string: title, attributes: all)
        } else {
            text = title
            self.font = attributes[.font] as? UIFont ?? font
            textColor = attributes[.foregroundColor] as? UIColor ?? color
        }
        guard let shadow = attributes[.shadow] as? NSShadow else { return }
        shadowColor = shadow.shadowColor as? UIColor
        shadowOffset = shadow.shadowOffset
    }
}

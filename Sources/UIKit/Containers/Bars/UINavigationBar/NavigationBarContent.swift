import Foundation

/// What a navigation bar shows for one stack of items: the top item's title and buttons, and the button back.
@MainActor
final class NavigationBarContent: UIView {
    /// The space between the screen's edge and the outermost button's glyphs, in points.
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    private weak var bar: UINavigationBar?
    private let items: [UINavigationItem]

    let titleContainer = UIView()
    let titleLabel = UILabel()
    let largeTitleLabel = UILabel()
    private(set) var backButton: NavigationBackButton?
    private(set) var leading: [UIView] = []
    private(set) var trailing: [UIView] = []

    init(bar: UINavigationBar, items: [UINavigationItem]) {
        self.bar = bar
        self.items = items
        super.init(frame: bar.bounds)
        addSubview(titleContainer)
        titleLabel.textAlignment = .center
        titleContainer.addSubview(titleLabel)
        addSubview(largeTitleLabel)
        clipsToBounds = false
        reload()
    }

    required init?(coder: NSCoder) { nil }

    /// The buttons at the ends, which fade when the content comes or goes.
    var ends: [UIView] { leading + trailing }

    /// The title that is seen: the large one, or the one in the middle.
    var movingTitle: UIView { largeTitleLabel.isHidden ? titleContainer : largeTitleLabel }

    /// Everything at its place and to be seen, after a change.
    func settle() {
        let back = backButton.map { [$0.titleLabel, $0.chevron] as [UIView] } ?? []
        for view in [titleContainer, largeTitleLabel] + ends + back { view.alpha = 1 }
        for view in [titleContainer, largeTitleLabel, backButton?.titleLabel] { view?.transform = .identity }
        backButton?.cutsTitleAtChevron = false
    }

    /// Builds everything anew from the items.
    func reload() {
        guard let bar, let item = items.last else { return }
        let look = bar.look(for: items)
        let showsLarge = bar.showsLargeTitle(for: items)
        reloadTitles(item, look: look, bar: bar, showsLarge: showsLarge)
        reloadBackButton(item, bar: bar)
        reloadButtons(item)
        setNeedsLayout()
    }

    private func reloadTitles(
        _ item: UINavigationItem, look: UINavigationBarAppearance, bar: UINavigationBar, showsLarge: Bool
    ) {
        let attributes = (bar.titleTextAttributes ?? [:]).merging(look.titleTextAttributes) { _, new in new }
        titleLabel.text = item.title
        titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? bar.titleColor
        titleLabel.isHidden = showsLarge || item.titleView != nil
        let large = (bar.largeTitleTextAttributes ?? [:]).merging(look.largeTitleTextAttributes) { _, new in new }
        largeTitleLabel.text = item.title
        largeTitleLabel.font = large[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        largeTitleLabel.textColor = large[.foregroundColor] as? UIColor ?? bar.titleColor
        largeTitleLabel.isHidden = !showsLarge
        for view in titleContainer.subviews where view !== titleLabel && view !== item.titleView {
            view.removeFromSuperview()
        }
        if let view = item.titleView, view.superview !== titleContainer { titleContainer.addSubview(view) }
    }

    private func reloadBackButton(_ item: UINavigationItem, bar: UINavigationBar) {
        let hasLeftItems = !(item.leftBarButtonItems ?? []).isEmpty
        let previous = items.dropLast().last
        let shows = previous != nil && !item.hidesBackButton && (!hasLeftItems || item.leftItemsSupplementBackButton)
        guard shows, let previous else {
            backButton?.removeFromSuperview()
            backButton = nil
            return
        }
        let button = backButton ?? NavigationBackButton()
        button.title = previous.titleForBackButton
        button.tintColor = bar.tintColor
        button.onTap = { [weak bar] in bar?.goBack() }
        if button.superview == nil { addSubview(button) }
        backButton = button
    }

    private func reloadButtons(_ item: UINavigationItem) {
        for view in leading + trailing { view.removeFromSuperview() }
        let ofContainer = backButton == nil ? bar?.systemLeadingItems ?? [] : []
        leading = makeButtons(ofContainer + (item.leftBarButtonItems ?? []))
        trailing = makeButtons(item.rightBarButtonItems)
        for view in leading + trailing { addSubview(view) }
    }

    private func makeButtons(_ items: [UIBarButtonItem]?) -> [UIView] {
        (items ?? []).filter { !$0.isHidden }.map { item in
            if let bar { UIApplication.shared.appearances.apply(to: item, in: bar) }
            item.onChange = { [weak self] in self?.reload() }
            if let view = item.customView { return view }
            return BarButton(item: item)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = UINavigationBar.standardHeight
        let (left, right) = layoutEnds(height: height)
        layoutTitle(between: left, and: right, height: height)
        let size = largeTitleLabel.sizeThatFits(CGSize(width: bounds.width - 2 * Self.margin, height: .infinity))
        // Titles may be on their way while the bar is laid out: when it is shown or hidden along with a push.
        largeTitleLabel.setUntransformedFrame(
            CGRect(
                x: Self.margin, y: height + (UINavigationBar.largeTitleHeight - size.height) / 2 - 3,
                width: bounds.width - 2 * Self.margin, height: size.height))
    }

    /// Puts the buttons to both ends and says which part is left between them.
    private func layoutEnds(height: CGFloat) -> (left: CGFloat, right: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var left: CGFloat = Self.margin - 8
        var right: CGFloat = Self.margin - 8
        if let backButton {
            let width = min(backButton.sizeThatFits(bounds.size).width, bounds.width / 2)
            place(backButton, width: width, at: left - 8, mirrored: isMirrored, height: height)
            left += width - 8
        }
        for view in leading {
            let width = naturalWidth(of: view)
            place(view, width: width, at: left, mirrored: isMirrored, height: height)
            left += width + Self.spacing
        }
        for view in trailing {
            let width = naturalWidth(of: view)
            place(view, width: width, at: right, mirrored: !isMirrored, height: height)
            right += width + Self.spacing
        }
        return isMirrored ? (right, left) : (left, right)
    }

    private func naturalWidth(of view: UIView) -> CGFloat {
        view is BarButton ? view.sizeThatFits(bounds.size).width : view.bounds.width
    }

    private func place(_ view: UIView, width: CGFloat, at distance: CGFloat, mirrored: Bool, height: CGFloat) {
        let isControl = view is BarButton || view is NavigationBackButton
        let viewHeight = isControl ? height : view.bounds.height
        let x = mirrored ? bounds.width - distance - width : distance
        view.frame = CGRect(x: x, y: (height - viewHeight) / 2, width: width, height: viewHeight)
    }

    /// The title stands in the bar's middle, unless a button is in the way.
    private func layoutTitle(between left: CGFloat, and right: CGFloat, height: CGFloat) {
        let room = max(0, bounds.width - left - right - 2 * Self.spacing)
        let view = items.last?.titleView ?? titleLabel
        let natural = view.sizeThatFits(CGSize(width: room, height: height))
        let width = min(natural.width == 0 ? view.bounds.width : natural.width.rounded(.up), room)
        let ideal = ((bounds.width - width) / 2).rounded()
        let x = min(max(ideal, left + Self.spacing), bounds.width - right - Self.spacing - width)
        titleContainer.setUntransformedFrame(CGRect(x: x, y: 0, width: width, height: height))
        let viewHeight = min(view === titleLabel ? natural.height : max(view.bounds.height, natural.height), height)
        let y = ((height - viewHeight) / 2 * 3).rounded() / 3
        view.frame = CGRect(x: 0, y: y, width: width, height: viewHeight)
    }
}

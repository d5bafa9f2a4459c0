import CoreGraphics

/// What comes up above a tab bar that is arranged anew: a title with Done, a line of help, and the icons of all tabs.
@MainActor
final class TabCustomizingPanel: UIView {
    let icons: [TabIcon]
    private let head = UINavigationBar()
    private let help = UILabel()

    init(items: [UITabBarItem], done: @escaping @MainActor () -> Void) {
        icons = items.map(TabIcon.init(item:))
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        accessibilityViewIsModal = true
        // iOS's own words.
        let title = UINavigationItem(title: "Configure")
        title.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in done() })
        head.standardAppearance.configureWithTransparentBackground()
        head.setItems([title], animated: false)
        help.text = "Drag the icons to organize tabs."
        help.font = .preferredFont(forTextStyle: .footnote)
        help.adjustsFontForContentSizeCategory = true
        help.textColor = .secondaryLabel
        help.textAlignment = .center
        help.numberOfLines = 0
        for view in [head, help] as [UIView] + icons { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func icon(at place: CGPoint) -> TabIcon? { icons.first { $0.frame.contains(place) } }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        head.frame = CGRect(
            x: room.minX, y: safeAreaInsets.top, width: room.width, height: head.sizeThatFits(room.size).height)
        let width = max(0, room.width - 2 * TabCustomizingPanel.margin)
        let height = help.sizeThatFits(CGSize(width: width, height: 0)).height
        help.frame = CGRect(
            x: room.minX + TabCustomizingPanel.margin, y: head.frame.maxY + TabCustomizingPanel.gap, width: width,
            height: height)
        placeIcons(in: room, below: help.frame.maxY + TabCustomizingPanel.gap)
    }

    /// In rows, from the side where reading begins.
    private func placeIcons(in room: CGRect, below top: CGFloat) {
        let size = TabCustomizingPanel.iconSize
        let columns = max(1, Int(room.width / (size.width + TabCustomizingPanel.gap)))
        let column = room.width / CGFloat(columns)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, icon) in icons.enumerated() {
            let place = isMirrored ? columns - 1 - index % columns : index % columns
            icon.frame = CGRect(
                x: (room.minX + (CGFloat(place) + 0.5) * column - size.width / 2).rounded(),
                y: top + CGFloat(index / columns) * (size.height + TabCustomizingPanel.gap), width: size.width,
                height: size.height)
        }
    }

    // By eye: four icons are side by side on a phone.
    static let iconSize = CGSize(width: 76, height: 56)
    private static let gap: CGFloat = 12
    private static let margin: CGFloat = 16
}

/// A tab's image with its title below, in the panel and under the finger.
@MainActor
final class TabIcon: UIView {
    let item: UITabBarItem
    /// A tab that the bar shows is pale in the panel.
    var isInBar = false { didSet { alpha = isInBar ? 0.35 : 1 } }
    private let picture = UIImageView()
    private let title = UILabel()

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        picture.image =
            item.image?.renderingMode == .alwaysOriginal
            ? item.image : item.image?.withRenderingMode(.alwaysTemplate)
        picture.tintColor = .systemGray
        picture.contentMode = .center
        title.text = item.title
        title.font = .systemFont(ofSize: 10, weight: .medium)
        title.textColor = .secondaryLabel
        title.textAlignment = .center
        addSubview(picture)
        addSubview(title)
        isAccessibilityElement = true
        accessibilityLabel = item.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 30)
        title.frame = CGRect(x: 0, y: 38, width: bounds.width, height: 13)
    }
}

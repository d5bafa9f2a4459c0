import Foundation

/// One tab in a tab bar. Public apps look for views of this name, which iOS's own tabs have.
@MainActor
final class UITabBarButton: UIControl {
    let item: UITabBarItem
    private var look = TabBarButtonLook()

    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let badge = UILabel()

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        item.shownView = self
        imageView.contentMode = .center
        titleLabel.textAlignment = .center
        badge.textAlignment = .center
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        for view in [imageView, titleLabel, badge] { addSubview(view) }
        reload()
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityNature: AccessibilityNature {
        item.nature(label: item.title, value: item.badgeValue, isEnabled: item.isEnabled, isSelected: isSelected)
    }

    override var isSelected: Bool { didSet { if isSelected != oldValue { reload() } } }

    func show(_ look: TabBarButtonLook) {
        self.look = look
        reload()
    }

    private var lookState: UIControl.State { !item.isEnabled ? .disabled : isSelected ? .selected : .normal }

    /// Shows what the item says now; what it says itself counts before the bar's appearance.
    func reload() {
        accessibilityIdentifier = item.accessibilityIdentifier
        let tab = look.appearance?.look(isSelected: isSelected, isEnabled: item.isEnabled) ?? TabLook()
        var attributes = tab.attributes
        for named in lookState == .normal ? [lookState] : [.normal, lookState] {
            var own = item.titleTextAttributes(for: named) ?? [:]
            if named != lookState, lookState == .selected { own[.foregroundColor] = nil }
            attributes.merge(own) { _, new in new }
        }
        let color = isSelected ? tintColor ?? .systemBlue : look.normalColor
        showImage(tab.iconColor ?? color)
        titleLabel.show(
            item.title, attributes,
            font: look.style == .stacked
                ? .systemFont(ofSize: 10, weight: .medium)
                : .systemFont(ofSize: look.style == .inline ? 13 : 12, weight: .medium),
            color: color)
        showBadge(tab)
        isEnabled = item.isEnabled
        if !item.isEnabled, attributes[.foregroundColor] == nil { titleLabel.textColor = .tertiaryLabel }
        setNeedsLayout()
    }

    private func showImage(_ color: UIColor) {
        let plain = look.style == .compactInline ? item.landscapeImagePhone ?? item.image : item.image
        let image = isSelected ? item.selectedImage ?? plain : plain
        imageView.image = image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = item.isEnabled ? color : .tertiaryLabel
    }

    private func showBadge(_ tab: TabLook) {
        badge.isHidden = item.badgeValue == nil
        guard let value = item.badgeValue else { return }
        var attributes = tab.badgeAttributes
        for named in lookState == .normal ? [lookState] : [.normal, lookState] {
            attributes.merge(item.badgeTextAttributes(for: named) ?? [:]) { _, new in new }
        }
        badge.show(value, attributes, font: .systemFont(ofSize: 13), color: .white)
        badge.backgroundColor = item.badgeColor ?? tab.badgeColor ?? .systemRed
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        reload()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if look.style == .stacked { layOutStacked() } else { layOutInline(isMirrored) }
        let tab = look.appearance?.look(isSelected: isSelected, isEnabled: item.isEnabled)
        let offset = item.titlePositionAdjustment == .zero ? tab?.titleOffset ?? .zero : item.titlePositionAdjustment
        titleLabel.frame = titleLabel.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        let insets =
            look.style == .compactInline && item.landscapeImagePhone != nil
            ? item.landscapeImagePhoneInsets : item.imageInsets
        imageView.frame = imageView.frame.offsetBy(
            dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
        layOutBadge(isMirrored, tab?.badgeOffset ?? .zero)
    }

    private func layOutStacked() {
        let hasTitle = !(item.title ?? "").isEmpty
        imageView.frame = CGRect(x: 0, y: hasTitle ? 4 : 8, width: bounds.width, height: 30)
        titleLabel.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 13)
    }

    /// The title beside the image, both in the middle.
    private func layOutInline(_ isMirrored: Bool) {
        let image = imageView.image.map { min($0.size.width, 30) } ?? 0
        let title = min(titleLabel.sizeThatFits(bounds.size).width.rounded(.up), max(0, bounds.width - image - 6))
        let gap: CGFloat = image > 0 && title > 0 ? 6 : 0
        let start = ((bounds.width - image - gap - title) / 2).rounded()
        let imageX = isMirrored ? bounds.width - start - image : start
        let titleX = isMirrored ? start : start + image + gap
        imageView.frame = CGRect(x: imageX, y: 0, width: image, height: bounds.height)
        titleLabel.frame = CGRect(x: titleX, y: 0, width: title, height: bounds.height)
    }

    /// At the image's upper trailing corner.
    private func layOutBadge(_ isMirrored: Bool, _ offset: UIOffset) {
        let width = max(18, badge.sizeThatFits(bounds.size).width.rounded(.up) + 10)
        let middle = imageView.frame.midX
        let x = isMirrored ? middle - 6 - width : middle + 6
        badge.frame = CGRect(
            x: x + offset.horizontal, y: (look.style == .stacked ? 3 : 1) + offset.vertical, width: width, height: 18)
    }
}

/// How the tabs of a bar look at the moment.
struct TabBarButtonLook {
    /// Where the title stands.
    var style = UITabBarItemAppearance.Style.stacked
    /// What the bar's appearance says of tabs that stand so, if it says anything.
    var appearance: UITabBarItemAppearance?
    /// The color of tabs that are not selected.
    var normalColor = UIColor.systemGray
}

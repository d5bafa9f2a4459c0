import Foundation

/// A bar button item as it appears in a bar: an image or a title in the tint, at least 44 points wide and as high as the bar.
@MainActor
final class BarButton: UIControl {
    /// The smallest side of what a finger can hit, in points. Apple's Human Interface Guidelines.
    static let minimumSide: CGFloat = 44

    private let item: UIBarButtonItem
    private let looks: BarButtonLooks
    private let isCompact: Bool
    /// The group for which the button stands.
    private let represented: UIBarButtonItemGroup?
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private var backgroundView: UIImageView?
    private var titleOffset = UIOffset.zero
    private var backgroundOffset = UIOffset.zero

    init(
        item: UIBarButtonItem, looks: BarButtonLooks = BarButtonLooks(), isCompact: Bool = false,
        for group: UIBarButtonItemGroup? = nil
    ) {
        self.item = item
        represented = group
        self.looks = looks
        self.isCompact = isCompact
        super.init(frame: .zero)
        item.shownView = self
        accessibilityIdentifier = item.accessibilityIdentifier
        let image = shownImage
        imageView.image = image.map { $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate) }
        imageView.contentMode = .center
        titleLabel.text = image == nil ? item.title : nil
        titleLabel.textAlignment = .center
        addSubview(imageView)
        addSubview(titleLabel)
        isEnabled = item.isEnabled
        if let tint = item.tintColor { tintColor = tint }
        updateLook()
        isContextMenuInteractionEnabled = menu != nil
        showsMenuAsPrimaryAction = item.opensMenuAtOnce || item.menu == nil && menu != nil
        addAction(UIAction { [weak item] _ in item?.perform() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// The item's menu, or that of the group for which it stands.
    private var menu: UIMenu? { item.menu ?? represented?.representativeMenu }

    private var shownImage: UIImage? { isCompact ? item.landscapeImagePhone ?? item.image : item.image }

    private var imageInsets: UIEdgeInsets {
        isCompact && item.landscapeImagePhone != nil ? item.landscapeImagePhoneInsets : item.imageInsets
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu, isEnabled, !menu.children.isEmpty else { return nil }
        let made = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        made.preferredMenuElementOrder = item.preferredMenuElementOrder
        return made
    }

    /// A space is nothing.
    override var accessibilityNature: AccessibilityNature {
        switch item.systemItem {
        case .fixedSpace, .flexibleSpace: return AccessibilityNature()
        default: break
        }
        return item.nature(
            label: item.title ?? item.systemItem?.spokenName ?? item.image?.spokenName, isEnabled: item.isEnabled)
    }

    override var isHighlighted: Bool {
        didSet {
            alpha = isHighlighted ? 0.3 : 1
            if isHighlighted != oldValue { updateLook() }
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    // MARK: Look

    private var lookState: UIControl.State { !item.isEnabled ? .disabled : isHighlighted ? .highlighted : .normal }

    /// What the item was told itself counts before the bar's appearance.
    private func updateLook() {
        let state = lookState
        var look = looks.look(item.style == .done ? .done : .plain, state)
        for named in state == .normal ? [state] : [.normal, state] {
            look.attributes.merge(item.titleTextAttributes(for: named) ?? [:]) { _, new in new }
        }
        item.legacy.apply(to: &look, state: state, style: item.style, isCompact: isCompact)
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        titleLabel.font = look.attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: weight)
        let ownColor = look.attributes[.foregroundColor] as? UIColor
        let saysDisabled = state == .disabled && item.titleTextAttributes(for: .disabled)?[.foregroundColor] != nil
        let color = ownColor ?? tintColor ?? .systemBlue
        titleLabel.textColor = item.isEnabled || saysDisabled || hasDisabledColor ? color : .tertiaryLabel
        imageView.tintColor = item.isEnabled ? nil : .tertiaryLabel
        titleOffset = look.titleOffset
        backgroundOffset = look.backgroundOffset
        backgroundView = showBackground(look.background, in: backgroundView)
        setNeedsLayout()
    }

    private var hasDisabledColor: Bool {
        looks.appearances(item.style == .done ? .done : .plain).contains {
            $0.disabled.titleTextAttributes[.foregroundColor] != nil
        }
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        switch item.systemItem {
        case .fixedSpace: return CGSize(width: item.width, height: 0)
        case .flexibleSpace: return .zero
        default: break
        }
        let width = item.width > 0 ? item.width : naturalWidth(size).rounded(.up) + 16
        return CGSize(width: max(width, Self.minimumSide), height: Self.minimumSide)
    }

    /// The image's or title's, or the widest of the titles that the item may have.
    private func naturalWidth(_ size: CGSize) -> CGFloat {
        if let image = shownImage { return image.size.width }
        let shown = titleLabel.sizeThatFits(size).width
        guard let possible = item.possibleTitles else { return shown }
        let font = titleLabel.font ?? .systemFont(ofSize: 17)
        return possible.reduce(shown) { widest, title in
            max(widest, NSAttributedString(string: title, attributes: [.font: font]).size().width)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds.offsetBy(
            dx: (imageInsets.left - imageInsets.right) / 2, dy: (imageInsets.top - imageInsets.bottom) / 2)
        let size = titleLabel.sizeThatFits(bounds.size)
        titleLabel.frame = CGRect(
            x: titleOffset.horizontal,
            y: ((bounds.height - size.height) / 2 * 3).rounded() / 3 + titleOffset.vertical, width: bounds.width,
            height: size.height)
        guard let backgroundView, let image = backgroundView.image else { return }
        let height = min(image.size.height, bounds.height)
        backgroundView.frame = CGRect(
            x: backgroundOffset.horizontal, y: (bounds.height - height) / 2 + backgroundOffset.vertical,
            width: bounds.width, height: height)
    }
}

import Foundation

/// A bar button item as it stands in a bar: an image or a title in the tint, at least 44 points wide and high.
@MainActor
final class BarButton: UIControl {
    /// The smallest side of what a finger can hit, in points. Apple's Human Interface Guidelines.
    static let minimumSide: CGFloat = 44

    private let item: UIBarButtonItem
    private let imageView = UIImageView()
    private let titleLabel = UILabel()

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        item.shownView = self
        imageView.image = item.image?.withRenderingMode(.alwaysTemplate)
        imageView.contentMode = .center
        titleLabel.text = item.image == nil ? item.title : nil
        let attributes = item.titleTextAttributes(for: .normal)
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        titleLabel.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: weight)
        titleLabel.textAlignment = .center
        addSubview(imageView)
        addSubview(titleLabel)
        isEnabled = item.isEnabled
        if let tint = item.tintColor { tintColor = tint }
        updateColor()
        isContextMenuInteractionEnabled = item.menu != nil
        showsMenuAsPrimaryAction = item.opensMenuAtOnce
        addAction(UIAction { [weak item] _ in item?.perform() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item.menu, isEnabled, !menu.children.isEmpty else { return nil }
        let made = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        made.preferredMenuElementOrder = item.preferredMenuElementOrder
        return made
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.3 : 1 }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    private func updateColor() {
        let attributes = item.titleTextAttributes(for: .normal)
        let color = attributes?[.foregroundColor] as? UIColor ?? tintColor ?? .systemBlue
        titleLabel.textColor = item.isEnabled ? color : .tertiaryLabel
        imageView.tintColor = item.isEnabled ? tintColor : .tertiaryLabel
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        switch item.systemItem {
        case .fixedSpace: return CGSize(width: item.width, height: 0)
        case .flexibleSpace: return .zero
        default: break
        }
        let natural = item.image?.size.width ?? titleLabel.sizeThatFits(size).width
        let width = item.width > 0 ? item.width : natural.rounded(.up) + 16
        return CGSize(width: max(width, Self.minimumSide), height: Self.minimumSide)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        let size = titleLabel.sizeThatFits(bounds.size)
        titleLabel.frame = CGRect(
            x: 0, y: ((bounds.height - size.height) / 2 * 3).rounded() / 3, width: bounds.width, height: size.height)
    }
}

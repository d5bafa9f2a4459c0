import Foundation

/// One tab in a tab bar.
@MainActor
final class TabBarButton: UIControl {
    let item: UITabBarItem
    /// The colour while the tab is not selected.
    var normalColor = UIColor.systemGray { didSet { reload() } }

    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let badge = UILabel()

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        item.shownView = self
        imageView.contentMode = .center
        titleLabel.font = .systemFont(ofSize: 10, weight: .medium)
        titleLabel.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        for view in [imageView, titleLabel, badge] { addSubview(view) }
        reload()
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool { didSet { reload() } }

    /// Shows what the item says now.
    func reload() {
        let color = isSelected ? tintColor ?? .systemBlue : normalColor
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = color
        titleLabel.text = item.title
        titleLabel.textColor = color
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        isEnabled = item.isEnabled
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = !(item.title ?? "").isEmpty
        imageView.frame = CGRect(x: 0, y: hasTitle ? 4 : 8, width: bounds.width, height: 30)
        let offset = item.titlePositionAdjustment
        titleLabel.frame = CGRect(x: offset.horizontal, y: 34 + offset.vertical, width: bounds.width, height: 13)
        let width = max(18, badge.sizeThatFits(bounds.size).width.rounded(.up) + 10)
        badge.frame = CGRect(x: bounds.midX + 6, y: 3, width: width, height: 18)
    }
}

import Foundation

/// The chevron with the previous screen's title. It is 44 points high and reaches to the screen's edge, so it is easy to
/// hit.
@MainActor
final class NavigationBackButton: UIControl {
    let chevron = UIImageView()
    let titleLabel = UILabel()
    /// Holds the label. It begins behind the chevron, and cuts off what comes nearer.
    private let titleArea = UIView()

    /// Whether the label is cut off at the chevron, as while it goes away or comes. At rest it keeps clear of it.
    var cutsTitleAtChevron: Bool {
        get { titleArea.clipsToBounds }
        set { titleArea.clipsToBounds = newValue }
    }
    var onTap: (() -> Void)?

    var title: String? {
        get { titleLabel.text }
        set {
            titleLabel.text = newValue
            setNeedsLayout()
        }
    }

    init() {
        super.init(frame: .zero)
        let weight = UIImage.SymbolConfiguration(pointSize: 22, weight: .medium)
        chevron.image = UIImage(systemName: "chevron.left", withConfiguration: weight)?
            .withRenderingMode(.alwaysTemplate)
        chevron.contentMode = .center
        titleLabel.font = .systemFont(ofSize: 17)
        titleLabel.textColor = tintColor
        addSubview(chevron)
        titleArea.isUserInteractionEnabled = false
        titleArea.addSubview(titleLabel)
        addSubview(titleArea)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.3 : 1 }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        titleLabel.textColor = tintColor
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = titleLabel.sizeThatFits(size).width
        return CGSize(width: 8 + 18 + 5 + title.rounded(.up) + 8, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = titleLabel.sizeThatFits(bounds.size)
        let width = min(size.width.rounded(.up), max(0, bounds.width - 39))
        let y = ((bounds.height - size.height) / 2 * 3).rounded() / 3
        chevron.frame = CGRect(x: isMirrored ? bounds.width - 26 : 8, y: 0, width: 18, height: bounds.height)
        chevron.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        // As high as a bar with a large title: a title that becomes the label comes from there.
        let farthest = Self.farthest
        let room = UINavigationBar.standardHeight + UINavigationBar.largeTitleHeight
        let area = CGRect(
            x: isMirrored ? bounds.width - Self.chevronEnd - farthest : Self.chevronEnd, y: bounds.midY - room,
            width: farthest, height: 2 * room)
        titleArea.frame = area
        titleLabel.setUntransformedFrame(
            CGRect(
                x: (isMirrored ? bounds.width - 31 - width : 31) - area.minX, y: y - area.minY, width: width,
                height: size.height))
    }

    /// As wide as the widest tablet's bar: a title that becomes the label may stand anywhere in it.
    private static let farthest: CGFloat = 1400
    /// Where the chevron ends, from the leading edge.
    private static let chevronEnd: CGFloat = 26
}

import Foundation

/// The chevron with the previous screen's title. It is as high as the bar's row and reaches to the screen's edge, so it is
/// easy to hit.
@MainActor
final class NavigationBackButton: UIControl {
    let chevron = UIImageView()
    let titleLabel = UILabel()
    /// Holds the label. It begins behind the chevron, and cuts off what comes nearer.
    private let titleArea = UIView()
    private var titleOffset = UIOffset.zero
    private var looks = BarButtonLooks()
    private var ownAttributes: [NSAttributedString.Key: Any] = [:]
    private var ownColor: UIColor?
    /// What the label says where there is room for it.
    private var wholeTitle: String?
    private var backgroundView: UIImageView?

    /// Whether the label is cut off at the chevron, as while it goes away or comes. At rest it keeps clear of it.
    var cutsTitleAtChevron: Bool {
        get { titleArea.clipsToBounds }
        set { titleArea.clipsToBounds = newValue }
    }
    var onTap: (() -> Void)?
    /// The menu of the screens below, which a press opens. Asked for at the press.
    var makeMenu: (() -> UIMenu?)?
    private var press: MainTimer.Token?
    private var hasOpenedMenu = false

    private static var systemChevrons = PictureByScale<UIImage> {
        let weight = UIImage.SymbolConfiguration(pointSize: 22, weight: .medium)
        return (UIImage(systemName: "chevron.left", withConfiguration: weight) ?? UIImage())
            .withRenderingMode(.alwaysTemplate)
    }

    /// The system's picture, as wide as a chevron of 22 points.
    static var systemChevron: UIImage { systemChevrons.current }

    init() {
        super.init(frame: .zero)
        chevron.image = Self.systemChevron
        chevron.contentMode = .center
        addSubview(chevron)
        titleArea.isUserInteractionEnabled = false
        titleArea.addSubview(titleLabel)
        addSubview(titleArea)
        addAction(
            UIAction { [weak self] _ in
                guard let self, !hasOpenedMenu else { return }
                onTap?()
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityNature: AccessibilityNature {
        AccessibilityNature(isElement: true, label: wholeTitle ?? "Back", traits: .button)
    }

    // MARK: Contents

    /// Leads to an item, and looks as the bar's appearance and the item say.
    func show(
        _ item: UINavigationItem, looks: BarButtonLooks, indicator: UIImage?, isCompact: Bool, title: String? = nil
    ) {
        self.looks = looks
        wholeTitle = title.flatMap { $0.isEmpty ? nil : $0 } ?? item.titleForBackButton
        ownAttributes = item.backBarButtonItem?.titleTextAttributes(for: .normal) ?? [:]
        let own = item.backBarButtonItem
        chevron.image =
            indicator.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
            ?? Self.systemChevron
        titleOffset = own?.legacy.backTitleOffset(isCompact: isCompact) ?? .zero
        backgroundView = showBackground(
            own?.legacy.backBackground(isCompact: isCompact) ?? looks.look(.back, .normal).background,
            in: backgroundView)
        titleLabel.text = wholeTitle
        updateTitle()
        setNeedsLayout()
    }

    private func updateTitle() {
        let look = looks.look(.back, isHighlighted ? .highlighted : .normal)
        let attributes = look.attributes.merging(ownAttributes) { _, new in new }
        titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
        ownColor = attributes[.foregroundColor] as? UIColor
        titleLabel.textColor = ownColor ?? tintColor
        if look.titleOffset != .zero { titleOffset = look.titleOffset }
    }

    /// Says less where the whole title has no room: *Back*, or nothing.
    func shorten(to room: CGFloat) {
        let current = titleLabel.text
        titleLabel.text = wholeTitle
        if wholeTitle != nil, sizeThatFits(.zero).width > room {
            titleLabel.text = "Back"
            if sizeThatFits(.zero).width > room { titleLabel.text = nil }
        }
        if titleLabel.text != current { setNeedsLayout() }
    }

    override var isHighlighted: Bool {
        didSet {
            alpha = isHighlighted ? 0.3 : 1
            updateTitle()
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        titleLabel.textColor = ownColor ?? tintColor
    }

    // MARK: The menu

    // The press is measured here: an interaction is made for each push otherwise, and hardly ever used.

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasOpenedMenu = false
        if makeMenu != nil {
            press = MainTimer.schedule(after: MenuMetrics.openTime) { [weak self] in self?.openMenu() }
        }
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if hasOpenedMenu { menuInteraction?.follow(touch.location(in: nil)) }
        return super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stopPress()
        if hasOpenedMenu { menuInteraction?.letGo(at: touch?.location(in: nil)) }
    }

    override func cancelTracking(with event: UIEvent?) {
        stopPress()
        if hasOpenedMenu { menuInteraction?.letGo(at: nil) }
    }

    private func stopPress() {
        press?.cancel()
        press = nil
    }

    private func openMenu() {
        press = nil
        guard isTracking, isTouchInside, makeMenu?() != nil else { return }
        isContextMenuInteractionEnabled = true
        hasOpenedMenu = contextMenuInteraction?.open(at: CGPoint(x: bounds.midX, y: bounds.midY)) ?? false
        isHighlighted = false
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = makeMenu?() else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    // MARK: Layout

    /// The picture's width; the system's has a fixed one.
    private var chevronWidth: CGFloat {
        guard let image = chevron.image, !Self.systemChevrons.contains(image) else { return 18 }
        return max(image.size.width, 18)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = titleLabel.sizeThatFits(size).width
        return CGSize(width: 8 + chevronWidth + 5 + title.rounded(.up) + 8, height: BarMetrics.row)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = titleLabel.sizeThatFits(bounds.size)
        let (end, start) = (8 + chevronWidth, 13 + chevronWidth)
        let width = min(size.width.rounded(.up), max(0, bounds.width - start - 8))
        let y = ((bounds.height - size.height) / 2 * 3).rounded() / 3
        backgroundView?.frame = bounds.insetBy(dx: 8, dy: 0)
        chevron.frame = CGRect(
            x: isMirrored ? bounds.width - end : 8, y: 0, width: chevronWidth, height: bounds.height)
        chevron.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        let area = CGRect(
            x: isMirrored ? bounds.width - end - Self.farthest : end, y: bounds.midY - Self.room,
            width: Self.farthest, height: 2 * Self.room)
        titleArea.frame = area
        titleLabel.setUntransformedFrame(
            CGRect(
                x: (isMirrored ? bounds.width - start - width : start) - area.minX + titleOffset.horizontal,
                y: y - area.minY + titleOffset.vertical, width: width, height: size.height))
    }

    /// As wide as the widest tablet's bar: a title that becomes the label may stand anywhere in it.
    private static let farthest: CGFloat = 1400
    /// As high as a bar with a large title: a title that becomes the label comes from there.
    private static let room = BarMetrics.row + BarMetrics.largeTitle
}

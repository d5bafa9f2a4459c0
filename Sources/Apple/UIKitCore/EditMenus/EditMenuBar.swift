import QuartzCore

/// Measures of edit menus in points and seconds, by eye from screenshots of iOS 16 and 17.
enum EditMenuMetrics {
    static let height: CGFloat = 42
    static let corner: CGFloat = 11
    static let arrow = CGSize(width: 22, height: 9)
    static let fontSize: CGFloat = 15
    /// The room at both sides of a title.
    static let padding: CGFloat = 14
    static let turnWidth: CGFloat = 34
    /// To what the menu points at, and to the edges of the safe area.
    static let gap: CGFloat = 3
    static let margin: CGFloat = 8
    static let duration = 0.2
}

/// The bar of an edit menu. What does not fit in the window's width is on further pages.
@MainActor final class EditMenuBar: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let outline = CAShapeLayer()
    /// The menu and the submenus that were opened, the one that is shown last.
    private var menus: [UIMenu] = []
    private var pages: [[EditMenuButton]] = [[]]
    private var page = 0
    private var room: CGFloat = 0
    private var buttons: [EditMenuButton] = []
    private var lines: [UIView] = []
    private var arrowTip: (x: CGFloat, isAbove: Bool) = (0, false)

    var onChoose: (any UIMenuLeaf, UIMenu) -> Void = { _, _ in }
    var onResize: () -> Void = {}
    /// Called when the bar is taken from its window by somebody else.
    var onLeave: () -> Void = {}

    init() {
        super.init(frame: .zero)
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 4)
        material.layer.mask = outline
        addSubview(material)
    }

    required init?(coder: NSCoder) { fatalError("An edit menu is made when it is shown") }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, window != nil { onLeave() }
    }

    // MARK: Contents

    /// - Parameter room: How wide the bar may be.
    func show(_ menu: UIMenu, room: CGFloat) {
        self.room = room
        menus = [menu]
        showMenu()
    }

    private func showMenu() {
        guard let menu = menus.last else { return }
        let entries = MenuSection.sections(of: menu).flatMap(\.entries)
        load(entries)
        pages = paged(entries.compactMap(button(for:)))
        page = 0
        showPage()
    }

    /// Asks for what is not known yet; once it is, it stands in its place.
    private func load(_ entries: [MenuEntry]) {
        for case .waiting(let element) in entries {
            element.load { [weak self] found in
                guard let self, let menu = self.menus.popLast() else { return }
                self.menus.append(menu.replacing(element, with: found))
                self.showMenu()
            }
        }
    }

    private func button(for entry: MenuEntry) -> EditMenuButton? {
        switch entry {
        case .leaf(let leaf, let menu):
            let image = leaf.state == .on ? leaf.selectedImage ?? leaf.image : leaf.image
            let button = EditMenuButton(leaf.title, image, leaf.attributes)
            button.onTap = { [weak self] in self?.onChoose(leaf, menu) }
            return button
        case .submenu(let menu):
            let button = EditMenuButton(menu.title, menu.image, [])
            button.onTap = { [weak self] in
                self?.menus.append(menu)
                self?.showMenu()
            }
            return button
        case .waiting: return nil
        }
    }

    /// As many buttons a page as there is room for, with that for turning the pages.
    private func paged(_ buttons: [EditMenuButton]) -> [[EditMenuButton]] {
        let back = menus.count > 1 ? EditMenuMetrics.turnWidth : 0
        if buttons.map(\.width).reduce(back, +) <= room { return [buttons] }
        let width = room - EditMenuMetrics.turnWidth * 2
        var pages: [[EditMenuButton]] = [[]]
        var used: CGFloat = 0
        for button in buttons {
            if used > 0, used + button.width > width {
                pages.append([])
                used = 0
            }
            pages[pages.count - 1].append(button)
            used += button.width
        }
        return pages
    }

    private func showPage() {
        for view in buttons + lines { view.removeFromSuperview() }
        buttons = pages[page]
        if page > 0 || menus.count > 1 { buttons.insert(turn("chevron.backward", "Back") { $0.goBack() }, at: 0) }
        if page + 1 < pages.count { buttons.append(turn("chevron.forward", "More") { $0.turnPage(by: 1) }) }
        lines = buttons.dropFirst().map { _ in UIView() }
        for view in buttons + lines { material.contentView.addSubview(view) }
        onResize()
    }

    private func turn(
        _ symbol: String, _ label: String, _ action: @escaping (EditMenuBar) -> Void
    ) -> EditMenuButton {
        let button = EditMenuButton("", UIImage(systemName: symbol), [])
        button.accessibilityLabel = label
        button.width = EditMenuMetrics.turnWidth
        button.onTap = { [weak self] in self.map(action) }
        return button
    }

    private func turnPage(by step: Int) {
        page += step
        showPage()
    }

    private func goBack() {
        if page > 0 { return turnPage(by: -1) }
        menus.removeLast()
        showMenu()
    }

    // MARK: Layout

    /// Stands above a rectangle of the window, or below it where there is no room or the arrow is wanted there.
    func stand(at target: CGRect, in room: CGRect, arrow: UIEditMenuArrowDirection) {
        let width = max(buttons.map(\.width).reduce(0, +), EditMenuMetrics.arrow.width + EditMenuMetrics.corner * 2)
        let height = EditMenuMetrics.height + EditMenuMetrics.arrow.height
        let above = target.minY - EditMenuMetrics.gap - height
        let below = target.maxY + EditMenuMetrics.gap
        let fitsBelow = below + height <= room.maxY
        let isBelow = arrow == .up ? fitsBelow || above < room.minY : above < room.minY && fitsBelow
        let left = min(max(target.midX - width / 2, room.minX), max(room.minX, room.maxX - width)).rounded()
        let top = min(max(isBelow ? below : above, room.minY), max(room.minY, room.maxY - height)).rounded()
        let edge = EditMenuMetrics.corner + EditMenuMetrics.arrow.width / 2
        arrowTip = (min(max(target.midX - left, edge), width - edge), isBelow)
        frame = CGRect(x: left, y: top, width: width, height: height)
        layOut()
    }

    private func layOut() {
        material.frame = bounds
        let y = arrowTip.isAbove ? EditMenuMetrics.arrow.height : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        let hairline = 1 / max(traitCollection.displayScale, 1)
        for (index, button) in buttons.enumerated() {
            let frame = CGRect(x: x, y: y, width: button.width, height: EditMenuMetrics.height)
            button.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
            x += button.width
            guard index < lines.count else { continue }
            let line = CGRect(x: x - hairline, y: y, width: hairline, height: EditMenuMetrics.height)
            lines[index].frame = isMirrored ? line.mirrored(in: bounds.width) : line
            lines[index].backgroundColor = .separator
        }
        outline.frame = bounds
        outline.path = shape(top: y)
        layer.shadowPath = outline.path
    }

    /// The bar with its arrow.
    private func shape(top: CGFloat) -> CGPath {
        let bar = CGRect(x: 0, y: top, width: bounds.width, height: EditMenuMetrics.height)
        let path = CGMutablePath()
        path.addRoundedRect(in: bar, cornerWidth: EditMenuMetrics.corner, cornerHeight: EditMenuMetrics.corner)
        let half = EditMenuMetrics.arrow.width / 2
        let (foot, tip) = arrowTip.isAbove ? (bar.minY, CGFloat(0)) : (bar.maxY, bounds.height)
        // The same way round as the bar, so that both fill one shape.
        let (from, to) =
            arrowTip.isAbove ? (arrowTip.x - half, arrowTip.x + half) : (arrowTip.x + half, arrowTip.x - half)
        path.move(to: CGPoint(x: from, y: foot))
        path.addLine(to: CGPoint(x: arrowTip.x, y: tip))
        path.addLine(to: CGPoint(x: to, y: foot))
        path.closeSubpath()
        return path
    }
}

/// One element of an edit menu.
@MainActor final class EditMenuButton: UIControl {
    private let label = UILabel()
    private let picture = UIImageView()
    var onTap: () -> Void = {}
    lazy var width: CGFloat = wishedWidth

    init(_ title: String, _ image: UIImage?, _ attributes: UIMenuElement.Attributes) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: EditMenuMetrics.fontSize)
        label.textAlignment = .center
        picture.image = image
        picture.contentMode = .center
        isEnabled = !attributes.contains(.disabled)
        let color: UIColor = !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        label.textColor = color
        picture.tintColor = color
        accessibilityLabel = title
        for view in [label, picture] as [UIView] { addSubview(view) }
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Made by the menu") }

    /// An image stands in the title's place, as on iOS.
    private var wishedWidth: CGFloat {
        let content = picture.image?.size.width ?? label.sizeThatFits(.zero).width
        return (content + EditMenuMetrics.padding * 2).rounded(.up)
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? MenuMetrics.pressed : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.isHidden = picture.image != nil
        label.frame = bounds
        picture.frame = bounds
    }
}

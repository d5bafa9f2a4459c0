/// What a toolbar shows for one list of items.
@MainActor
final class ToolbarContent: UIView {
    /// The space between the screen's edge and the outermost glyphs, and between buttons; points.
    private static let margin: CGFloat = 8

    let items: [UIBarButtonItem]
    private var views: [(item: UIBarButtonItem, view: UIView)] = []
    private var looks = BarButtonLooks()
    private var isCompact = false

    init(items: [UIBarButtonItem], looks: BarButtonLooks = BarButtonLooks(), isCompact: Bool = false) {
        self.items = items
        self.looks = looks
        self.isCompact = isCompact
        super.init(frame: .zero)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    /// Makes the buttons look as a bar's appearance says.
    func show(_ looks: BarButtonLooks, isCompact: Bool) {
        guard !looks.isEmpty || !self.looks.isEmpty || isCompact != self.isCompact else { return }
        self.looks = looks
        self.isCompact = isCompact
        reload()
    }

    /// Builds the buttons anew from the items.
    func reload() {
        for (_, view) in views { view.removeFromSuperview() }
        views = items.filter { !$0.isHidden }.map { item in
            UIApplication.shared.appearances.apply(to: item, in: self)
            item.onChange = { [weak self] in self?.reload() }
            return (item, item.customView ?? BarButton(item: item, looks: looks, isCompact: isCompact))
        }
        for (item, view) in views where !item.isSpace { addSubview(view) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: safeAreaInsets.left + Self.margin, bottom: 0, right: safeAreaInsets.right + Self.margin))
        let widths = views.map { width(of: $0.item, $0.view) }
        let flexible = views.filter { $0.item.systemItem == .flexibleSpace }.count
        let spare = max(area.width - widths.reduce(0, +), 0) / CGFloat(max(flexible, 1))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for ((item, view), width) in zip(views, widths) {
            let height = view is BarButton ? bounds.height : min(view.bounds.height, bounds.height)
            let left = isMirrored ? area.maxX - x - width : area.minX + x
            view.frame = CGRect(x: left, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
            x += width + (item.systemItem == .flexibleSpace ? spare : 0)
        }
    }

    private func width(of item: UIBarButtonItem, _ view: UIView) -> CGFloat {
        item.customView == nil ? view.sizeThatFits(bounds.size).width : view.bounds.width
    }
}

extension UIBarButtonItem {
    /// Whether the item is nothing but room.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

/// A toolbar's change from one list of items to another: the new ones fade in while the old ones fade out. It runs along with
/// a push or pop and follows the finger; a canceled one leaves the bar as it was.
@MainActor
final class ToolbarTransition {
    private let bar: UIToolbar
    private let old: ToolbarContent
    private let new: ToolbarContent

    init(bar: UIToolbar, items: [UIBarButtonItem]) {
        self.bar = bar
        old = bar.content
        new = ToolbarContent(items: items, looks: bar.choice.look.buttons, isCompact: bar.isCompact)
    }

    /// Adds the new items, still out of sight.
    func prepare() {
        new.frame = bar.bounds
        new.alpha = 0
        new.isUserInteractionEnabled = false
        bar.addSubview(new)
        bar.install(new)
        new.layoutIfNeeded()
    }

    func animate() {
        old.alpha = 0
        new.alpha = 1
    }

    /// An item in both lists belongs to the list that was made last, its own view too.
    private var sharesItems: Bool { new.items.contains { item in old.items.contains { $0 === item } } }

    /// Takes the items away that have left: the old ones, or after a canceled transition the new ones.
    func end(completed: Bool) {
        let (kept, gone) = completed ? (new, old) : (old, new)
        gone.removeFromSuperview()
        gone.alpha = 1
        kept.alpha = 1
        kept.isUserInteractionEnabled = true
        if !completed {
            bar.install(old)
            if sharesItems { old.reload() }
        }
    }
}

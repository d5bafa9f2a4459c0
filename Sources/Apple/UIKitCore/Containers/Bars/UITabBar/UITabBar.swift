import Foundation

/// A delegate that is notified of selections and customizations of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when a tab was tapped.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Called before the user customizes the tabs: a panel with these items appears.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// Called when the panel is shown.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// Called before the panel is dismissed. The bar shows its tabs in the new order.
    ///
    /// - Parameter changed: Whether the tabs or their order changed.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// Called when the panel was dismissed.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// The default implementation does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// The default implementation does nothing.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// The default implementation does nothing.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// The default implementation does nothing.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// The default implementation does nothing.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// The bar at the bottom of a tab bar controller: an image and a title for each tab.
///
/// It is 49 points high, and 32 in compact height. In compact height and in regular width, the
/// titles are beside the images. The background extends below the home indicator.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The delegate, which is notified of selections. A tab bar controller is the delegate of its
    /// own bar.
    open weak var delegate: (any UITabBarDelegate)?
    /// Whether content extends below the bar, and whether the system's background is translucent.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { updateLook() } } }
    /// The legacy style: `black` makes the background dark.
    open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { updateLook() } } }
    /// The background image.
    open var backgroundImage: UIImage? { didSet { if backgroundImage != oldValue { updateLook() } } }
    /// The legacy image of the hairline. With a background image, an empty image removes the line.
    open var shadowImage: UIImage? { didSet { if shadowImage != oldValue { updateLook() } } }
    /// The image behind the selected tab, if no appearance sets one.
    open var selectionIndicatorImage: UIImage? { didSet { if selectionIndicatorImage != oldValue { updateLook() } } }
    /// The distribution of stacked tabs. In compact width `automatic` and `fill` divide the bar evenly; `centered` uses
    /// the tabs' widths. In regular width `automatic` centers the tabs.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { if itemPositioning != oldValue { setNeedsLayout() } }
    }
    /// The width of tabs that are centered, in points. 0 selects the system's width.
    open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { setNeedsLayout() } } }
    /// The space between tabs that are centered, in points. 0 selects the system's space.
    open var itemSpacing: CGFloat = 0 { didSet { if itemSpacing != oldValue { setNeedsLayout() } } }

    /// The distribution of stacked tabs.
    public enum ItemPositioning: Int, Sendable {
        /// Evenly in compact width, centered in regular width.
        case automatic = 0
        /// Evenly.
        case fill = 1
        /// Centered, with their width and spacing.
        case centered = 2
    }

    /// Whether the user is customizing the tabs; see `beginCustomizingItems(_:)`.
    open var isCustomizing: Bool { customizing != nil }
    private final var customizing: TabCustomizing?
    /// The background color if no appearance is set. As on iOS, it is not visible while content is at its edge.
    open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { updateLook() } } }
    /// The color of tabs that are not selected. `nil` selects the system's gray.
    open var unselectedItemTintColor: UIColor? { didSet { if unselectedItemTintColor != oldValue { updateLook() } } }

    // MARK: Appearances

    /// The bar's appearance. Setting it copies the value; changes to the returned object apply
    /// immediately.
    open var standardAppearance: UITabBarAppearance {
        get { looks.standard(or: UITabBarAppearance.init) { [weak self] in self?.updateLook() } }
        set { set(.standard, to: newValue) }
    }
    /// The bar's appearance in a tab bar controller while no scrollable content is below it. `nil`
    /// uses the standard one without its background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks[.edge] }
        set { set(.edge, to: newValue) }
    }

    private func set(_ slot: BarLooks<UITabBarAppearance>.Slot, to look: UITabBarAppearance?) {
        looks.set(slot, to: look) { [weak self] in self?.updateLook() }
        updateLook()
    }

    final var looks = BarLooks<UITabBarAppearance>()
    /// Whether no content is below the bar; set by a container.
    final var isAtEdge = false { didSet { if isAtEdge != oldValue { edgeDidChange() } } }
    private var storedItems: [UITabBarItem] = []
    private(set) final var buttons: [UITabBarButton] = []
    /// The views of the tabs, from the leading side.
    package final var tabViews: [UIView] { buttons }
    package final let background = BarBackground(line: .top)
    final let indicator = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(.tabBar, from: coder)
        if let nib = coder.nib { items = nib.context.parts("items", of: nib.element, as: UITabBarItem.self) }
    }

    private func setUp() {
        addSubview(background)
        indicator.isHidden = true
        addSubview(indicator)
        updateLook()
    }

    /// The tabs, from the leading edge.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the tabs. With animation, the new ones fade in.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for item in storedItems { item.onChange = nil }
        for button in buttons { button.removeFromSuperview() }
        storedItems = items ?? []
        buttons = storedItems.map { item in
            UIApplication.shared.appearances.apply(to: item, in: self)
            let button = UITabBarButton(item: item)
            button.addAction(
                UIAction { [weak self, weak item] _ in
                    if let self, let item { self.touched(item) }
                }, for: .touchUpInside)
            item.onChange = { [weak self] in self?.updateLook() }
            addSubview(button)
            return button
        }
        if let selectedItem, !storedItems.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        updateLook()
        if animated {
            for button in buttons { button.alpha = 0 }
            UIView.animate(withDuration: 0.25) { self.buttons.forEach { $0.alpha = 1 } }
        }
    }

    /// The selected tab. Setting it does not notify the delegate.
    open weak var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { updateLook() } } }

    private func touched(_ item: UITabBarItem) {
        // A tab bar controller decides what gets selected; a bar on its own selects what is touched.
        if !(delegate is UITabBarController) { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    /// Presents a panel with the items above the bar. The user drags items from it to the bar's
    /// tabs; Done dismisses it. Tabs of the bar that are not among the items do not move.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard customizing == nil, superview != nil else { return }
        let made = TabCustomizing(bar: self, items: items)
        customizing = made
        made.begin()
    }

    /// Ends the customization, as Done does.
    ///
    /// - Returns: Whether the tabs or their order changed.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { customizing?.end(animated: animated) ?? false }

    final func customizingHasEnded() { customizing = nil }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (new, old) = (traitCollection, previousTraitCollection)
        guard new.verticalSizeClass != old?.verticalSizeClass || new.horizontalSizeClass != old?.horizontalSizeClass
        else { return }
        updateLook()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight + safeAreaInsets.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        layOutTabs()
        customizing?.place()
    }
}

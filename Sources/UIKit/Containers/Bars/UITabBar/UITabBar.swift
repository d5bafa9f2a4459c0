import Foundation

/// Hears what a tab bar's user selects.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// A tab was touched.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Tabs are about to be arranged anew. Not called: tabs cannot be arranged here.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// … now they are.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// … have nearly been.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// … have been.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// The bar at the bottom of a tab bar controller: an image and a title for each tab.
///
/// It is 49 points high; the background reaches down over the home indicator.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The bar's height without the home indicator's part, in points. Documented layout of iPhone apps since iOS 7.
    package static let standardHeight: CGFloat = 49

    /// Hears selections. A tab bar controller is the delegate of its own bar.
    open weak var delegate: (any UITabBarDelegate)?
    /// Whether content reaches below the bar.
    open var isTranslucent = true
    /// Kept for older code: the bar looks as its appearance says.
    open var barStyle = UIBarStyle.default
    /// A picture in the background's place.
    open var backgroundImage: UIImage? { didSet { updateAppearance() } }
    /// The hairline's place, for older code: with a background image, an empty one takes the line away.
    open var shadowImage: UIImage? { didSet { updateAppearance() } }
    /// A picture behind the selected tab. Kept only: it is not drawn.
    open var selectionIndicatorImage: UIImage?
    /// How tabs share the bar. Kept only: they share it evenly.
    open var itemPositioning = ItemPositioning.automatic
    /// Kept only.
    open var itemWidth: CGFloat = 0
    /// Kept only.
    open var itemSpacing: CGFloat = 0

    public enum ItemPositioning: Int, Sendable {
        case automatic = 0
        case fill = 1
        case centered = 2
    }

    /// Whether tabs are being arranged anew: never here.
    open var isCustomizing: Bool { false }
    /// The background's colour where no appearance is set.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// The colour of tabs that are not selected; nil is the system's grey.
    open var unselectedItemTintColor: UIColor? { didSet { updateSelection() } }
    /// The bar's look.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            standardAppearance.isGiven = true
            updateAppearance()
        }
    }
    /// The bar's look while the content is scrolled to its end. Kept only: the bar does not follow the content.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateAppearance() } }

    private var storedItems: [UITabBarItem] = []
    private var buttons: [TabBarButton] = []
    private let background = UIImageView()
    private let hairline = UIImageView()

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
        background.isUserInteractionEnabled = false
        hairline.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(hairline)
        updateAppearance()
    }

    /// The tabs, from the leading side on.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Exchanges the tabs; the new ones fade in when animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for item in storedItems { item.onChange = nil }
        for button in buttons { button.removeFromSuperview() }
        storedItems = items ?? []
        buttons = storedItems.map { item in
            UIApplication.shared.appearances.apply(to: item, in: self)
            let button = TabBarButton(item: item)
            button.addAction(
                UIAction { [weak self, weak item] _ in
                    if let self, let item { self.touched(item) }
                }, for: .touchUpInside)
            item.onChange = { [weak button] in button?.reload() }
            addSubview(button)
            return button
        }
        if let selectedItem, !storedItems.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        updateSelection()
        setNeedsLayout()
        if animated {
            for button in buttons { button.alpha = 0 }
            UIView.animate(withDuration: 0.25) { self.buttons.forEach { $0.alpha = 1 } }
        }
    }

    /// The selected tab. Setting it does not tell the delegate.
    open weak var selectedItem: UITabBarItem? { didSet { updateSelection() } }

    private func touched(_ item: UITabBarItem) {
        // A tab bar controller decides what gets selected; a bar on its own selects what is touched.
        if !(delegate is UITabBarController) { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    private func updateSelection() {
        for button in buttons {
            button.isSelected = button.item === selectedItem
            button.normalColor = unselectedItemTintColor ?? .systemGray
        }
    }

    private func updateAppearance() {
        let picture = backgroundImage ?? standardAppearance.backgroundImage
        background.image = picture
        background.backgroundColor = picture == nil ? barTintColor ?? standardAppearance.backgroundColor : nil
        // Documented: without a background image of one's own, the shadow image does not count.
        let shadow = picture == nil ? nil : shadowImage
        hairline.image = shadow
        hairline.backgroundColor = shadow == nil ? standardAppearance.shadowColor ?? .clear : nil
    }

    /// Lets the user arrange tabs anew. There is no such screen here, so nothing happens.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}

    /// Ends what `beginCustomizingItems(_:)` began.
    ///
    /// - Returns: Whether anything has changed: never here.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { false }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        for button in buttons { button.reload() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.standardHeight + safeAreaInsets.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let line = traitCollection.hairline
        hairline.frame = CGRect(x: 0, y: -line, width: bounds.width, height: line)
        guard !buttons.isEmpty else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = (bounds.width / CGFloat(buttons.count)).rounded(.down)
        for (index, button) in buttons.enumerated() {
            let place = isMirrored ? buttons.count - 1 - index : index
            button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: Self.standardHeight)
        }
    }
}

import Foundation

/// Hears what a tab bar's user selects.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// A tab was touched.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
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
    /// The background's colour where no appearance is set.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// The colour of tabs that are not selected; nil is the system's grey.
    open var unselectedItemTintColor: UIColor? { didSet { updateSelection() } }
    /// The bar's look.
    open var standardAppearance = UITabBarAppearance() { didSet { updateAppearance() } }
    /// The bar's look while the content is scrolled to its end. Kept only: the bar does not follow the content.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateAppearance() } }

    private var storedItems: [UITabBarItem] = []
    private var buttons: [TabBarButton] = []
    private let background = UIView()
    private let hairline = UIView()

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
        background.backgroundColor = barTintColor ?? standardAppearance.backgroundColor
        hairline.backgroundColor = standardAppearance.shadowColor ?? .clear
    }

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

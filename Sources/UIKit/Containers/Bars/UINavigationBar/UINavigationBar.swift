import Foundation

/// What a navigation bar asks and tells.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may be pushed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// An item was pushed, and its animation has ended.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether the back button may pop an item.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// An item was popped, and its animation has ended.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top of a navigation controller: a title, a button back, and the top item's buttons.
///
/// It is 44 points high, 96 with a large title. The background reaches up behind the status bar. Each item has a content
/// view of its own, so a change of items is two content views that pass each other (`NavigationBarTransition`).
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The height of the bar without a large title, in points. Documented layout of iPhone apps since iOS 7.
    package static let standardHeight: CGFloat = 44
    /// What a large title adds, in points. Measured on screenshots by many; iOS 11 on.
    package static let largeTitleHeight: CGFloat = 52

    /// Asked before the back button pops. A navigation controller is the delegate of its own bar.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// Whether content reaches below the bar.
    open var isTranslucent = true
    /// Kept for older code; `black` makes the title white.
    open var barStyle = UIBarStyle.default { didSet { updateAppearance() } }
    /// The background's colour where no appearance is set.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// The title's attributes where no appearance is set.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateAppearance() } }
    /// The large title's attributes where no appearance is set.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateAppearance() } }
    /// Whether items may have large titles.
    open var prefersLargeTitles = false { didSet { contentDidChange() } }
    /// The bar's look.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            standardAppearance.isGiven = true
            updateAppearance()
        }
    }
    /// The bar's look while the content is at its top. Kept only: the bar does not follow the content here.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateAppearance() } }

    /// The bar's look where it is low. Kept only: the bar has one height here.
    open var compactAppearance: UINavigationBarAppearance?
    /// … while the content is at its top. Kept only.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// The hairline's place, for older code: with a background image, an empty one takes the line away.
    open var shadowImage: UIImage? { didSet { updateAppearance() } }
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Called when the back button was touched and the delegate does not object.
    package var onBack: (() -> Void)?
    /// Called when the bar wants another height.
    package var onHeightChange: (() -> Void)?
    /// How far the background reaches above the bar: behind the status bar. Points.
    package var backgroundExtension: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// Buttons that a container puts before the items' own at the leading end, where there is no back button.
    package var systemLeadingItems: [UIBarButtonItem] = [] {
        didSet { if !systemLeadingItems.elementsEqual(oldValue, by: ===) { contentDidChange() } }
    }

    private var stack: [UINavigationItem] = []
    private let background = UIImageView()
    private let hairline = UIImageView()
    private(set) var content: NavigationBarContent?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(.navigationBar, from: coder)
        if let nib = coder.nib { items = nib.context.parts("items", of: nib.element, as: UINavigationItem.self) }
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        hairline.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(hairline)
        updateAppearance()
    }

    /// The item on top.
    open var topItem: UINavigationItem? { stack.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// All items, the bottom one first.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// Exchanges all items; the new top item's content comes with a push or pop animation of 0.35 s when animated.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let items = items ?? []
        let isPop = items.count < stack.count
        run(makeTransition(to: items, isPop: isPop), animated: animated)
    }

    /// Pushes an item. Not to be called on a navigation controller's bar.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        run(makeTransition(to: stack + [item], isPop: false), animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPush: item)
        }
    }

    /// Pops the top item. Not to be called on a navigation controller's bar.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        run(makeTransition(to: Array(stack.dropLast()), isPop: true), animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPop: item)
        }
        return item
    }

    private func run(
        _ transition: NavigationBarTransition, animated: Bool, completion: @escaping @MainActor () -> Void = {}
    ) {
        transition.prepare()
        guard animated && window != nil else {
            transition.end(completed: true)
            return completion()
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: .curveEaseInOut, animations: { transition.animate() },
            completion: { _ in
                transition.end(completed: true)
                completion()
            })
    }

    /// A change to another stack of items, for whoever animates it alongside a transition of controllers.
    package func makeTransition(to items: [UINavigationItem], isPop: Bool) -> NavigationBarTransition {
        NavigationBarTransition(bar: self, items: items, isPop: isPop)
    }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .topAttached }

    /// The height the bar wants for its top item, in points.
    package var preferredHeight: CGFloat { height(for: stack) }

    package func height(for items: [UINavigationItem]) -> CGFloat {
        Self.standardHeight + (showsLargeTitle(for: items) ? Self.largeTitleHeight : 0)
    }

    /// `automatic` takes the mode of the item below, and `always` at the bottom.
    func showsLargeTitle(for items: [UINavigationItem]) -> Bool {
        guard prefersLargeTitles, !items.isEmpty else { return false }
        let decided = items.last { $0.largeTitleDisplayMode != .automatic }
        switch decided?.largeTitleDisplayMode {
        case .never, .inline: return false
        default: return true
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = bounds
        background.frame = CGRect(
            x: 0, y: -backgroundExtension, width: bounds.width, height: bounds.height + backgroundExtension)
        let line = traitCollection.hairline
        hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: line)
        // A cut-out at a side covers no button.
        content?.frame = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content?.reload()
    }

    // MARK: - Contents

    /// Makes the new stack the bar's own and shows a content view for it. Used by the transition.
    func install(_ items: [UINavigationItem], content newContent: NavigationBarContent) {
        for item in stack { stopListening(to: item) }
        stack = items
        content = newContent
        for item in items { listen(to: item) }
        updateAppearance()
        setNeedsLayout()
    }

    private func listen(to item: UINavigationItem) {
        item.onChange = { [weak self] in self?.contentDidChange() }
        item.onAnimatedChange = { [weak self] change in
            change()
            guard let self, let content = self.content, self.window != nil else { return }
            content.alpha = 0
            UIView.animate(withDuration: 0.25) { content.alpha = 1 }
        }
    }

    private func stopListening(to item: UINavigationItem) {
        item.onChange = nil
        item.onAnimatedChange = nil
    }

    private func contentDidChange() {
        content?.reload()
        onHeightChange?()
        updateAppearance()
        setNeedsLayout()
    }

    func makeContent(for items: [UINavigationItem]) -> NavigationBarContent {
        let content = NavigationBarContent(bar: self, items: items)
        content.frame = bounds
        return content
    }

    // MARK: - Look

    /// The look for a stack of items: the top item's, or the bar's.
    func look(for items: [UINavigationItem]) -> UINavigationBarAppearance {
        items.last?.standardAppearance ?? standardAppearance
    }

    /// Sets a picture for the background, stretched as its caps say. An empty image makes the bar see-through.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        updateAppearance()
    }

    /// Sets a picture for the background. It serves every position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    private func updateAppearance() {
        let look = look(for: stack)
        let picture = backgroundImages[.default]
        background.image = picture
        background.backgroundColor = picture == nil ? barTintColor ?? look.backgroundColor : nil
        // Documented: without a background image of one's own, the shadow image does not count.
        let shadow = picture == nil ? nil : shadowImage
        hairline.image = shadow
        hairline.backgroundColor = shadow == nil ? look.shadowColor ?? .clear : nil
        content?.reload()
    }

    /// The colour of the title where no attribute sets one.
    var titleColor: UIColor { barStyle == .black ? .white : .label }

    func goBack() {
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
        if let onBack { onBack() } else { popItem(animated: true) }
    }

    /// Buttons reach a little below the bar, and above it behind the status bar, as on a phone.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.inset(by: UIEdgeInsets(top: -backgroundExtension, left: 0, bottom: 0, right: 0)).contains(point)
    }
}

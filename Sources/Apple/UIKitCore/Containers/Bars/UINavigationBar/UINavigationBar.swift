import Foundation

/// The methods that a navigation bar calls on its delegate.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item can be pushed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called after an item was pushed and its animation has ended.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether the back button can pop an item.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called after an item was popped and its animation has ended.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Returns `true` by default.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// The default implementation does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Returns `true` by default.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// The default implementation does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top of a navigation controller: a title, a back button, and the top item's
/// buttons.
///
/// It is 44 points high, 32 in compact height. A large title, a prompt and a search bar add to the
/// height and collapse when content scrolls (`NavigationBarParts`). The background extends behind
/// the status bar. Each item has its own content view: a change of items animates two content views
/// (`NavigationBarTransition`).
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The delegate, which is called before the back button pops. A navigation controller is the
    /// delegate of its own bar.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// Whether content extends below the bar, and whether the system's background is translucent.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { contentDidChange() } } }
    /// The legacy style: `black` makes the background dark and the title white.
    open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { updateLook() } } }
    /// The background color if no appearance is set. As on iOS, it is not visible while content is at its edge.
    open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { updateLook() } } }
    /// The title's attributes if no appearance is set.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateLook() } }
    /// The large title's attributes if no appearance is set.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateLook() } }
    /// Whether items can have large titles.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { contentDidChange() } } }

    // MARK: Appearances

    /// The bar's appearance. Setting it copies the value; changes to the returned object apply
    /// immediately.
    open var standardAppearance: UINavigationBarAppearance {
        get { looks.standard(or: UINavigationBarAppearance.init) { [weak self] in self?.updateLook() } }
        set { set(.standard, to: newValue) }
    }
    /// The bar's appearance in compact height; `nil` uses the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks[.compact] }
        set { set(.compact, to: newValue) }
    }
    /// The bar's appearance in a navigation controller while no scrollable content is below it.
    /// `nil` uses the standard one without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks[.edge] }
        set { set(.edge, to: newValue) }
    }
    /// The bar's appearance in compact height while no scrollable content is below it. `nil` uses
    /// `scrollEdgeAppearance`, or else the compact or standard one without its background.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks[.compactEdge] }
        set { set(.compactEdge, to: newValue) }
    }

    /// The legacy image of the hairline. With a background image, an empty image removes the line.
    open var shadowImage: UIImage? { didSet { if shadowImage != oldValue { updateLook() } } }
    /// Whether the line at the bar's edge is left out; asked for by name alone.
    final var hidesShadow = false { didSet { if hidesShadow != oldValue { updateLook() } } }
    /// The image beside the back button's title, if no appearance sets one.
    open var backIndicatorImage: UIImage? {
        get { legacyLook.indicator }
        set {
            legacyLook.indicator = newValue
            updateLook()
        }
    }
    /// The mask of the back button's title during a push or pop. Here the title is clipped at the
    /// image's inner edge.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { legacyLook.indicatorMask }
        set { legacyLook.indicatorMask = newValue }
    }

    // MARK: For containers

    /// Called when the back button was touched and the delegate does not object.
    package var onBack: (() -> Void)?
    /// Called when a screen further down was chosen in the button's menu, with how many screens go.
    package var onBackBy: ((Int) -> Void)?
    /// Called when the bar wants another height.
    package var onHeightChange: (() -> Void)?
    /// How far the background reaches above the bar: behind the status bar. Points.
    package var backgroundExtension: CGFloat = 0 { didSet { if backgroundExtension != oldValue { setNeedsLayout() } } }
    /// Whether a container tells the bar where content is scrolled to. Without one, the look at the edge does not count
    /// (documented).
    package var followsContent = false { didSet { if followsContent != oldValue { updateLook() } } }

    /// Buttons that a container puts before the items' own at the leading end, where there is no back button.
    package var systemLeadingItems: [UIBarButtonItem] = [] {
        didSet { if !systemLeadingItems.elementsEqual(oldValue, by: ===) { contentDidChange() } }
    }

    final var looks = BarLooks<UINavigationBarAppearance>()
    final var legacyLook = NavigationBarLegacy()
    private var stack: [UINavigationItem] = []
    package final let background = BarBackground(line: .bottom)
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
        addSubview(background)
        updateLook()
    }

    private func set(_ slot: BarLooks<UINavigationBarAppearance>.Slot, to look: UINavigationBarAppearance?) {
        looks.set(slot, to: look) { [weak self] in self?.updateLook() }
        updateLook()
    }

    /// The item on top.
    open var topItem: UINavigationItem? { stack.last }

    /// The item that the back button shows next.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// All items, the bottom one first.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces all items; the new top item's content appears with a push or pop animation of 0.35 s when animated.
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

    /// Returns a change to another stack of items, to be animated alongside a transition of controllers.
    package func makeTransition(to items: [UINavigationItem], isPop: Bool) -> NavigationBarTransition {
        NavigationBarTransition(bar: self, items: items, isPop: isPop)
    }

    /// The delegate's position; without a delegate at the top of the screen, extending below the status bar.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .topAttached }

    /// The height the bar wants for its top item, in points.
    package var preferredHeight: CGFloat { height(for: stack) }

    package func height(for items: [UINavigationItem]) -> CGFloat {
        parts(for: items).height(scrolledBy: items.last?.contentState.scrolled ?? 0)
    }

    /// Returns the height of an item's content that the bar covers: the bar's height without the part that the content
    /// has pulled out.
    final func coveredHeight(for items: [UINavigationItem]) -> CGFloat {
        parts(for: items).height(scrolledBy: items.last?.contentState.scrolled ?? 0, stretches: false)
    }

    /// Returns the parts of the bar for a stack of items.
    final func parts(for items: [UINavigationItem]) -> NavigationBarParts {
        parts(for: items, resting: restingParts(for: items))
    }

    /// Returns the parts, given those that the bar has while no search is active.
    final func parts(for items: [UINavigationItem], resting: NavigationBarParts) -> NavigationBarParts {
        var parts = resting
        guard let search = items.last?.searchController, search.search.isActive else { return parts }
        parts.foldsSearch = false
        guard search.hidesNavigationBarDuringPresentation, placement(of: search, in: items.last) == .stacked else {
            return parts
        }
        parts.prompt = 0
        parts.row = 0
        parts.largeTitle = 0
        return parts
    }

    /// Returns the parts of the bar for a stack of items while no search is active.
    final func restingParts(for items: [UINavigationItem]) -> NavigationBarParts {
        let item = items.last
        var parts = NavigationBarParts(
            prompt: item?.prompt == nil ? 0 : BarMetrics.prompt,
            row: rowHeight,
            largeTitle: showsLargeTitle(for: items)
                ? largeTitleRoom + (item?.hasSubtitle == true ? BarMetrics.subtitle.room : 0) : 0)
        guard let search = item?.searchController else { return parts }
        if placement(of: search, in: item) == .stacked {
            parts.search = BarMetrics.search + search.searchBar.barHeight - SearchMetrics.barHeight
            parts.foldsSearch = item?.hidesSearchBarWhenScrolling ?? true
        } else {
            parts.scopes = search.searchBar.hasScopes ? SearchMetrics.scopeHeight : 0
        }
        return parts
    }

    /// `automatic` takes the mode of the item below, and `always` at the bottom. There are no large titles in compact height.
    func showsLargeTitle(for items: [UINavigationItem]) -> Bool {
        guard prefersLargeTitles, !isCompact, !items.isEmpty else { return false }
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
        // A cut-out at a side covers no button.
        content?.frame = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (now, before) = (traitCollection, previousTraitCollection)
        let isOtherSize = now.preferredContentSizeCategory != before?.preferredContentSizeCategory
        let isOtherShape =
            now.verticalSizeClass != before?.verticalSizeClass || now.horizontalSizeClass != before?.horizontalSizeClass
        if isOtherShape || prefersLargeTitles && isOtherSize {
            contentDidChange()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content?.reload()
    }

    // MARK: - Contents

    /// Makes the new stack the bar's own and shows a content view for it. Used by the transition.
    ///
    /// - Parameter showsBackground: Whether the background changes at once; a transition changes it with everything else.
    func install(_ items: [UINavigationItem], content newContent: NavigationBarContent, showsBackground: Bool = true) {
        for item in stack { stopListening(to: item) }
        stack = items
        content = newContent
        for item in items { listen(to: item) }
        if let item = items.last, let search = item.searchController {
            item.searchBarStands(placement(of: search, in: item))
        }
        if showsBackground { updateLook() }
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
        updateLook()
        invalidateIntrinsicContentSize()
        onHeightChange?()
        setNeedsLayout()
    }

    func makeContent(for items: [UINavigationItem]) -> NavigationBarContent {
        let content = NavigationBarContent(bar: self, items: items)
        content.frame = bounds
        return content
    }

    // MARK: - Look

    /// Sets the background image, which is stretched by its cap insets. An empty image makes the
    /// background transparent.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        legacyLook.backgroundImages[barMetrics] = backgroundImage
        updateLook()
    }

    /// Sets the background image for every position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// Returns the background image for any position, or `nil` if none was set.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    /// Returns the background image, or `nil` if none was set.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { legacyLook.backgroundImages[barMetrics] }

    /// Sets the vertical offset of the title in points, used if no appearance sets one.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        legacyLook.titleOffsets[barMetrics] = adjustment
        updateLook()
    }

    /// Returns the vertical offset of the title in points. The default is 0.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacyLook.titleOffsets[barMetrics] ?? 0
    }

    func goBack() {
        if let action = topItem?.wayBack { return action.performWithSender(self, target: nil) }
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
        if let onBack { onBack() } else { popItem(animated: true) }
    }

    /// The screens below, the nearest one first, to go back to at once.
    final var backMenu: UIMenu? {
        let below = stack.dropLast().reversed()
        guard !below.isEmpty else { return nil }
        let actions = below.enumerated().map { index, item in
            UIAction(title: item.titleInBackMenu) { [weak self] _ in self?.goBack(by: index + 1) }
        }
        return UIMenu(children: actions)
    }

    private func goBack(by count: Int) {
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
        if let onBackBy { return onBackBy(count) }
        setItems(Array(stack.dropLast(count)), animated: true)
    }

    /// Returns `true` also for points slightly below the bar, and above it behind the status bar,
    /// as on a phone.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.inset(by: UIEdgeInsets(top: -backgroundExtension, left: 0, bottom: 0, right: 0)).contains(point)
    }
}

import InterludeFoundation
import Foundation

/// A container that shows one of several controllers, which the user selects with a bar at the bottom.
///
/// A tab change is a transition: the delegate can provide an animator and an interaction controller. Without an
/// animator the change is immediate, as on iOS. A change during a running one waits for its end.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The delegate, which decides on tabs and their transitions. The reference is weak.
    open weak var delegate: (any UITabBarControllerDelegate)?

    var bar = UITabBar()
    /// The superview of the children's views, and the container view of tab transitions.
    let transitionView = UIView()
    var tabControllers: [UIViewController] = []
    /// The tabs in the form of iOS 18, if they were given so.
    var givenTabs: [UITab] = []
    /// The tabs whose controllers `tabControllers` has. A tab without a controller is not among them.
    var tabsInPlace: [(tab: UITab, controller: UIViewController)] = []
    /// The tab the app or the user has chosen.
    var chosen: UIViewController? {
        didSet { if chosen !== oldValue { choiceHasChanged(from: oldValue) } }
    }
    /// The tab whose view is in the container.
    var shown: UIViewController?
    /// Whether a tab change is running, from its start to its last callback.
    var isTransitioning = false
    private var barIsHidden = false
    private lazy var bottomEdge = BottomEdge { [weak self] in self?.bar.isAtEdge = $0 }

    // MARK: Making one

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib, let own = nib.context.part("tabBar", of: nib.element, as: UITabBar.self) { bar = own }
        decode(.tabBarController, from: coder)
    }

    // MARK: Tabs

    /// The controllers of the tabs, from the leading edge. Setting them preserves the selection if
    /// possible; otherwise the first one is selected.
    open var viewControllers: [UIViewController]? {
        get { tabControllers.isEmpty ? nil : tabControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers of the tabs. With `animated` the bar's buttons fade in.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let gone = tabControllers.filter { old in !new.contains { $0 === old } }
        let added = new.filter { controller in !tabControllers.contains { $0 === controller } }
        for controller in added { addChild(controller) }
        tabControllers = new
        // Documented: removed controllers are no longer customizable; new ones are.
        let arrangeable = (customizableViewControllers ?? []).filter { old in new.contains { $0 === old } }
        customizableViewControllers = arrangeable + added
        if chosen.map({ !holds($0) }) ?? true { chosen = new.first }
        showItems(animated: animated)
        showChosen()
        for controller in gone {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in added { controller.didMove(toParent: self) }
    }

    /// A tab has got another item: the bar shows it.
    func tabBarItemChanged(of controller: UIViewController) {
        guard tabControllers.contains(where: { $0 === controller }) else { return }
        showItems(animated: false)
    }

    /// The controller of the selected tab. Setting it changes the tab and does not call the delegate's `didSelect`.
    open var selectedViewController: UIViewController? {
        get { chosen }
        set {
            let change = KeyValueChange(of: self, ["selectedViewController", "selectedIndex"])
            defer { change?.end() }
            guard let newValue else { return }
            demand(
                holds(newValue),
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                    + "list of view controllers can be selected.")
            chosen = newValue
            showChosen()
        }
    }

    /// The index of the selected tab, or `NSNotFound`. An index out of range is ignored.
    open var selectedIndex: Int {
        get { tabControllers.firstIndex { $0 === chosen } ?? NSNotFound }
        set {
            guard tabControllers.indices.contains(newValue) else { return }
            selectedViewController = tabControllers[newValue]
        }
    }

    /// Selects the tab of the child that contains the destination of an unwind segue.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if tabControllers.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
    }

    // MARK: Tabs of iOS 18

    /// Creates a tab bar controller with tabs.
    public init(tabs: [UITab]) {
        super.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// The top-level tabs from the leading edge, including hidden ones. Setting them sets `viewControllers`.
    open var tabs: [UITab] {
        get { givenTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs. With `animated` the bar's buttons fade in.
    open func setTabs(_ tabs: [UITab], animated: Bool) { adopt(tabs, animated: animated) }

    /// Returns the tab with the identifier, also from a group, or `nil`.
    open func tab(forIdentifier identifier: String) -> UITab? { givenTabs.first(identifier) }

    /// The selected tab, or the selected child of a group. Setting it changes the tab and does not call the delegate.
    open var selectedTab: UITab? {
        get { tabInSight }
        set { if let newValue { select(newValue) } }
    }

    /// The identifiers of the tabs that the bar shows in compact width. The default is `nil`, for all top-level tabs.
    open var compactTabIdentifiers: [String]? {
        didSet { if compactTabIdentifiers != oldValue, !givenTabs.isEmpty { reloadTabs() } }
    }
    /// The name for storing the user's order. Has no effect here: the order is not stored.
    open var customizationIdentifier: String?
    /// Whether the tabs are in a bar or a sidebar. Has no effect here: they are in a bar.
    open var mode = Mode.automatic

    /// The position of the tabs.
    public enum Mode: Int, Sendable {
        /// The system decides.
        case automatic = 0
        /// In a bar.
        case tabBar = 1
        /// In a bar that can become a sidebar.
        case tabSidebar = 2
    }

    // MARK: More

    /// The navigation controller with the list of tabs that have no space in the bar. Their
    /// controllers are pushed on it; navigation controllers replace it and get a back button.
    open var moreNavigationController: UINavigationController {
        if let moreIfMade { return moreIfMade }
        let made = makeMore()
        moreIfMade = made
        return made
    }
    private(set) var moreIfMade: UINavigationController?
    /// Whether the next switch is between the list and a tab of it, by the user.
    final var slidesNext = false

    /// The controllers of the tabs that the user can rearrange, with Edit in the list of tabs
    /// without space in the bar. The default is all of them; with an empty array there is no Edit.
    /// Setting `viewControllers` adds new ones and removes missing ones.
    open var customizableViewControllers: [UIViewController]? { didSet { moreList?.reload() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
        if compactTabIdentifiers != nil, !givenTabs.isEmpty { return reloadTabs() }
        guard tabControllers.count > 5 else { return }
        showItems(animated: false)
        showChosen()
    }

    // MARK: Bar

    /// The tab bar. Its items are the `tabBarItem`s of the children.
    open var tabBar: UITabBar { bar }

    /// Whether the tab bar is hidden.
    open var isTabBarHidden: Bool {
        get { barIsHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the tab bar, in 0.2 s if animated.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        guard animated, isViewLoaded else { return layOutContainer() }
        UIView.animate(withDuration: TimeInterval(SystemMetrics.barDuration)) {
            self.layOutContainer()
            self.view.layoutIfNeeded()
        }
    }

    /// Called by the bar before the user customizes the tabs. Notifies the delegate.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { willCustomize(items) }
    /// Called by the bar when the user customizes the tabs. Does nothing.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Called by the bar before the customization ends. Notifies the delegate.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        delegate?.tabBarController(self, willEndCustomizing: arrangedTabs, changed: changed)
    }
    /// Called by the bar after the customization has ended. Adopts its order and notifies the delegate.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        hasCustomized(changed: changed)
    }

    /// Called by the bar when the user touches a tab.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = barControllers.first(where: { $0.tabBarItem === item }) else { return }
        userChose(controller)
    }

    /// The user wants to see a tab, or the list of those that have no room in the bar.
    final func userChose(_ controller: UIViewController) {
        guard !isTransitioning, delegateLetsSelect(controller) else { return }
        let oldTab = tabInSight
        let isMore = controller === moreIfMade
        if isMore, shown !== controller, let pushed = pushedOnMore {
            // The list is as it was left.
            selectedViewController = pushed
        } else if controller === chosen {
            // A second touch leads to the start of the tab's own stack.
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedViewController = controller
        }
        delegate?.tabBarController(self, didSelect: controller)
        tellOfTab(controller, previous: oldTab)
    }

    // MARK: View

    open override func loadView() {
        let root = TabLayoutView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.controller = self
        transitionView.frame = root.bounds
        root.addSubview(transitionView)
        root.addSubview(bar)
        bar.delegate = self
        view = root
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showChosen()
    }

    open override var childForStatusBarStyle: UIViewController? { chosen }

    open override var childForStatusBarHidden: UIViewController? { chosen }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? chosen?.supportedInterfaceOrientations
            ?? super.supportedInterfaceOrientations
    }

    override var drivesChildAppearance: Bool { true }
    override var childInFront: UIViewController? { selectedViewController }

    override func containedContentScroll(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        chosen?.contentScrollView(for: edge)
    }

    /// Another scroll view may be the content now.
    func contentMayHaveChanged() {
        bottomEdge.follow(isViewLoaded ? contentScrollView(for: .bottom) : nil)
        UIView.performWithoutAnimation { bar.isAtEdge = bottomEdge.isAtEdge }
    }

    // MARK: Size

    /// The preferred size of the content in points: the selected tab's, unless one is set here.
    open override var preferredContentSize: CGSize {
        get { ownContentSize == .zero ? chosen?.preferredContentSize ?? .zero : ownContentSize }
        set { super.preferredContentSize = newValue }
    }

    private var ownContentSize: CGSize { super.preferredContentSize }

    /// The selected tab's wish, with room for the bar.
    override var wishedContentSize: CGSize {
        guard ownContentSize == .zero, let chosen else { return preferredContentSize }
        let wish = chosen.wishedContentSize
        let height = shownBarHeight
        return CGSize(width: wish.width, height: wish.height > 0 ? wish.height + height : 0)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === chosen, ownContentSize == .zero { preferredContentSizeChanged() }
    }

    private func choiceHasChanged(from old: UIViewController?) {
        guard let new = chosen, new.preferredContentSize != old?.preferredContentSize ?? .zero else { return }
        preferredContentSizeDidChange(forChildContentContainer: new)
    }

    /// The height of a tab that the bar covers, without the home indicator's part.
    private var shownBarHeight: CGFloat {
        barIsHidden ? 0 : bar.preferredHeight(above: viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    }

    /// Places container, bar and the shown tab.
    func layOutContainer() {
        guard isViewLoaded else { return }
        let bounds: CGRect = view.bounds
        transitionView.frame = bounds
        let indicator = view.safeAreaInsets.bottom
        let height = bar.preferredHeight(above: indicator) + indicator
        let navigation = shown as? UINavigationController
        if navigation?.isTransitioning != true {
            let isAside = navigation?.hidesBottomBarNow ?? false
            let frame = CGRect(
                x: isAside ? -bounds.width : 0, y: barIsHidden ? bounds.height : bounds.height - height,
                width: bounds.width, height: height)
            // A bar that an app has moved aside by a transform keeps its place; its frame would be moved as well.
            bar.bounds.size = frame.size
            bar.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        contentMayHaveChanged()
        guard let shown, !isTransitioning else { return }
        let frame = place(shown)
        if let child = shown.viewIfLoaded, child.isUntransformed, child.frame != frame { child.frame = frame }
    }

    /// Tells a child what the bar covers of it, and answers with the place its view has at rest.
    func place(_ child: UIViewController) -> CGRect {
        let height = shownBarHeight
        if let navigation = child as? UINavigationController {
            navigation.bottomBarHeight = height
        } else {
            child.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
        }
        return transitionView.bounds
    }
}

/// A tab bar controller's view: lays out container and bar whenever its size or safe area changes.
final class TabLayoutView: UIView {
    weak var controller: UITabBarController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOutContainer()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

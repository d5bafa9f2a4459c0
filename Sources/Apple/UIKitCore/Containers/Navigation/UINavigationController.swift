import QuartzCore

/// A container that shows the top controller of a stack, below a bar with its title and a back button.
///
/// `viewControllers` changes immediately; the transition follows. A push or a pop during a running transition waits for its
/// end and then shows the top of the stack.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The kind of a transition of the stack.
    public enum Operation: Int, Sendable {
        /// No animation between two screens is meant.
        case none = 0
        /// A screen is pushed.
        case push = 1
        /// The top screen is popped.
        case pop = 2
    }

    /// A navigation controller without an item of its own has that of the screen at its bottom.
    override var insetsScrollViewsOfChildren: Bool { true }
    override var childInFront: UIViewController? { topViewController }
    /// The root's item, which has the root's title; unless the controller has a title itself and the root has no item yet.
    override var tabBarItemOfContent: UITabBarItem? {
        guard let root = stack.first else { return nil }
        return root.storage.tabBarItem ?? (title == nil ? root.tabBarItem : nil)
    }
    /// The stack as the app has set it.
    var stack: [UIViewController] = []
    /// The stack that belongs to what is shown.
    var shownStack: [UIViewController] = []
    /// The child whose view is in the container.
    var shown: UIViewController?
    /// A change that waits for the end of the running transition: whether it is animated.
    var pendingAnimated: Bool?
    /// True from the start of a push or pop to its last callback.
    var isTransitioning = false
    /// True just before `viewWillAppear`: what is shown then gets its appearance calls with everything else.
    var isPreparingToAppear = false
    /// What a split view's collapse has put on the stack: the controller it was, and what that held.
    var takenIn: (controller: UIViewController, members: [UIViewController])?
    /// True until the first `willShow` and `didShow` were sent.
    var owesFirstShow = true
    var barIsHidden = false
    /// How many animations move the bar in or out of sight at the moment.
    var barSlides = 0
    /// Whether content is below the toolbar.
    private(set) lazy var bottomEdge = BottomEdge { [weak self] in self?.toolbarIfMade?.isAtEdge = $0 }
    /// How the bar comes or leaves with the running push or pop.
    var barSlide: BarSlide?
    /// True while the bar is being brought in line with the content.
    var isFollowing = false
    /// What the tab bar around covers of the lower edge, safe area not counted. Set by the tab bar controller.
    var bottomBarHeight: CGFloat = 0 {
        didSet { if bottomBarHeight != oldValue { layOutContainer() } }
    }
    let barClass: UINavigationBar.Type
    let toolbarClass: UIToolbar.Type
    var toolbarIsHidden = true
    /// True while the toolbar is out of sight only because the height is compact.
    var hidesToolbarInCompact = false
    /// The toolbar, once it has been needed.
    private(set) var toolbarIfMade: UIToolbar?
    /// The toolbar's part of the running push or pop.
    var toolbarTransition: ToolbarTransition?
    lazy var bar = makeBar()
    /// The bar's part of the running push or pop.
    var barTransition: NavigationBarTransition?
    package let transitionView = NavigationTransitionView()
    let swipeBack = SwipeBack()
    let barHiding = BarHiding()
    /// The height's class at the last layout, to notice when it becomes compact.
    var laidOutHeightClass = UIUserInterfaceSizeClass.unspecified

    // MARK: Making one

    /// Makes a navigation controller that shows `rootViewController`.
    public init(rootViewController: UIViewController) {
        barClass = UINavigationBar.self
        toolbarClass = UIToolbar.self
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Makes a navigation controller with bar classes of your own; `nil` means the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        barClass = UINavigationBar.self
        toolbarClass = UIToolbar.self
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        barClass = UINavigationBar.self
        toolbarClass = UIToolbar.self
        super.init(coder: coder)
        decodeBars(from: coder)
        decode(.navigationController, from: coder)
    }

    /// The bars as the storyboard has them, of the classes that it says.
    private func decodeBars(from coder: NSCoder) {
        guard let nib = coder.nib else { return }
        if let own = nib.context.part("navigationBar", of: nib.element, as: UINavigationBar.self) { bar = makeBar(own) }
        if let own = nib.context.part("toolbar", of: nib.element, as: UIToolbar.self) {
            own.isHidden = true
            toolbarIfMade = own
        }
    }

    final func makeBar(_ given: UINavigationBar? = nil) -> UINavigationBar {
        let bar = given ?? Instantiation.make(barClass, frame: .zero)
        bar.onBack = { [weak self] in self?.popViewController(animated: true) }
        bar.onBackBy = { [weak self] count in
            guard let self, count < stack.count else { return }
            popToViewController(stack[stack.count - 1 - count], animated: true)
        }
        bar.onHeightChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        bar.followsContent = true
        return bar
    }

    // MARK: The stack

    /// The object that provides animators and is notified of changes. A weak reference.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The stack from the bottom to the top. Setting it does not animate.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the top of the stack, or a presented one.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Puts a controller on the stack and shows it.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard
            UsageFault.check(
                !stack.contains { $0 === viewController },
                "Pushing the same view controller instance more than once is not supported (\(viewController))"),
            UsageFault.check(
                !(viewController is UINavigationController), "Pushing a navigation controller is not supported")
        else { return }
        change(to: stack + [viewController], animated: animated)
    }

    /// Takes the top controller off the stack and shows the one below it.
    ///
    /// - Returns: The controller taken off, or `nil` when only one is left.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), animated: animated)
        return top
    }

    /// Takes all controllers above the given one off the stack and shows it.
    ///
    /// - Returns: The controllers taken off, from bottom to top.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            fatalError("Tried to pop to a view controller that doesn't exist.")
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return nil }
        change(to: Array(stack[...index]), animated: animated)
        return popped
    }

    /// Takes all controllers but the lowest off the stack.
    ///
    /// - Returns: The controllers taken off, from bottom to top; `nil` when there were none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Replaces the stack. A new top that was in the old stack is shown by a pop, another by a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Puts the secondary controller of a split view on the stack; of a navigation controller all that it holds.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        takeIn(secondaryViewController)
    }

    /// Gives the top away, in the navigation controller it came in.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        giveAway()
    }

    /// The controllers of the stack, from the top down.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops to the child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard stack.contains(where: { $0 === subsequentVC }) else { return }
        popToViewController(subsequentVC, animated: unwindSegue.animatesContainers)
    }

    // MARK: The bar

    /// How long bars take to show and hide, in seconds.
    public class var hideShowBarDuration: CGFloat { SystemMetrics.barDuration }

    /// The bar with title and buttons.
    open var navigationBar: UINavigationBar { bar }

    /// Whether the bar is out of sight.
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        changeBarVisibility(hidden: hidden, animated: animated)
    }

    /// Whether a tap on the screen hides and shows the bar.
    open var hidesBarsOnTap = false {
        didSet { barHiding.attach(barHiding.tap, to: self, isOn: hidesBarsOnTap) }
    }
    /// Whether a swipe up hides the bar and a swipe down shows it.
    open var hidesBarsOnSwipe = false {
        didSet { barHiding.attach(barHiding.pan, to: self, isOn: hidesBarsOnSwipe) }
    }
    /// Whether the bar hides when the height becomes compact. A tap brings it back where that is allowed.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { if hidesBarsWhenVerticallyCompact != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// The recognizer behind `hidesBarsOnTap`.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
    /// The recognizer behind `hidesBarsOnSwipe`.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }

    /// Whether the bars hide when the keyboard appears. A tap brings them back where that is allowed.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { barHiding.followKeyboard(of: self, isOn: hidesBarsWhenKeyboardAppears) }
    }

    /// A pan anywhere on the content that pops, as since iOS 26. It is disabled by default here, because the appearance
    /// is that of earlier systems; enable it with `isEnabled`.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { swipeBack.contentRecognizer }

    /// The edge pan that pops. It works only with the system's own animation, as on iOS.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }

    // MARK: The toolbar

    /// The bar at the bottom, with the shown controller's `toolbarItems`. Hidden by default.
    open var toolbar: UIToolbar! { toolbarView }

    /// Whether the toolbar is out of sight.
    open var isToolbarHidden: Bool {
        get { toolbarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        changeToolbarVisibility(hidden: hidden, animated: animated)
    }

    var toolbarView: UIToolbar {
        if let made = toolbarIfMade { return made }
        let made = Instantiation.make(toolbarClass, frame: .zero)
        made.isHidden = true
        toolbarIfMade = made
        if let root = viewIfLoaded { root.insertSubview(made, belowSubview: bar) }
        return made
    }

    // MARK: The view

    open override func loadView() {
        let root = NavigationLayoutView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.navigationController = self
        transitionView.frame = root.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(transitionView)
        if let toolbar = toolbarIfMade { root.addSubview(toolbar) }
        root.addSubview(bar)
        view = root
        swipeBack.install(on: root, of: self)
        barHiding.attach(barHiding.tap, to: self, isOn: hidesBarsOnTap)
        barHiding.attach(barHiding.pan, to: self, isOn: hidesBarsOnSwipe)
        layOutContainer()
    }

    open override var childForStatusBarStyle: UIViewController? {
        barIsHidden ? topViewController : nil
    }

    open override var childForStatusBarHidden: UIViewController? { topViewController }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
        bar.barStyle.isBlack ? .lightContent : .default
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self)
            ?? topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    override var drivesChildAppearance: Bool { true }

    /// The size the content would like to have: the top's, unless one is set here.
    open override var preferredContentSize: CGSize {
        get { ownContentSize == .zero ? stack.last?.preferredContentSize ?? .zero : ownContentSize }
        set { super.preferredContentSize = newValue }
    }

    private var ownContentSize: CGSize { super.preferredContentSize }

    /// The top's wish, with room for the bar.
    override var wishedContentSize: CGSize {
        guard ownContentSize == .zero, let top = stack.last else { return preferredContentSize }
        let wish = top.wishedContentSize
        let bars = (barIsHidden ? 0 : barHeight) + toolbarHeight(for: top)
        return CGSize(width: wish.width, height: wish.height > 0 ? wish.height + bars : 0)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === stack.last, ownContentSize == .zero { preferredContentSizeChanged() }
    }

    override func containedContentScroll(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        shown?.contentScrollView(for: edge)
    }

    override func prepareForAppearance() {
        isPreparingToAppear = true
        showTopAtOnceIfNeeded()
        isPreparingToAppear = false
    }

    override func appearanceWillBegin(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing, owesFirstShow, let top = shown else { return }
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    override func appearanceHasEnded(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing, owesFirstShow, let top = shown else { return }
        owesFirstShow = false
        delegate?.navigationController(self, didShow: top, animated: animated)
    }
}

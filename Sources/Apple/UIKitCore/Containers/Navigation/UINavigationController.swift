import QuartzCore

/// A container that shows the top controller of a stack below a navigation bar.
///
/// `viewControllers` changes immediately; the visible screen follows with a transition. A push or pop during a running
/// transition waits for its end, which then shows the top of the stack.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The operation of a transition.
    public enum Operation: Int, Sendable {
        /// Neither a push nor a pop.
        case none = 0
        /// A controller is pushed.
        case push = 1
        /// The top controller is popped.
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
    /// The stack that the app set.
    var stack: [UIViewController] = []
    /// The stack that belongs to the visible screen.
    var shownStack: [UIViewController] = []
    /// The child whose view is in the container.
    var shown: UIViewController?
    /// A change that waits for the end of the running transition: whether it is animated.
    var pendingAnimated: Bool?
    /// Whether a push or pop is running, from its start to its last callback.
    var isTransitioning = false
    /// Set just before `viewWillAppear`: a child that is shown then gets its appearance calls together with the
    /// controller's.
    var isPreparingToAppear = false
    /// What a split view's collapse has put on the stack: the controller it was, and what that held.
    var takenIn: (controller: UIViewController, members: [UIViewController])?
    /// Whether the first `willShow` and `didShow` are still to be sent.
    var owesFirstShow = true
    var barIsHidden = false
    /// The number of running animations that show or hide the bar.
    var barSlides = 0
    /// Whether content is below the toolbar.
    private(set) lazy var bottomEdge = BottomEdge { [weak self] in self?.toolbarIfMade?.isAtEdge = $0 }
    /// How the running push or pop shows or hides the bar.
    var barSlide: BarSlide?
    /// Whether the bar is being adapted to the scroll position.
    var isFollowing = false
    /// The height that the bar of the surrounding tab bar controller covers, without the safe area. Set by that
    /// controller.
    var bottomBarHeight: CGFloat = 0 {
        didSet { if bottomBarHeight != oldValue { layOutContainer() } }
    }
    let barClass: UINavigationBar.Type
    let toolbarClass: UIToolbar.Type
    var toolbarIsHidden = true
    /// Whether the toolbar is hidden only because the height is compact.
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
    /// The vertical size class at the last layout, to detect when it becomes compact.
    var laidOutHeightClass = UIUserInterfaceSizeClass.unspecified

    // MARK: Making one

    /// Creates a navigation controller with a root controller.
    public init(rootViewController: UIViewController) {
        barClass = UINavigationBar.self
        toolbarClass = UIToolbar.self
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a navigation controller with custom classes of bars; `nil` selects the system's class.
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

    /// The delegate, which provides animators and is notified of changes. The reference is weak.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The stack, from the bottom to the top. Setting it is not animated.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the top of the stack, or the controller that it presents.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Pushes a controller onto the stack and shows it.
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

    /// Pops the top controller and shows the one below it.
    ///
    /// - Returns: The popped controller, or `nil` if it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), animated: animated)
        return top
    }

    /// Pops all controllers above the given one.
    ///
    /// - Returns: The popped controllers, from bottom to top.
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

    /// Pops all controllers except the root.
    ///
    /// - Returns: The popped controllers, from bottom to top; `nil` if there were none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Replaces the stack. If the new top is in the old stack, the transition is a pop, otherwise a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Adds the secondary controller of a collapsing split view to the stack. Of a navigation controller, its stack is
    /// added.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        takeIn(secondaryViewController)
    }

    /// Returns the top controller for an expanding split view, in its former navigation controller.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        giveAway()
    }

    /// Returns the controllers of the stack, from the top to the bottom.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops to the child that contains the destination of an unwind segue.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard stack.contains(where: { $0 === subsequentVC }) else { return }
        popToViewController(subsequentVC, animated: unwindSegue.animatesContainers)
    }

    // MARK: The bar

    /// The duration in seconds with which bars are shown and hidden.
    public class var hideShowBarDuration: CGFloat { SystemMetrics.barDuration }

    /// The navigation bar.
    open var navigationBar: UINavigationBar { bar }

    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        changeBarVisibility(hidden: hidden, animated: animated)
    }

    /// Whether a tap on the content hides and shows the bars.
    open var hidesBarsOnTap = false {
        didSet { barHiding.attach(barHiding.tap, to: self, isOn: hidesBarsOnTap) }
    }
    /// Whether a swipe up hides the bars and a swipe down shows them.
    open var hidesBarsOnSwipe = false {
        didSet { barHiding.attach(barHiding.pan, to: self, isOn: hidesBarsOnSwipe) }
    }
    /// Whether the bars are hidden when the height becomes compact. A tap shows them again if `hidesBarsOnTap` is set.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { if hidesBarsWhenVerticallyCompact != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// The recognizer of `hidesBarsOnTap`.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
    /// The recognizer of `hidesBarsOnSwipe`.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }

    /// Whether the bars are hidden when the keyboard appears. A tap shows them again if `hidesBarsOnTap` is set.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { barHiding.followKeyboard(of: self, isOn: hidesBarsWhenKeyboardAppears) }
    }

    /// A pan anywhere on the content that pops, as since iOS 26. It is disabled by default here, because the appearance
    /// is that of earlier systems; set `isEnabled` to use it.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { swipeBack.contentRecognizer }

    /// The screen-edge pan that pops. As on iOS, it works only with the system's animation.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }

    // MARK: The toolbar

    /// The toolbar, with the top controller's `toolbarItems`. Hidden by default.
    open var toolbar: UIToolbar! { toolbarView }

    /// Whether the toolbar is hidden.
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

    /// The preferred size of the content in points: the top controller's, unless one is set here.
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

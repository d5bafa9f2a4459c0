import InterludeFoundation

/// Manages one screen, or a part of one: its view, its life on and off the screen, and the controllers in it.
///
/// A container adds children with `addChild(_:)` and sends `didMove(toParent:)`; a modal controller is shown with
/// `present(_:animated:completion:)`. All of these run through the same transition run, so that the order of calls
/// is the same everywhere, finished, canceled or not animated.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UIAppearanceContainer {
    /// The view, once loaded.
    var loadedView: UIView?
    /// True while `loadView` runs, so that asking for the view there does not recurse.
    var isLoadingView = false
    var childControllers: [UIViewController] = []
    /// The container; see `isBeingDeallocated(_:)`.
    final var parentController: UIViewController? {
        get { parentPointer.flatMap { isBeingDeallocated($0) ? nil : $0 } }
        set { parentPointer = newValue }
    }
    nonisolated(unsafe) private final unowned(unsafe) var parentPointer: UIViewController?
    /// The controller's phase between invisible and visible.
    package internal(set) var appearancePhase = AppearancePhase.disappeared
    var appearanceIsAnimated = false
    /// True when `viewIsAppearing(_:)` still has to be sent in the current appearance.
    var owesViewIsAppearing = false
    /// True between `viewWillMove(intoWindow:)` and `viewHasMoved()`, when the view's move is what makes the controller appear.
    var appearsWithView = false
    var storage = ControllerStorage()
    /// The transition in which the controller takes part right now.
    package weak var activeRun: TransitionRun?
    /// The modal relation: who is presented by this controller, and by whom this controller is presented.
    var modal = ModalState()
    let nameOfNib: String?
    let bundleOfNib: Bundle?

    // MARK: Making

    /// Makes a controller whose view is in a nib file; see `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nameOfNib = nibNameOrNil
        bundleOfNib = nibBundleOrNil
        super.init()
    }

    /// Makes the controller of a storyboard or nib file; its view is loaded on first access.
    public required init?(coder: NSCoder) {
        nameOfNib = coder.nib?.element["nibName"]
        bundleOfNib = coder.nib?.context.bundle
        super.init()
        takeScene(from: coder)
        decode(.viewController, from: coder)
        decodeItems(from: coder)
    }

    deinit {
        let (view, children) = (loadedView, childControllers)
        if let view, view.ownerPointer === self { view.ownerPointer = nil }
        for child in children where child.parentPointer === self { child.parentPointer = nil }
    }

    // MARK: The view

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The controller's view; asking for it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { adopt(view: newValue) }
    }

    /// Makes the view: that of the storyboard's scene or of the nib file, of `nibName` or of the class's name (for
    /// `ShopViewController` also `ShopView`); else an empty one. An override sets `view` and does not call super.
    open func loadView() {
        if !loadViewFromFile() { view = Self.emptyScreenView() }
    }

    /// The view has been loaded.
    open func viewDidLoad() {}

    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// The view, or `nil` when it has not been loaded.
    open var viewIfLoaded: UIView? { loadedView }

    /// The nib file the controller was made with.
    open var nibName: String? { nameOfNib }

    /// The bundle the controller was made with.
    open var nibBundle: Bundle? { bundleOfNib }

    /// Loads the view when that has not been done yet.
    open func loadViewIfNeeded() { loadViewOnce() }

    // MARK: Appearing and disappearing

    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) { noteCall(.viewWillAppear(animated: animated)) }
    /// The view is in the window and has its traits; sent once between `viewWillAppear` and the first layout.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view has been shown.
    open func viewDidAppear(_ animated: Bool) { noteCall(.viewDidAppear(animated: animated)) }
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) { noteCall(.viewWillDisappear(animated: animated)) }
    /// Called when the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) { noteCall(.viewDidDisappear(animated: animated)) }

    /// Whether the system forwards appearance calls to the children. A container that answers `false` sends them
    /// itself with `beginAppearanceTransition` and `endAppearanceTransition`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells the controller that its view is about to appear or disappear. For containers of your own.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells the controller that the appearance begun last has ended.
    open func endAppearanceTransition() { endAppearance() }

    /// Whether the controller sends its children's appearance calls itself, as the system's containers do.
    var drivesChildAppearance: Bool { false }
    /// Puts the child that is shown in place, before `viewWillAppear`; for the system's containers.
    func prepareForAppearance() {}
    /// All "will" calls of an appearance are out, the children's too.
    func appearanceWillBegin(_ isAppearing: Bool, animated: Bool) {}
    /// All "did" calls of an appearance are out, the children's too.
    func appearanceHasEnded(_ isAppearing: Bool, animated: Bool) {}

    // MARK: Layout

    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// The view has to update its constraints: calls `updateConstraints()` on it. An override calls super last.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    /// The safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The layout margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}

    /// Space the controller wants to keep free within its view, in addition to the system's safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { safeAreaSourcesChanged() } }
    }

    /// The least margins of the controller's view: 16 points at the sides, 20 where the width is regular or at least 414 points;
    /// none above and below.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        leastMargins
    }

    /// Whether the view's margins are never less than the system's. The default is `true`.
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { storage.respectsMinimumMargins }
        set { setRespectsMinimumMargins(newValue) }
    }

    // MARK: Scroll views and bars

    /// The content scroll view of the child that a container shows; `nil` for other controllers.
    func containedContentScroll(at edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
    /// Whether scroll views in its children's views are inset by its bars automatically.
    var insetsScrollViewsOfChildren: Bool { false }

    /// Which edges of the view go under the container's bars.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { parentController?.loadedView?.setNeedsLayout() } }
    }
    /// Whether the view also extends below opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parentController?.loadedView?.setNeedsLayout() } }
    }

    /// Before iOS 11: whether a scroll view in a navigation controller keeps its content clear of the bars though it does not scroll.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { loadedView?.setNeedsLayout() } }
    }

    /// Names the scroll view whose content the bars around follow, at all edges.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// Sets the scroll view whose content the bars at some edges follow; `nil` restores the automatic choice: the view,
    /// or the first of its subviews.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        nameContentScroll(scrollView, for: edge)
    }

    /// The scroll view whose content the bars at an edge follow: the one that was named, or the one that is found.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScroll(at: edge) }

    // MARK: Containment

    /// The child that fills the part of a container where screens are shown.
    var childInFront: UIViewController? { nil }

    /// The controller is about to be added to `parent`, or taken out of its parent when that is `nil`.
    open func willMove(toParent parent: UIViewController?) {
        ControllerMonitor.emit(.willMove(toParent: parent != nil), of: self)
    }
    /// The controller has been added to `parent`, or taken out of its parent when that is `nil`.
    open func didMove(toParent parent: UIViewController?) {
        ControllerMonitor.emit(.didMove(toParent: parent != nil), of: self)
    }

    /// Adds a child. Sends it `willMove(toParent:)`; the container sends `didMove(toParent:)` once the view is in.
    open func addChild(_ childController: UIViewController) { insertChild(childController) }

    /// Takes the controller out of its parent. Sends `didMove(toParent: nil)`; `willMove` is the container's part.
    open func removeFromParent() { leaveParent() }

    /// Exchanges two children's views with an animation, appearance calls included.
    ///
    /// - Parameter completion: Called at the end with whether the animation ran its course.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    /// The nearest split view controller around this one.
    open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }

    /// The child controllers, in the order in which they were added.
    open var children: [UIViewController] { childControllers }

    /// The container that holds this controller.
    open var parent: UIViewController? { parentController }

    /// True while the controller is being added to a container, in appearance and move callbacks.
    open var isMovingToParent: Bool { modal.isMovingToParent }

    /// True while the controller is being taken out of a container, in appearance and move callbacks.
    open var isMovingFromParent: Bool { modal.isMovingFromParent }

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? {
        modal.hasLeftStack ? nil : enclosing(UINavigationController.self)
    }

    /// The nearest tab bar controller around this one.
    open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }

    // MARK: Items

    /// The title; containers show it. Setting it sets the navigation item's and the tab bar item's title.
    open var title: String? {
        willSet { KeyValueObserving.willChange(self, "title") }
        didSet {
            titleChanged()
            KeyValueObserving.didChange(self, "title")
        }
    }

    /// Whether the tab bar is hidden when the controller is pushed.
    open var hidesBottomBarWhenPushed = false

    /// The items of a toolbar for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storage.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the toolbar's items; the change fades when animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        showToolbarItems(toolbarItems, animated: animated)
    }

    /// The content of a navigation bar for this controller.
    open var navigationItem: UINavigationItem { itemOfNavigationBar }

    /// The content of a tab bar for this controller.
    open var tabBarItem: UITabBarItem! {
        get { itemOfTabBar }
        set { itemOfTabBar = newValue }
    }

    /// The tab bar item of a container's content, which represents the container; `nil` if there is none.
    var tabBarItemOfContent: UITabBarItem? { nil }

    // MARK: Presenting

    /// Shows a controller modally over this one.
    ///
    /// Does nothing but warn when the controller is not in a window, when something is presented already, or while a
    /// presentation is under way.
    ///
    /// - Parameter completion: Called when the presentation has ended, after `viewDidAppear`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presented, or the controller itself when it presents nothing.
    ///
    /// - Parameter completion: Called when the dismissal has ended, after `viewDidDisappear`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissal(animated: flag, completion: completion)
    }

    /// How the controller is presented; `.automatic` resolves to a page sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { forgetUnusedPresentationController() } }
    }
    /// The system's animation when there is no transitioning delegate.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The transition of pushes and presentations without a delegate's animator. In a navigation controller only a zoom
    /// is used; for presentations it precedes `modalTransitionStyle`. Sheets and popovers do not zoom.
    open var preferredTransition: UIViewController.Transition?
    /// Chooses animators, interactors and the presentation controller. Not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        willSet { wasGivenTransitioningDelegate = newValue != nil }
    }
    private var wasGivenTransitioningDelegate = false
    /// Whether there was a transitioning delegate that was deallocated because nothing retained it.
    package var hasLostTransitioningDelegate: Bool { wasGivenTransitioningDelegate && transitioningDelegate == nil }
    /// Whether context styles are presented over this controller's view.
    open var definesPresentationContext = false
    /// Whether this controller's transition style wins over that of a controller presented in its context.
    open var providesPresentationContextTransitionStyle = false
    /// Whether an interactive dismissal by the user is blocked.
    open var isModalInPresentation = false
    /// Whether a non-full-screen presentation takes over the status bar.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether the keyboard stays when no text is edited any more. By default in form sheets. Not read here.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The transition the controller takes part in, or the nearest container's; `nil` when none runs.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        ancestors.lazy.compactMap { $0.activeRun?.coordinator }.first
    }

    /// The controller presented by this one or by one of its containers.
    open var presentedViewController: UIViewController? {
        ancestors.lazy.compactMap(\.modal.presented).first
    }

    /// The controller which presented this one or one of its containers.
    open var presentingViewController: UIViewController? {
        ancestors.lazy.compactMap(\.modal.presenting).first
    }

    /// True from the start of the controller's presentation to its end.
    open var isBeingPresented: Bool { modal.isBeingPresented }

    /// True from the start of the controller's dismissal to its end.
    open var isBeingDismissed: Bool { modal.isBeingDismissed }

    /// The presentation controller of this controller or its container; before a presentation, the one that will be
    /// used.
    open var presentationController: UIPresentationController? { presentationControllerNowOrLater }

    /// The current presentation controller, or `nil`.
    open var activePresentationController: UIPresentationController? {
        ancestors.lazy.compactMap(\.modal.presentationController).first { $0.containerView != nil }
    }

    /// The sheet that presents the controller, or will present it; `nil` when the style makes no sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
            ?? activePresentationController as? UISheetPresentationController
    }

    /// The popover that presents the controller, or will present it; `nil` when the style is no popover. It is there also
    /// while the popover is shown as a sheet.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// A presentation of the system's own for this kind of controller, whatever its style; `nil` for the style's.
    func makeSystemPresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { nil }

    /// Returns the presentation controller that replaces the given one in these traits; `nil` for the style's adaptation.
    func makeCompactPresentationController(
        insteadOf controller: UIPresentationController, in traits: UITraitCollection
    ) -> UIPresentationController? { nil }

    /// Has a delegate asked for a preview where a finger presses hard on a view; no device here feels it. Deprecated since iOS 13.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
    /// Takes back a registration.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

    // MARK: Showing

    /// Shows a controller in whatever way the nearest container has for it; modally when there is none.
    open func show(_ vc: UIViewController, sender: Any?) { showThroughAncestors(vc, sender: sender) }

    /// Shows a controller as the detail; modally when there is no split view.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailThroughAncestors(vc, sender: sender)
    }

    // MARK: Size and traits

    /// The size that the content would like, in points; zero, the default, for no wish. Popovers, sheets and containers
    /// hear of changes.
    open var preferredContentSize = CGSize.zero {
        willSet { KeyValueObserving.willChange(self, "preferredContentSize") }
        didSet {
            if preferredContentSize != oldValue { preferredContentSizeChanged() }
            KeyValueObserving.didChange(self, "preferredContentSize")
        }
    }

    /// The content's size as a presentation is to see it: a container without a wish of its own speaks for its child.
    var wishedContentSize: CGSize { preferredContentSize }

    /// A child would like another size. Does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Auto Layout gives a child another size. Does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child gets where this controller has one. By default the same.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// The view is about to get another size. Call `super`, which tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        ControllerMonitor.emit(.viewWillTransition(to: size), of: self)
        forwardSizeChange(to: size, with: coordinator)
    }

    /// The traits are about to change. Call `super`, which tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// The traits of the controller: its container's or surroundings', with its own overrides.
    open var traitCollection: UITraitCollection { effectiveTraitCollection }

    /// The traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark, whatever the surroundings are.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.updateTraits() } }
    }

    /// Gives a child other traits than the container's.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        child.takeOverrideTraits(collection)
    }

    /// The traits given to a child with `setOverrideTraitCollection(_:forChild:)`.
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.storage.overrideTraits
    }

    // MARK: Status bar and orientation

    /// Whether children receive rotation calls. Not called since iOS 8, which replaced it by
    /// `viewWillTransition(to:with:)`.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

    /// Dark or light text in the status bar. By default as the style wants it.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is to be hidden. The default is `false`.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation of the status bar in a transition and in an animation block that calls
    /// `setNeedsStatusBarAppearanceUpdate()`. By default it fades.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides on the status bar's style instead of this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides on the status bar's visibility instead of this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the home indicator is to go away. It does at once here, where iOS waits for the fingers to rest. The default is `false`.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides on the home indicator instead of this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Asks the system to look at the wishes for the home indicator again.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { loadedView?.window?.setNeedsLayout() }
    /// The edges at which the system's gestures are to wait. Not read here: it has none.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides on that. Not read here.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Kept only: the system has no gestures of its own here.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// How the device may be held for this controller. Default all ways but upside down, on tablets all.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// How the device is best held when the controller is presented. Not read here: it stays as it is held.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the screen rotates with the device, for apps that use the API before iOS 16. Called, as for
    /// orientations, on the topmost controller that fills the window. Default `true`.
    open var shouldAutorotate: Bool { true }

    /// Asks the system to look at the status bar wishes again. In an animation block the status bar changes animated, as it does
    /// with a transition; without one it would change with the next frame anyway.
    open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

    /// Asks the system to look at the supported orientations again. If the way the screen is held is no longer supported, it turns
    /// in the next run-loop iteration.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        guard isViewLoaded, view.window != nil else { return }
        let host = Host.current
        DispatchQueue.main.async { host.followSupportedOrientations() }
    }
    /// Before iOS 16. The device is turned where it is held, so there is nothing to try.
    open class func attemptRotationToDeviceOrientation() {}

    /// Before iOS 8. Never called here: `viewWillTransition(to:with:)` is.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Before iOS 8. Never called here: `viewWillTransition(to:with:)` is.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Before iOS 8. Never called here: `viewWillTransition(to:with:)` is.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    // MARK: Editing

    /// Whether the controller's view lets its content be edited.
    open var isEditing = false {
        didSet { storage.editButtonItem?.become(isEditing ? .done : .edit) }
    }

    /// A button that says Edit, and Done while the controller's view is edited; it calls `setEditing(_:animated:)`.
    open var editButtonItem: UIBarButtonItem { itemForEditing }

    /// Sets `isEditing`; an override animates.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Responder chain

    /// Memory is short. Never sent by the system here.
    open func didReceiveMemoryWarning() {}

    /// Adds a command to those that `keyCommands` gives.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { storage.keyCommands.append(keyCommand) }
    /// Takes a keyboard command back.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { storage.keyCommands.removeAll { $0 === keyCommand } }

    /// The view's superview, or what presented the controller.
    open override var next: UIResponder? { loadedView?.superview ?? modal.presenting }

    /// The nearest controller, from this one outwards, that implements the action.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        ancestors.first { action.isImplemented(by: $0) }
    }

    // MARK: Storyboards

    /// The storyboard that the controller was made from.
    open var storyboard: UIStoryboard? { storage.scene?.storyboard }

    /// A segue is about to be performed: hands over what its destination needs. An override asks for `segue.identifier` or
    /// for the destination's class.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue that the user has started is to be performed. Not asked for those that code performs.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs one of the scene's segues. Without a segue of that name the program stops, as on iOS.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performStoryboardSegue(identifier, sender: sender)
    }

    /// Whether the controller is the one that an unwind segue leads to: it has the action, and is not the source.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// The form of `canPerformUnwindSegueAction(_:from:sender:)` before iOS 13.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        takesUnwindAction(action, from: fromViewController)
    }

    /// Returns the children that are searched for the destination of an unwind segue, in this order.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenToUnwindTo(from: source)
    }

    /// The child that is the source of an unwind segue, or has it in it.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        childThatContains(source)
    }

    /// Changes what the container shows on the way to an unwind segue's destination, which is in this child. Containers of
    /// the system's show the child; others have to override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// A segue of the controller's own for an unwind. Without an override the storyboard's is taken.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }

    // MARK: Split views

    /// A split view without a style becomes one stack, built on this controller: takes the secondary controller in. A
    /// navigation controller puts it on its stack; others let it go.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// The stack built on this controller becomes columns again: gives the secondary controller away. A navigation
    /// controller gives its top; others have none.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: Restoration

    /// A name for restoring. Kept only: state is not kept from one run to the next.
    open var restorationIdentifier: String?
    /// Never called here: state is not kept from one run to the next.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Never called here: state is not kept from one run to the next.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Never called here: state is not kept from one run to the next.
    open func applicationFinishedRestoringState() {}

    // MARK: Older code's safe area

    /// The area below the top bars. Superseded by `view.safeAreaLayoutGuide`.
    open var topLayoutGuide: any UILayoutSupport { barsGuide(atTop: true) }
    /// The area above the bottom bars. Superseded by `view.safeAreaLayoutGuide`.
    open var bottomLayoutGuide: any UILayoutSupport { barsGuide(atTop: false) }
}

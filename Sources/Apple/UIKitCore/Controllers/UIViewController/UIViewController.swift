import InterludeFoundation

/// A controller of a screen or a part of it: its view, its appearance and its child controllers.
///
/// A container adds children with `addChild(_:)` and `didMove(toParent:)`. `present(_:animated:completion:)` shows a
/// controller modally. All changes use the same transition run, so the order of calls does not depend on whether they
/// finish, are canceled or are not animated.
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

    /// Creates a controller whose view is in a nib file. See `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nameOfNib = nibNameOrNil
        bundleOfNib = nibBundleOrNil
        super.init()
    }

    /// Creates the controller that a storyboard or nib file describes. Its view is loaded at the first access.
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

    /// The controller's view. The first access loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { adopt(view: newValue) }
    }

    /// Creates the view: from the storyboard's scene, from the nib file named `nibName` or after the class (for
    /// `ShopViewController` also `ShopView`), or an empty one. An override sets `view` and does not call `super`.
    open func loadView() {
        if !loadViewFromFile() { view = Self.emptyScreenView() }
    }

    /// Called after the view was loaded.
    open func viewDidLoad() {}

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// The view, or `nil` if it is not loaded.
    open var viewIfLoaded: UIView? { loadedView }

    /// The name of the controller's nib file.
    open var nibName: String? { nameOfNib }

    /// The bundle of the controller's nib file.
    open var nibBundle: Bundle? { bundleOfNib }

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() { loadViewOnce() }

    // MARK: Appearing and disappearing

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) { noteCall(.viewWillAppear(animated: animated)) }
    /// Called once between `viewWillAppear` and the first layout, when the view is in the window and has its traits.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) { noteCall(.viewDidAppear(animated: animated)) }
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) { noteCall(.viewWillDisappear(animated: animated)) }
    /// Called after the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) { noteCall(.viewDidDisappear(animated: animated)) }

    /// Whether appearance calls are forwarded to the children automatically. A container that returns `false` sends
    /// them with `beginAppearanceTransition` and `endAppearanceTransition`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins the appearance or disappearance of a child. For custom containers.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Ends the appearance or disappearance that was begun last. For custom containers.
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

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called to update the view's constraints. Calls `updateConstraints()` of the view. An override calls `super`
    /// last.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    /// Called after the view's safe area has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called after the view's layout margins have changed.
    open func viewLayoutMarginsDidChange() {}

    /// Insets in points that extend the system's safe area of the view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { safeAreaSourcesChanged() } }
    }

    /// The minimum margins of the controller's view: 16 points at the sides, or 20 in regular width and from a width of
    /// 414 points on; none at the top and bottom.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        leastMargins
    }

    /// Whether the view's margins are at least `systemMinimumLayoutMargins`. The default is `true`.
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { storage.respectsMinimumMargins }
        set { setRespectsMinimumMargins(newValue) }
    }

    // MARK: Scroll views and bars

    /// The content scroll view of the child that a container shows; `nil` for other controllers.
    func containedContentScroll(at edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
    /// Whether scroll views in its children's views are inset by its bars automatically.
    var insetsScrollViewsOfChildren: Bool { false }

    /// The edges at which the view extends below the container's bars.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { parentController?.loadedView?.setNeedsLayout() } }
    }
    /// Whether the view also extends below opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parentController?.loadedView?.setNeedsLayout() } }
    }

    /// Whether the content of a scroll view in a navigation controller is inset by the bars although it does not
    /// scroll. Used before iOS 11.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { loadedView?.setNeedsLayout() } }
    }

    /// Sets the scroll view whose content the bars follow at all edges.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// Sets the scroll view whose content the bars at some edges follow; `nil` restores the automatic choice: the view,
    /// or the first of its subviews.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        nameContentScroll(scrollView, for: edge)
    }

    /// Returns the scroll view whose content the bars at an edge follow: the one that was set, or the one that is found
    /// automatically.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScroll(at: edge) }

    // MARK: Containment

    /// The child that fills the part of a container where screens are shown.
    var childInFront: UIViewController? { nil }

    /// Called before the controller is added to a container, or removed from it. `parent` is `nil` in the second case.
    open func willMove(toParent parent: UIViewController?) {
        ControllerMonitor.emit(.willMove(toParent: parent != nil), of: self)
    }
    /// Called after the controller was added to a container, or removed from it. `parent` is `nil` in the second case.
    open func didMove(toParent parent: UIViewController?) {
        ControllerMonitor.emit(.didMove(toParent: parent != nil), of: self)
    }

    /// Adds a child, and calls its `willMove(toParent:)`. The container calls `didMove(toParent:)` after it has added
    /// the view.
    open func addChild(_ childController: UIViewController) { insertChild(childController) }

    /// Removes the controller from its parent, and calls `didMove(toParent: nil)`. The container calls
    /// `willMove(toParent: nil)` before.
    open func removeFromParent() { leaveParent() }

    /// Replaces the view of one child by that of another with an animation, and sends the appearance calls of both.
    ///
    /// - Parameter completion: Called at the end. Its argument is whether the animation was not interrupted.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    /// The nearest ancestor that is a split view controller.
    open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }

    /// The child controllers, in the order in which they were added.
    open var children: [UIViewController] { childControllers }

    /// The container of this controller.
    open var parent: UIViewController? { parentController }

    /// Whether the controller is being added to a container. For appearance and parent callbacks.
    open var isMovingToParent: Bool { modal.isMovingToParent }

    /// Whether the controller is being removed from a container. For appearance and parent callbacks.
    open var isMovingFromParent: Bool { modal.isMovingFromParent }

    /// The nearest ancestor that is a navigation controller.
    open var navigationController: UINavigationController? {
        modal.hasLeftStack ? nil : enclosing(UINavigationController.self)
    }

    /// The nearest ancestor that is a tab bar controller.
    open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }

    // MARK: Items

    /// The title, which containers show. Setting it also sets that of the navigation item and the tab bar item.
    open var title: String? {
        willSet { KeyValueObserving.willChange(self, "title") }
        didSet {
            titleChanged()
            KeyValueObserving.didChange(self, "title")
        }
    }

    /// Whether a push of the controller hides the tab bar.
    open var hidesBottomBarWhenPushed = false

    /// The items that a navigation controller's toolbar shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storage.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the toolbar's items. With `animated` they fade.
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

    /// Presents a controller modally.
    ///
    /// If this controller is not in a window, presents already or is being presented, a warning is logged and nothing
    /// happens.
    ///
    /// - Parameter completion: Called after the presentation has ended and `viewDidAppear` was called.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presented, or this controller if it presents none.
    ///
    /// - Parameter completion: Called after the dismissal has ended and `viewDidDisappear` was called.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissal(animated: flag, completion: completion)
    }

    /// The style of the presentation. `.automatic` is a page sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { forgetUnusedPresentationController() } }
    }
    /// The system's animation for presentations without a transitioning delegate.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The transition of pushes and presentations without an animator of a delegate. A navigation controller uses only
    /// a zoom. For presentations it precedes `modalTransitionStyle`; sheets and popovers do not zoom.
    open var preferredTransition: UIViewController.Transition?
    /// The delegate that provides animators, interactors and the presentation controller. The reference is weak.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        willSet { wasGivenTransitioningDelegate = newValue != nil }
    }
    private var wasGivenTransitioningDelegate = false
    /// Whether there was a transitioning delegate that was deallocated because nothing retained it.
    package var hasLostTransitioningDelegate: Bool { wasGivenTransitioningDelegate && transitioningDelegate == nil }
    /// Whether presentations with a context style cover this controller's view.
    open var definesPresentationContext = false
    /// Whether presentations in this controller's context use its transition style.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the user cannot dismiss the presentation interactively.
    open var isModalInPresentation = false
    /// Whether a presentation that is not full screen controls the status bar.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether the keyboard remains when text input ends. The default is `true` for form sheets. Has no effect here.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The coordinator of the current transition of this controller or of its nearest container, or `nil`.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        ancestors.lazy.compactMap { $0.activeRun?.coordinator }.first
    }

    /// The controller that this controller or one of its containers presents.
    open var presentedViewController: UIViewController? {
        ancestors.lazy.compactMap(\.modal.presented).first
    }

    /// The controller that presents this controller or one of its containers.
    open var presentingViewController: UIViewController? {
        ancestors.lazy.compactMap(\.modal.presenting).first
    }

    /// Whether the controller is being presented, from the start of the transition to its end.
    open var isBeingPresented: Bool { modal.isBeingPresented }

    /// Whether the controller is being dismissed, from the start of the transition to its end.
    open var isBeingDismissed: Bool { modal.isBeingDismissed }

    /// The presentation controller of this controller or of its container. Before a presentation it is the one that
    /// will be used.
    open var presentationController: UIPresentationController? { presentationControllerNowOrLater }

    /// The presentation controller of the current presentation, or `nil`.
    open var activePresentationController: UIPresentationController? {
        ancestors.lazy.compactMap(\.modal.presentationController).first { $0.containerView != nil }
    }

    /// The sheet presentation controller, also before the presentation; `nil` if the style is not a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
            ?? activePresentationController as? UISheetPresentationController
    }

    /// The popover presentation controller, also before the presentation and if the popover is shown as a sheet; `nil`
    /// if the style is not a popover.
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

    /// Registers a delegate for previews of a view on a firm press. The delegate is never called: no device here
    /// measures force. Deprecated since iOS 13.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
    /// Cancels a registration.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

    // MARK: Showing

    /// Shows a controller in the nearest container, or presents it modally if there is no
    /// container.
    open func show(_ vc: UIViewController, sender: Any?) { showThroughAncestors(vc, sender: sender) }

    /// Shows a controller as the detail of a split view controller, or presents it modally if there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailThroughAncestors(vc, sender: sender)
    }

    // MARK: Size and traits

    /// The preferred size of the content in points, which popovers, sheets and containers use. The default is zero, for
    /// no preference.
    open var preferredContentSize = CGSize.zero {
        willSet { KeyValueObserving.willChange(self, "preferredContentSize") }
        didSet {
            if preferredContentSize != oldValue { preferredContentSizeChanged() }
            KeyValueObserving.didChange(self, "preferredContentSize")
        }
    }

    /// The content's size as a presentation is to see it: a container without a wish of its own speaks for its child.
    var wishedContentSize: CGSize { preferredContentSize }

    /// Called after a child's preferred size has changed. The default implementation does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called after Auto Layout has changed the fitting size of a child. The default implementation does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child for a size of this controller. The default implementation returns the same size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// Called before the view's size changes. An override calls `super`, which notifies the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        ControllerMonitor.emit(.viewWillTransition(to: size), of: self)
        forwardSizeChange(to: size, with: coordinator)
    }

    /// Called before the traits change. An override calls `super`, which notifies the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// The controller's traits: those of its container or surroundings, with its overrides.
    open var traitCollection: UITraitCollection { effectiveTraitCollection }

    /// Called after the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The appearance, light or dark, of the controller and its children. `unspecified` uses that of the surroundings.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.updateTraits() } }
    }

    /// Sets traits that override the container's for a child.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        child.takeOverrideTraits(collection)
    }

    /// Returns the traits that `setOverrideTraitCollection(_:forChild:)` set for a child.
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.storage.overrideTraits
    }

    // MARK: Status bar and orientation

    /// Whether children receive rotation calls. Not called since iOS 8, which replaced them by
    /// `viewWillTransition(to:with:)`.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

    /// The style of the status bar's text. The default follows the appearance.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden. The default is `false`.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation of the status bar in a transition, and in an animation block that calls
    /// `setNeedsStatusBarAppearanceUpdate()`. The default is `fade`.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the status bar's style instead of this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines the status bar's visibility instead of this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the home indicator is hidden. The default is `false`. Differs from UIKit: it is hidden immediately, not
    /// after a period without touches.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that determines the visibility of the home indicator instead of this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Requests an update of the home indicator's visibility.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { loadedView?.window?.setNeedsLayout() }
    /// The edges at which the app's gestures precede the system's. Has no effect here: the system has no gestures.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that determines `preferredScreenEdgesDeferringSystemGestures`. Has no effect here.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Has no effect here: the system has no gestures.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The supported orientations. The default is all except upside down, on tablets all.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The preferred orientation of a presentation. Has no effect here: the device does not rotate.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the screen rotates with the device, for apps that use the API before iOS 16. Called, as for
    /// orientations, on the topmost controller that fills the window. The default is `true`.
    open var shouldAutorotate: Bool { true }

    /// Requests an update of the status bar. In an animation block, and with a transition, the change is animated.
    /// Otherwise the status bar is updated with the next frame in any case.
    open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

    /// Requests an update of the supported orientations. If the current one is no longer supported,
    /// the screen rotates in the next run-loop iteration.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        guard isViewLoaded, view.window != nil else { return }
        let host = Host.current
        DispatchQueue.main.async { host.followSupportedOrientations() }
    }
    /// Has no effect: the screen already has the device's orientation. Deprecated since iOS 16.
    open class func attemptRotationToDeviceOrientation() {}

    /// Never called here: `viewWillTransition(to:with:)` is. Deprecated since iOS 8.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Never called here: `viewWillTransition(to:with:)` is. Deprecated since iOS 8.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Never called here: `viewWillTransition(to:with:)` is. Deprecated since iOS 8.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    // MARK: Editing

    /// Whether the controller's content is in editing mode.
    open var isEditing = false {
        didSet { storage.editButtonItem?.become(isEditing ? .done : .edit) }
    }

    /// A button with the title Edit, or Done in editing mode, that calls `setEditing(_:animated:)`.
    open var editButtonItem: UIBarButtonItem { itemForEditing }

    /// Sets `isEditing`. An override animates the change.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Responder chain

    /// Called when memory is low. Never called by the system here.
    open func didReceiveMemoryWarning() {}

    /// Adds a key command to `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { storage.keyCommands.append(keyCommand) }
    /// Removes a key command.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { storage.keyCommands.removeAll { $0 === keyCommand } }

    /// The view's superview, or the presenting controller.
    open override var next: UIResponder? { loadedView?.superview ?? modal.presenting }

    /// Returns the nearest controller, this one or an ancestor, that implements the action.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        ancestors.first { action.isImplemented(by: $0) }
    }

    // MARK: Storyboards

    /// The storyboard that contains the controller.
    open var storyboard: UIStoryboard? { storage.scene?.storyboard }

    /// Called before a segue is performed. An override passes data to the destination, which it identifies by
    /// `segue.identifier` or by its class.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns whether a segue of the user is performed. Not called for segues that are performed in code.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs a segue of the storyboard. Traps if there is none with the identifier, as on iOS.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performStoryboardSegue(identifier, sender: sender)
    }

    /// Returns whether the controller is the destination of an unwind segue: it has the action and is not the source.
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

    /// Returns the child that is the source of an unwind segue or contains it.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        childThatContains(source)
    }

    /// Called to show the child that contains the destination of an unwind segue. UIKit's containers do so; custom
    /// containers override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Returns the segue for an unwind. The default implementation returns the storyboard's.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }

    // MARK: Split views

    /// Called when a split view controller without a style collapses onto this controller. A navigation controller adds
    /// the secondary controller to its stack; other controllers discard it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Called when a collapsed split view controller expands. A navigation controller returns its top controller; other
    /// controllers return `nil`.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: Restoration

    /// The identifier for state restoration. Has no effect here: state is not restored.
    open var restorationIdentifier: String?
    /// Never called here: there is no state restoration.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Never called here: there is no state restoration.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Never called here: there is no state restoration.
    open func applicationFinishedRestoringState() {}

    // MARK: Older code's safe area

    /// The guide below the top bars. Superseded by `view.safeAreaLayoutGuide`.
    open var topLayoutGuide: any UILayoutSupport { barsGuide(atTop: true) }
    /// The guide above the bottom bars. Superseded by `view.safeAreaLayoutGuide`.
    open var bottomLayoutGuide: any UILayoutSupport { barsGuide(atTop: false) }
}

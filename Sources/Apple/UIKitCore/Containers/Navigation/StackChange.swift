/// One push or pop.
@MainActor
final class StackChange: TransitionChange {
    let navigation: UINavigationController
    let from: UIViewController
    let to: UIViewController
    /// The stack that the change leads to.
    let target: [UIViewController]
    /// The stack before the change.
    let origin: [UIViewController]
    /// Whether the new screen is pushed on top.
    private let pushes: Bool
    private let isAnimated: Bool
    private let fromGeometry: ViewGeometry
    /// Set where both show the same collection view.
    private let layouts: LayoutSwitch?
    /// Set where the upper screen grows out of something in the lower one.
    private let zoom: ZoomChoice?

    init(
        navigation: UINavigationController, from: UIViewController, to: UIViewController, target: [UIViewController],
        animated: Bool
    ) {
        self.navigation = navigation
        self.from = from
        self.to = to
        self.target = target
        origin = navigation.shownStack
        isAnimated = animated
        pushes = !origin.contains { $0 === to }
        layouts = LayoutSwitch(from: from, to: to, pushes: pushes)
        zoom = layouts == nil ? ZoomChoice(pushes ? to : from) : nil
        fromGeometry = ViewGeometry(of: from.view)
    }

    var operation: TransitionRun.Operation { pushes ? .push : .pop }
    var owner: UIViewController? { navigation }

    // MARK: Who moves it

    func choose() -> TransitionChoice {
        to.loadViewIfNeeded()
        let zoomDriver = zoom == nil ? nil : from.storage.zoomDismissal?.takeDriver()
        let driver: (any UIViewControllerInteractiveTransitioning)? = zoomDriver ?? navigation.swipeBack.takeDriver()
        guard isAnimated else { return .none }
        if driver == nil, layouts == nil, let animator = delegatesAnimator {
            return .custom(animator, drivenBy: delegatesInteractor(for: animator))
        }
        let leftover = driver == nil ? navigation.swipeBack.takeLeftover() : nil
        return .system(systemAnimator, drivenBy: driver ?? leftover ?? (pushes ? nil : zoom?.wayBack))
    }

    private var systemAnimator: any UIViewControllerAnimatedTransitioning {
        if let layouts { return LayoutAnimator(layouts) }
        return zoom?.animator(opens: pushes) ?? SlideAnimator(operation: direction)
    }

    private var direction: UINavigationController.Operation { pushes ? .push : .pop }

    private var delegatesAnimator: (any UIViewControllerAnimatedTransitioning)? {
        navigation.delegate?.navigationController(
            navigation, animationControllerFor: direction, from: from, to: to)
    }

    private func delegatesInteractor(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        navigation.delegate?.navigationController(navigation, interactionControllerFor: animator)
    }

    // MARK: The stage

    func prepare(for choice: TransitionChoice) -> TransitionStage {
        let container = navigation.transitionView
        var stage = TransitionStage(containerView: container, from: from, to: to, isAnimated: isAnimated)
        stage.fromView = from.view
        stage.toView = to.view
        stage.frames.initialFrom = from.view.frame
        stage.frames.finalTo = navigation.placeInContainer(to)
        return stage
    }

    // MARK: The calls

    func announce(_ run: TransitionRun) {
        let animated = run.context.isAnimated
        from.beginAppearanceTransition(false, animated: animated)
        to.beginAppearanceTransition(true, animated: animated)
        navigation.delegate?.navigationController(navigation, willShow: to, animated: animated)
        changeBar(with: run)
        moveTabBar(with: run)
        navigation.changeToolbar(from: (from, origin), to: (to, target), with: run)
    }

    func commit() {
        layouts?.finish()
        if from.view.superview === navigation.transitionView { from.view.removeFromSuperview() }
        navigation.shown = to
        endBarChange(completed: true)
        navigation.layOutContainer()
    }

    private func changeBar(with run: TransitionRun) {
        let bar = navigation.bar
        let change = bar.makeTransition(to: target.map(\.navigationItem), isPop: !pushes)
        change.staysInPlace = zoom != nil
        navigation.barTransition = change
        UIView.performWithoutAnimation { change.prepare() }
        if let aside = navigation.barSlide?.aside {
            change.goAside(leaving: navigation.barIsHidden)
            // The new screen's bar may be of another height.
            let place = navigation.barFrame.offsetBy(dx: aside, dy: 0)
            if !navigation.barIsHidden { UIView.performWithoutAnimation { bar.setFrameIfNeeded(place) } }
        }
        _ = run.addAlongside(outside: bar) { [navigation] in
            // A bar of another height lays out what it is in, and with it the new screen, whose first layout is no animation.
            UIView.performWithoutAnimation { navigation.view.layoutIfNeeded() }
            change.animate()
            bar.setFrameIfNeeded(navigation.barFrame)
            bar.layoutIfNeeded()
        }
    }

    /// The enclosing tab bar moves out and in with the lower screen.
    private func moveTabBar(with run: TransitionRun) {
        guard let tabs = navigation.parent as? UITabBarController else { return }
        let hides = navigation.hidesBottomBar(for: to, in: target)
        guard hides != navigation.hidesBottomBar(for: from, in: origin) else { return }
        let bar = tabs.bar
        let middle = tabs.view.bounds.midX
        let aside = middle - tabs.view.bounds.width
        _ = run.addAlongside(outside: bar) { bar.center.x = hides ? aside : middle }
    }

    func end() {
        navigation.transitionHasEnded()
        settleTabBar()
    }

    private func settleTabBar() {
        (navigation.parent as? UITabBarController)?.layOutContainer()
    }

    private func endBarChange(completed: Bool) {
        navigation.barTransition?.end(completed: completed)
        navigation.barTransition = nil
        navigation.toolbarTransition?.end(completed: completed)
        navigation.toolbarTransition = nil
    }

    /// Removes the to view and restores the from view and the stack.
    func restore() {
        layouts?.takeBack()
        to.view.removeFromSuperview()
        if from.view.superview !== navigation.transitionView {
            navigation.transitionView.addSubview(from.view)
        }
        fromGeometry.apply(to: from.view)
        restoreStack()
        endBarChange(completed: false)
        navigation.takeBackBar()
    }

    /// Controllers that were pushed during the transition stay on top of the old stack.
    private func restoreStack() {
        let added = navigation.stack.without(target).without(origin)
        for controller in origin { controller.modal.isMovingFromParent = false }
        let top = navigation.stack.last
        navigation.stack = origin + added
        navigation.topHasChanged(from: top)
    }

    func conclude(_ didComplete: Bool) {
        if didComplete {
            // In `viewDidDisappear` who was popped has no navigation controller any more.
            for controller in departures { controller.modal.hasLeftStack = true }
            from.endAppearanceTransition()
            to.endAppearanceTransition()
            moveControllers()
            navigation.owesFirstShow = false
            navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
        } else {
            to.appearAtOnce(false, animated: isAnimated)
            from.appearAtOnce(true, animated: isAnimated)
            takeBackArrivals()
        }
    }

    /// Ends the move of those that left and of those that came.
    private func moveControllers() {
        navigation.shownStack = target
        for controller in departures { navigation.finishLeaving(controller) }
        for controller in target { navigation.finishArriving(controller) }
    }

    /// The controllers that this change removes from the stack.
    private var departures: [UIViewController] { origin.without(target) }

    private func takeBackArrivals() {
        for controller in target.without(origin) {
            controller.modal.isMovingToParent = false
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
    }
}

/// A view's place, to put it back exactly.
@MainActor
struct ViewGeometry {
    private let bounds: CGRect
    private let center: CGPoint

    init(of view: UIView) {
        bounds = view.bounds
        center = view.center
    }

    func apply(to view: UIView) {
        if view.bounds != bounds { view.bounds = bounds }
        if view.center != center { view.center = center }
    }
}

extension UINavigationController {
    /// Sets the stack and shows its top: now, or after the running transition.
    func change(to newStack: [UIViewController], animated: Bool) {
        let old = stack
        for controller in newStack.without(old) where !isLeaving(controller) {
            arrive(controller)
        }
        stack = newStack
        // A container lays out for what it shows now: `viewWillLayoutSubviews` is where apps follow its size.
        viewIfLoaded?.setNeedsLayout()
        for controller in old.without(newStack) {
            controller.modal.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        endOverdueTransition()
        if isTransitioning {
            pendingAnimated = (pendingAnimated ?? false) || animated
        } else {
            showTop(animated: animated)
        }
        topHasChanged(from: old.last)
    }

    private func arrive(_ controller: UIViewController) {
        controller.modal.isMovingToParent = true
        addChild(controller)
    }

    /// Whether the running transition takes the controller out. Put back on the stack meanwhile it stays where it is until
    /// that has ended.
    private func isLeaving(_ controller: UIViewController) -> Bool {
        isTransitioning && controller.parent === self && controller.modal.isMovingFromParent
    }

    /// Another top may wish for another size, which is the navigation controller's wish then.
    func topHasChanged(from old: UIViewController?) {
        guard let new = stack.last, let old, new !== old, new.preferredContentSize != old.preferredContentSize else {
            return
        }
        preferredContentSizeDidChange(forChildContentContainer: new)
    }

    private func endOverdueTransition() {
        if isTransitioning { _ = run(of: [.push, .pop]) }
    }

    /// Brings what is shown in line with the stack.
    func showTop(animated: Bool) {
        guard let top = stack.last else { return emptyStack() }
        guard top !== shown else { return settleStack() }
        guard let from = shown, canTransition else { return showTopAtOnceIfNeeded() }
        isTransitioning = true
        TransitionRun.start(
            StackChange(navigation: self, from: from, to: top, target: stack, animated: animated))
    }

    /// Whether a change of what is shown goes through a transition: only in a window and on screen.
    private var canTransition: Bool {
        viewIfLoaded?.window != nil && isVisibleOrAppearing
    }

    /// Shows the top without any transition, when the view is loaded and the container is about to appear or is
    /// out of sight.
    func showTopAtOnceIfNeeded() {
        guard isViewLoaded, let top = stack.last, top !== shown, !isTransitioning else { return }
        let old = shown
        shown = top
        let arrives = !shownStack.contains { $0 === top }
        old.flatMap { LayoutSwitch(from: $0, to: top, pushes: arrives) }?.finish()
        takeOutAtOnce(old)
        transitionView.addSubview(top.view)
        catchUp(top)
        settleStack()
        layOutContainer()
    }

    /// Brings a new child to where its container is: on show, or on its way there.
    private func catchUp(_ child: UIViewController) {
        switch appearancePhase {
        case .appeared: child.appearAtOnce(true)
        case .appearing where !isPreparingToAppear:
            child.beginAppearanceTransition(true, animated: appearanceIsAnimated)
        case .appearing, .disappeared, .disappearing: break
        }
    }

    /// The shown top stays: ends the life of what has left the stack, and brings the bar in line.
    func settleStack() {
        let leaving = shownStack.without(stack)
        let arriving = stack.without(shownStack)
        shownStack = stack
        for controller in leaving { finishLeaving(controller) }
        for controller in arriving { finishArriving(controller) }
        showItemsAtOnce()
    }

    private func showItemsAtOnce() {
        let items = stack.map(\.navigationItem)
        let shownItems = bar.items ?? []
        let same = items.count == shownItems.count && zip(items, shownItems).allSatisfy { $0 === $1 }
        if !same { bar.setItems(items, animated: false) }
        if let toolbar = toolbarIfMade, toolbar.items ?? [] != shown?.toolbarItems ?? [] {
            toolbar.setItems(shown?.toolbarItems, animated: false)
        }
    }

    /// Ends the life of a controller in this container, or begins another one if it was put back on the stack meanwhile.
    func finishLeaving(_ controller: UIViewController) {
        if controller.parent === self { controller.removeFromParent() }
        forgetContent(of: controller)
        controller.modal.isMovingFromParent = false
        controller.modal.hasLeftStack = false
        if stack.contains(where: { $0 === controller }) { arrive(controller) }
    }

    func finishArriving(_ controller: UIViewController) {
        if controller.modal.isMovingToParent {
            controller.didMove(toParent: self)
            controller.modal.isMovingToParent = false
        }
    }

    /// Controllers that came and went while a transition ran have never been shown: they leave without one.
    private func dropPassers() {
        for controller in children.without(stack).without(shownStack) {
            finishLeaving(controller)
            controller.modal.isMovingToParent = false
        }
    }

    private func emptyStack() {
        if let old = shown {
            shown = nil
            takeOutAtOnce(old)
        }
        settleStack()
    }

    /// The transition has ended and all its callbacks are out: go on with what was asked meanwhile.
    func transitionHasEnded() {
        isTransitioning = false
        barSlide = nil
        layOutContainer()
        contentMayHaveMovedMeanwhile()
        dropPassers()
        guard let animated = pendingAnimated else { return }
        pendingAnimated = nil
        showTop(animated: animated)
    }
}

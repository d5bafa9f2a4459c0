extension UIViewController {
    /// Sends `viewWillAppear` or `viewWillDisappear`, to the children as well.
    ///
    /// Does nothing when the controller goes that way already; turning round half way is legal.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard appearancePhase.isTowardsVisible != isAppearing else { return }
        storage.appearsAfterCommit = false
        appearancePhase = isAppearing ? .appearing : .disappearing
        appearanceIsAnimated = animated
        owesViewIsAppearing = isAppearing
        if isAppearing {
            loadViewIfNeeded()
            prepareForAppearance()
            send(.viewWillAppear(animated: animated)) { viewWillAppear(animated) }
        } else {
            send(.viewWillDisappear(animated: animated)) { viewWillDisappear(animated) }
        }
        forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
        appearanceWillBegin(isAppearing, animated: animated)
    }

    /// Sends `viewDidAppear` or `viewDidDisappear`, to the children as well.
    func endAppearance() {
        switch appearancePhase {
        case .appearing:
            sendViewIsAppearingIfOwed()
            guard appearancePhase == .appearing else { return }
            appearancePhase = .appeared
            if preferredTransition != nil { ZoomDismissal.attend(to: self) }
            send(.viewDidAppear(animated: appearanceIsAnimated)) { viewDidAppear(appearanceIsAnimated) }
        case .disappearing:
            appearancePhase = .disappeared
            send(.viewDidDisappear(animated: appearanceIsAnimated)) { viewDidDisappear(appearanceIsAnimated) }
        case .appeared, .disappeared:
            return
        }
        forwardAppearance { $0.endAppearanceTransition() }
        appearanceHasEnded(appearancePhase == .appeared, animated: appearanceIsAnimated)
    }

    /// Sends `viewIsAppearing(_:)` when it is still owed and the view is in a window.
    package func sendViewIsAppearingIfOwed() {
        guard owesViewIsAppearing, appearancePhase == .appearing, loadedView?.window != nil else { return }
        owesViewIsAppearing = false
        send(.viewIsAppearing(animated: appearanceIsAnimated)) { viewIsAppearing(appearanceIsAnimated) }
        forwardAppearance { $0.sendViewIsAppearingIfOwed() }
    }

    /// Makes a call, and tells observers first.
    private func send(_ event: ControllerEvent, _ call: () -> Void) {
        ControllerMonitor.emit(event, of: self)
        ControllerMonitor.whileSending(to: self, call)
    }

    /// An appearance method has come to its own implementation: observers hear of it where the system has not called it.
    func noteCall(_ event: ControllerEvent) {
        if !ControllerMonitor.isSending(to: self) { ControllerMonitor.emitDirect(event, of: self) }
    }

    /// Both calls at once, for changes that take no time, or that a canceled transition takes back.
    package func appearAtOnce(_ isAppearing: Bool, animated: Bool = false) {
        beginAppearanceTransition(isAppearing, animated: animated)
        endAppearanceTransition()
    }

    /// Takes a child's view out without animation, with the child's appearance calls when it is seen.
    func takeOutAtOnce(_ child: UIViewController?) {
        guard let child else { return }
        if isVisibleOrAppearing { child.beginAppearanceTransition(false, animated: false) }
        child.viewIfLoaded?.removeFromSuperview()
        if child.appearancePhase == .disappearing { child.endAppearanceTransition() }
    }

    /// Puts a child's view in without animation, with the child's appearance calls when it is seen by that.
    func bringInAtOnce(_ child: UIViewController, _ add: () -> Void) {
        if isVisibleOrAppearing { child.beginAppearanceTransition(true, animated: false) }
        add()
        if appearancePhase == .appeared { child.endAppearanceTransition() }
    }

    /// The children that follow this controller's appearance: those whose view is inside this controller's.
    private func forwardAppearance(_ call: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren { call(child) }
    }

    private var appearingChildren: [UIViewController] {
        guard let view = loadedView else { return [] }
        return childControllers.filter { child in
            child.loadedView.map { $0.isDescendant(of: view) && $0 !== view } ?? false
        }
    }

    /// True while the controller is on screen or on its way there.
    package var isVisibleOrAppearing: Bool { appearancePhase.isTowardsVisible }
}

// MARK: - Appearing with the view

/// A child whose view is added to a visible container's view, or taken out of it, appears and disappears with that, unless its
/// container says that it sends the calls itself. `viewDidAppear` comes when the turn has been laid out and committed, as the
/// stacks of public crash reports show: a container may still give the view its frame after it has added it.
extension UIViewController {
    /// The view is about to enter or leave a window.
    package func viewWillMove(intoWindow appears: Bool) {
        guard let parent = parentController, parent.shouldAutomaticallyForwardAppearanceMethods,
            !parent.drivesChildAppearance, parent.isVisibleOrAppearing
        else { return }
        guard appearancePhase == (appears ? .disappeared : .appeared) || (!appears && storage.appearsAfterCommit)
        else { return }
        appearsWithView = parent.appearancePhase == .appeared || !appears
        beginAppearanceTransition(
            appears, animated: parent.appearancePhase == .appearing && parent.appearanceIsAnimated)
    }

    /// The view has entered or left a window.
    package func viewHasMoved() {
        guard appearsWithView else { return }
        appearsWithView = false
        guard appearancePhase == .appearing else { return endAppearanceTransition() }
        storage.appearsAfterCommit = true
        RenderServer.current.afterCommit { [weak self] in self?.appearAfterCommit() }
    }

    private func appearAfterCommit() {
        guard storage.appearsAfterCommit else { return }
        storage.appearsAfterCommit = false
        endAppearanceTransition()
    }
}

extension TransitionRun {
    /// Announces the change, and starts the animation.
    func begin() {
        emit(.requested)
        emit(.chosen(customAnimator: animatorIsCustom, interactor: interactor != nil))
        announce()
        guard isUnderWay else { return }
        startTime = CACurrentMediaTime()
        if let interactor {
            startThroughInteractor(interactor)
        } else if let animator {
            startAnimator(animator)
        } else {
            startWithoutAnimator()
        }
    }

    private func announce() {
        phase = .announcing
        enlist()
        context.isInteractive = interactor?.wantsInteractiveStart ?? false
        coordinator.initiallyInteractive = context.isInteractive
        emit(.willBegin)
        change.announce(self)
        Host.current.input.transitionWillStart(self)
    }

    private func startThroughInteractor(_ interactor: any UIViewControllerInteractiveTransitioning) {
        duration = animator?.transitionDuration(using: context) ?? 0
        clock.duration = duration
        phase = context.isInteractive ? .interacting : .animating
        emit(.started(interactive: context.isInteractive))
        let driver = interactor as? UIPercentDrivenInteractiveTransition
        driver?.attach(animator, run: self)
        trace.goesStraight = driver != nil && context.isInteractive
        AnimationScope.tracing(trace) { interactor.startInteractiveTransition(context) }
        // An interactor of the app's own moves what it has set going with its own hands.
        if driver != nil, isUnderWay, context.isInteractive { clock.follow(trace, except: interruptible) }
        startReturned()
    }

    private func startAnimator(_ animator: any UIViewControllerAnimatedTransitioning) {
        duration = animator.transitionDuration(using: context)
        phase = .animating
        emit(.started(interactive: false))
        trace.notesBlocks = false
        AnimationScope.tracing(trace) { animator.animateTransition(using: context) }
        startReturned()
    }

    /// Not animated, or nobody animates: the to view takes its place, and that is the end.
    private func startWithoutAnimator() {
        phase = .animating
        emit(.started(interactive: false))
        if let view = context.view(forKey: .to) {
            if let to = context.viewController(forKey: .to), context.finalFrame(for: to) != .zero {
                view.frame = context.finalFrame(for: to)
            }
            if view.superview !== context.containerView { context.containerView.addSubview(view) }
        }
        sendOwedAppearance()
        // Laid out before `viewDidAppear`, as after an animated transition: what is animated there begins in its place.
        context.containerView.layoutIfNeeded()
        guard isUnderWay else { return }
        context.completeTransition(true)
    }

    private func startReturned() {
        emit(.startReturned)
        guard isUnderWay else { return }
        sendOwedAppearance()
        takeStatusBarAlong()
        runAlongside()
        if phase == .interacting {
            clock.commitStart()
        } else {
            beginIgnoringInteraction()
            watch()
        }
    }

    private func sendOwedAppearance() {
        for controller in participants { controller.sendViewIsAppearingIfOwed() }
    }
}

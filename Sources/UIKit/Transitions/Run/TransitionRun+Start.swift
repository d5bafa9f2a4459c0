extension TransitionRun {
    /// Asks the delegates, announces the change, and starts the animation.
    func begin() {
        emit(.requested)
        choose()
        request.prepare()
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

    private func choose() {
        guard request.stage.isAnimated else {
            emit(.chosen(customAnimator: false, interactor: false))
            return
        }
        if let custom = request.chooseAnimator() {
            animator = custom
            animatorIsCustom = true
            interactor = request.chooseInteractor(custom)
        } else {
            animator = request.systemAnimator()
            interactor = request.systemInteractor()
        }
        emit(.chosen(customAnimator: animatorIsCustom, interactor: interactor != nil))
    }

    private func announce() {
        phase = .announcing
        enlist()
        context.isInteractive = interactor?.wantsInteractiveStart ?? false
        coordinator.initiallyInteractive = context.isInteractive
        emit(.willBegin)
        request.announce(self)
    }

    private func startThroughInteractor(_ interactor: any UIViewControllerInteractiveTransitioning) {
        duration = animator?.transitionDuration(using: context) ?? 0
        phase = context.isInteractive ? .interacting : .animating
        emit(.started(interactive: context.isInteractive))
        (interactor as? UIPercentDrivenInteractiveTransition)?.attach(animator, run: self)
        interactor.startInteractiveTransition(context)
        adoptInterruptibleAnimator()
        startReturned()
    }

    private func startAnimator(_ animator: any UIViewControllerAnimatedTransitioning) {
        duration = animator.transitionDuration(using: context)
        phase = .animating
        emit(.started(interactive: false))
        animator.animateTransition(using: context)
        adoptInterruptibleAnimator()
        if isUnderWay, let interruptible, interruptible.state == .inactive { interruptible.startAnimation() }
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
        context.completeTransition(true)
    }

    /// Finds out whether the animator can be interrupted; asked after the start, when it surely exists.
    private func adoptInterruptibleAnimator() {
        guard isUnderWay, interruptible == nil, let animator else { return }
        interruptible = animator.interruptible(using: context)
    }

    private func startReturned() {
        emit(.startReturned)
        guard isUnderWay else { return }
        sendOwedAppearance()
        runAlongside()
        if phase == .interacting {
            outsideClock.commitStart()
        } else {
            beginIgnoringInteraction()
            watch()
        }
    }

    private func sendOwedAppearance() {
        for controller in participants { controller.sendViewIsAppearingIfOwed() }
    }

    private func beginIgnoringInteraction() {
        guard interruptible == nil, !ignoresInteraction else { return }
        ignoresInteraction = true
        UIApplication.shared.beginIgnoringInteractionEvents()
    }

    func endIgnoringInteraction() {
        guard ignoresInteraction else { return }
        ignoresInteraction = false
        UIApplication.shared.endIgnoringInteractionEvents()
    }
}

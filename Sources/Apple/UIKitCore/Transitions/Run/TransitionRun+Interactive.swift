extension TransitionRun {
    /// The interaction has moved to `percent`.
    func update(_ percent: CGFloat) {
        guard isUnderWay, context.isInteractive else {
            return report(
                .outOfPhase("updateInteractiveTransition"),
                "updateInteractiveTransition(_:) was called on a transition that is not interactive; it is ignored.")
        }
        // What is no number counts as 0.
        let clamped = percent > 0 ? min(percent, 1) : 0
        context.percentComplete = clamped
        clock.steer(to: Double(clamped))
        emit(.updated(percent: clamped))
    }

    /// The finger has let go: on to the end, or back.
    func endInteraction(cancelled: Bool) {
        guard isUnderWay, context.isInteractive else {
            return report(
                .outOfPhase(cancelled ? "cancelInteractiveTransition" : "finishInteractiveTransition"),
                "The interaction of a transition was ended which is not interactive; it is ignored.")
        }
        phase = .settling
        context.isInteractive = false
        context.transitionWasCancelled = cancelled
        let percent = context.percentComplete
        emit(cancelled ? .cancelling(percent: percent) : .finishing(percent: percent))
        let release = TransitionRelease(
            cancelled: cancelled, speed: completionSpeed, curve: interactor?.completionCurve ?? .easeInOut)
        clock.letGo(release)
        coordinator.interactionChanged()
        // A slow interactor may take longer than the animator says.
        watch(for: release.rest(from: Double(percent)) * duration)
    }

    // MARK: Taking hold

    /// A finger takes hold of the running transition by its interruptible animator.
    func pause() {
        guard isUnderWay, phase != .announcing, !context.isInteractive, let interruptible = findRunning() else {
            return report(
                .outOfPhase("pauseInteractiveTransition"),
                "pauseInteractiveTransition() needs an interruptible animator and a running transition; it is ignored.")
        }
        interruptible.pauseAnimation()
        // The finger's way is counted from the beginning, also when a finger has sent it back before.
        if interruptible.isReversed { interruptible.isReversed = false }
        become(interactiveAt: interruptible.fractionComplete)
        followAll()
    }

    /// A finger takes hold of a transition that began by itself: by its interruptible animator, or else by its clock.
    ///
    /// - Parameter straight: Whether the animations pass over their curves from here on.
    /// - Returns: Whether it has; not if a finger drives already, has let go, or all is over.
    func takeHold(straight: Bool) -> Bool {
        guard phase == .animating, !context.isInteractive else { return false }
        if findRunning() != nil {
            pause()
            return true
        }
        let passed = duration > 0 ? min((CACurrentMediaTime() - startTime) / duration, 1) : 1
        become(interactiveAt: CGFloat(passed))
        clock.hold(context.containerView.layer)
        if straight { for trace in [trace, alongside.trace] { trace.goStraight() } }
        followAll()
        return true
    }

    /// An interactor that moves all in the container with its own hands takes hold: of a transition that began by itself, or of one
    /// that it has let go, as long as what runs alongside has not ended.
    ///
    /// - Returns: Whether it has.
    func takeHoldByHand() -> Bool {
        guard isUnderWay, !context.isInteractive else { return false }
        switch phase {
        case .animating:
            become(interactiveAt: duration > 0 ? CGFloat(min((CACurrentMediaTime() - startTime) / duration, 1)) : 1)
        case .settling where clock.isSettling: become(interactiveAt: CGFloat(clock.place))
        case .settling where alongside.trace.isEmpty: become(interactiveAt: context.percentComplete)
        default: return false
        }
        clock.follow(alongside.trace)
        return true
    }

    private func become(interactiveAt share: CGFloat) {
        clock.duration = duration
        clock.start(at: Double(share))
        context.percentComplete = share
        context.isInteractive = true
        context.transitionWasCancelled = false
        phase = .interacting
        watchdog.stop()
        endIgnoringInteraction()
        emit(.paused)
        coordinator.interactionChanged()
    }

    /// Lets all that was set going follow the clock.
    func followAll() {
        clock.follow(trace, except: interruptible)
        clock.follow(alongside.trace, except: interruptible)
    }

    /// Lets a layer that lies over a transition's container follow the finger as all inside the container does.
    static func holdTime(of layer: CALayer, over view: UIView) {
        let run = current.first { $0.isUnderWay && $0.context.isInteractive && $0.context.containerView === view }
        run?.clock.hold(layer)
    }

    /// The interactor's completion speed; a speed that is not positive counts as 1.
    var completionSpeed: CGFloat {
        guard let speed = interactor?.completionSpeed, speed > 0 else { return 1 }
        return speed
    }
}

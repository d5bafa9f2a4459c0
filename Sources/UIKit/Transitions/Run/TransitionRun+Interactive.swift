extension TransitionRun {
    /// The interaction has moved to `percent`.
    func update(_ percent: CGFloat) {
        guard isUnderWay, context.isInteractive else {
            return report(
                .outOfPhase("updateInteractiveTransition"),
                "updateInteractiveTransition(_:) was called on a transition that is not interactive; it is ignored.")
        }
        let clamped = min(max(percent, 0), 1)
        context.percentComplete = clamped
        outsideClock.scrub(to: Double(clamped) * duration)
        alongsideAnimator?.fractionComplete = clamped
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
        settleOutside(cancelled: cancelled, from: percent)
        releaseAlongside(cancelled: cancelled, percent: percent)
        coordinator.interactionChanged()
        watch()
    }

    /// A finger takes hold of the running transition.
    func pause() {
        guard isUnderWay, !context.isInteractive, let interruptible else {
            return report(
                .outOfPhase("pauseInteractiveTransition"),
                "pauseInteractiveTransition() needs an interruptible animator and a running transition; it is ignored.")
        }
        interruptible.pauseAnimation()
        context.percentComplete = interruptible.fractionComplete
        context.isInteractive = true
        context.transitionWasCancelled = false
        phase = .interacting
        watchdog.stop()
        emit(.paused)
        coordinator.interactionChanged()
    }

    /// Lets a layer that lies over a transition's container follow the finger as all inside the container does.
    static func holdTime(of layer: CALayer, over view: UIView) {
        let run = current.first { $0.isUnderWay && $0.context.isInteractive && $0.context.containerView === view }
        run?.outsideClock.freeze(layer)
    }

    private func settleOutside(cancelled: Bool, from percent: CGFloat) {
        guard outsideClock.isFrozen else { return }
        let rest = Double(cancelled ? percent : 1 - percent) * duration / Double(completionSpeed)
        outsideClock.settle(
            from: Double(percent) * duration, to: cancelled ? 0 : duration, duration: rest,
            curve: interactor?.completionCurve ?? .easeInOut)
    }

    /// The interactor's completion speed; a speed that is not positive counts as 1.
    var completionSpeed: CGFloat {
        guard let speed = interactor?.completionSpeed, speed > 0 else { return 1 }
        return speed
    }
}

extension TransitionRun {
    /// `completeTransition` was called. Ends the transition, in this order: hierarchy, "did" calls, coordinator,
    /// completion, `animationEnded`.
    func complete(_ argument: Bool) {
        guard isUnderWay else {
            return report(
                .completedTwice,
                "completeTransition(_:) was called again for a transition that has ended; it is ignored.")
        }
        phase = .completing
        emit(.completeCalled(didComplete: argument))
        checkArgument(argument)
        let didComplete = correctsArgument ? !context.transitionWasCancelled : argument
        stopDriving(didComplete)
        runAlongsideAtOnce()
        settleHierarchy(didComplete)
        change.conclude(didComplete)
        context.isInteractive = false
        retire()
        coordinator.ended()
        change.tellCaller()
        animator?.animationEnded(didComplete)
        emit(.ended(didComplete: didComplete))
        change.end()
    }

    private func checkArgument(_ didComplete: Bool) {
        guard didComplete == context.transitionWasCancelled else { return }
        report(
            .wrongCompletionArgument(given: didComplete),
            "completeTransition(\(didComplete)) was called, but the transition was "
                + (context.transitionWasCancelled ? "cancelled." : "not cancelled.")
                + " Call completeTransition(!context.transitionWasCancelled).")
    }

    private func stopDriving(_ didComplete: Bool) {
        watchdog.stop()
        clock.end(cancelled: !didComplete)
        (interactor as? UIPercentDrivenInteractiveTransition)?.detach(from: self)
        endIgnoringInteraction()
    }

    private func settleHierarchy(_ didComplete: Bool) {
        if didComplete {
            emit(.willCommit)
            change.commit()
        } else {
            emit(.willRestore)
            change.restore()
        }
    }

    /// Starts to watch for an end that does not come.
    ///
    /// - Parameter rest: How long the way takes that is left, if that may be more than the declared duration.
    func watch(for rest: TimeInterval = 0) {
        watchdog.start(after: max(duration, rest)) { [weak self] in self?.becomeOverdue() }
    }

    /// A tool has shown another moment of the transition, and time goes on from there: `seconds` less have passed.
    package func postpone(by seconds: TimeInterval) {
        startTime += seconds
        watchdog.postpone(by: max(0, seconds))
    }

    /// Allows the end to be later than declared by `seconds`, because a tool has made the animations longer.
    package func allow(_ seconds: TimeInterval) { watchdog.postpone(by: max(0, seconds)) }

    private func becomeOverdue() {
        guard isUnderWay, !context.isInteractive else { return }
        // When bodies come to rest nobody can tell before: an animator that drives them completes then.
        let lastMoment = startTime + duration + TransitionWatchdog.graceOfBodies
        let server = RenderServer.showing(context.containerView.layer)
        if server.movesBodies, server.now < lastMoment {
            return watchdog.start(after: 0) { [weak self] in self?.becomeOverdue() }
        }
        isOverdue = true
        report(
            .overdue,
            "A \(operation.rawValue) transition has not called completeTransition(_:) \(TransitionWatchdog.grace) s"
                + " after its declared duration of \(duration) s. The screen stays frozen until it does.")
    }

    /// Ends a transition that hangs, so that another one may begin. Only an overdue one is ended so.
    package func endIfOverdue() {
        guard isUnderWay, isOverdue else { return }
        report(.forcedToEnd, "A transition that never called completeTransition(_:) is ended to make way for another.")
        complete(!context.transitionWasCancelled)
    }
}

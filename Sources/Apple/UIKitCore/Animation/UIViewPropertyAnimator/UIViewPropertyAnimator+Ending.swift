extension UIViewPropertyAnimator {
    /// The motion has ended by itself.
    func endOfMotion() {
        guard let run else { return }
        run.stopWaiting()
        if pausesOnCompletion {
            run.anchor()
            run.motion.mode = .scrubbed(fraction: reversed ? 0 : 1)
            enter(.active, isRunning: false)
            return
        }
        end(at: reversed ? .start : .end)
    }

    /// Somebody took the animations off the layer: the values are what they are.
    func animationsWereRemoved() {
        guard run != nil else { return }
        end(at: reversed ? .start : .end, finished: false)
    }

    /// Ends the activity with the values of a place, and calls the completions.
    func end(at position: UIViewAnimatingPosition, finished: Bool = true) {
        guard let run else { return }
        let changes = run.changes
        let inner = run.innerCompletions
        run.removeAnimations()
        self.run = nil
        conclude(at: position, changes)
        becomeInactive()
        for completion in inner { completion(finished) }
        callCompletions(position)
    }

    /// Gives the properties the values of a place.
    private func conclude(at position: UIViewAnimatingPosition, _ changes: [AnimatorTrack.Change]) {
        AnimationScope.disabled.perform {
            switch position {
            case .start: for change in changes.reversed() { change.property.set(change.old, in: change.layer) }
            case .end: for change in changes { change.property.set(change.new, in: change.layer) }
            case .current: break
            }
        }
    }

    private func becomeInactive() {
        enter(.inactive, isRunning: false)
        reversed = false
        startsWithNextBlock = false
        stoppedChanges = []
    }

    private func endWithoutCompletions() {
        becomeInactive()
        hasEnded = true
    }

    private func callCompletions(_ position: UIViewAnimatingPosition) {
        let calls = completions
        completions = []
        for call in calls { call(position) }
        hasEnded = state == .inactive
    }

    func stop(_ withoutFinishing: Bool) {
        guard state == .active, let run else {
            if state == .stopped, withoutFinishing { endWithoutCompletions() }
            return
        }
        if !isInterruptible {
            return AnimatorFault.report(
                "UIViewPropertyAnimator: stopAnimation on an animator that is not interruptible")
        }
        let changes = run.changes
        keepWhatIsSeen(changes) { run.removeAnimations() }
        self.run = nil
        if withoutFinishing {
            completions = []
            endWithoutCompletions()
        } else {
            stoppedChanges = changes
            enter(.stopped, isRunning: false)
        }
    }

    /// Takes the animations away and gives the properties the values that were seen with them.
    private func keepWhatIsSeen(_ changes: [AnimatorTrack.Change], _ remove: () -> Void) {
        var seen: [(change: AnimatorTrack.Change, value: AnimationValue)] = []
        for change in changes where !seen.contains(where: { $0.change.isSameProperty(as: change) }) {
            seen.append((change, change.property.value(in: change.layer.presentation() ?? change.layer)))
        }
        remove()
        AnimationScope.disabled.perform {
            for (change, value) in seen {
                // What other animations still add must not be counted twice.
                let rest = change.property.value(in: change.layer.presentation() ?? change.layer)
                let model = change.property.value(in: change.layer)
                if let added = rest.difference(to: model), let corrected = value.difference(to: added) {
                    change.property.set(corrected, in: change.layer)
                } else {
                    change.property.set(value, in: change.layer)
                }
            }
        }
    }

    func finish(at position: UIViewAnimatingPosition) {
        guard state == .stopped else {
            // Published code stops and finishes its animators whether they have ended already or not.
            if hasEnded { return }
            return AnimatorFault.report(
                "UIViewPropertyAnimator: finishAnimation(at:) on an animator that is not stopped")
        }
        let changes = stoppedChanges
        conclude(at: position, changes)
        becomeInactive()
        callCompletions(position)
    }
}

extension AnimatorTrack.Change {
    func isSameProperty(as other: AnimatorTrack.Change) -> Bool {
        layer === other.layer && property.keyPath == other.property.keyPath
    }
}

extension UIViewPropertyAnimator {
    static func makeRunning(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)?
    ) -> Self {
        let make = { (duration: TimeInterval, timing: any UITimingCurveProvider) -> Self in
            guard let made = UIViewPropertyAnimator(duration: duration, timingParameters: timing) as? Self else {
                fatalError("\(Self.self) has to make its own running animators")
            }
            return made
        }
        let cubic = UICubicTimingParameters(animationCurve: options.curve)
        let animator = make(duration, cubic)
        if let completion { animator.addCompletion(completion) }
        if AnimationScope.isEnabled, AnimationScope.current != nil {
            animator.runInside(options: options, duration: duration, delay: delay, animations)
        } else {
            if !options.contains(.allowUserInteraction) { animator.isUserInteractionEnabled = true }
            animator.addAnimations(animations)
            animator.startAnimation(afterDelay: delay)
        }
        return animator
    }

    /// Runs as a part of the block around the caller.
    private func runInside(
        options: UIView.AnimationOptions, duration: TimeInterval, delay: TimeInterval, _ animations: () -> Void
    ) {
        isInterruptible = false
        hasEnded = false
        enter(.active, isRunning: true)
        let timing = BlockTiming(duration: duration, delay: delay, curve: options.pace, options: options)
        AnimationBlock.run(timing, animations: animations) { [self] _ in
            becomeInactive()
            callCompletions(.end)
        }
    }
}

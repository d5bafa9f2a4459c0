extension UIViewPropertyAnimator {
    /// Whether a call is legal in the present state; where it is not, the error has been reported.
    private func permits(_ call: String, interrupting: Bool = false) -> Bool {
        if state == .stopped {
            AnimatorFault.report(
                "UIViewPropertyAnimator: \(call) on a stopped animator; finishAnimation(at:) must be called first")
            return false
        }
        guard interrupting, state == .active, !isInterruptible else { return true }
        AnimatorFault.report("UIViewPropertyAnimator: \(call) on an animator that is not interruptible")
        return false
    }

    /// Makes the animator active and runs the blocks that have waited.
    private func activate() -> AnimatorRun {
        if let run { return run }
        let provider = timingParameters ?? UICubicTimingParameters()
        let run = AnimatorRun(duration: duration, provider: provider, touches: touches)
        self.run = run
        run.motion.onAdjust = { [weak self] in self?.motionWasAdjusted() }
        hasEnded = false
        enter(.active, isRunning: false)
        let blocks = waitingBlocks
        waitingBlocks = []
        for (delayFactor, block) in blocks { run.add(block, start: delayFactor) }
        run.motion.mode = .scrubbed(fraction: reversed ? 1 : 0)
        return run
    }

    private var touches: AnimatorTouches {
        guard isUserInteractionEnabled else { return .miss }
        return isManualHitTestingEnabled ? .hitTheModel : .hitWhatIsSeen
    }

    // MARK: Start and pause

    func start(afterDelay delay: TimeInterval) {
        guard permits("startAnimation") else { return }
        AnimationScope.trace?.note(self)
        if isRunning { return }
        if run == nil, waitingBlocks.isEmpty {
            // Nothing to run yet: it is active and waits for a block.
            startsWithNextBlock = true
            _ = activate()
            return
        }
        if run == nil { self.delay = max(0, delay) }
        let run = activate()
        startsWithNextBlock = false
        let now = run.elapsed
        let x = run.motion.fractionOfTime(at: now)
        run.releaseAnchor()
        run.motion.mode = .running(since: now + max(0, delay), x: x, direction: reversed ? -1 : 1)
        runOn()
    }

    /// Goes on by the mode just set, until its end. One that has nothing to do any more ends in the next turn, never inside
    /// the call.
    func runOn() {
        guard let run else { return }
        enter(.active, isRunning: true)
        guard run.hasChanges, run.motion.remaining(at: run.elapsed) ?? 0 > 0 else {
            return run.waitForNextTurn { [weak self] in self?.endOfMotion() }
        }
        run.waitForEnd { [weak self] finished in
            if finished { self?.endOfMotion() } else { self?.animationsWereRemoved() }
        }
    }

    /// Called when a tool has changed the duration or the pace. Waits again, for the new end.
    private func motionWasAdjusted() {
        guard isRunning, let run, case .running = run.motion.mode else { return }
        runOn()
    }

    func pause() {
        guard permits("pauseAnimation", interrupting: true) else { return }
        startsWithNextBlock = false
        guard let run else {
            _ = activate()
            return
        }
        guard isRunning else { return }
        hold(run)
    }

    /// Stands still where it is.
    private func hold(_ run: AnimatorRun) {
        let now = run.elapsed
        run.stopWaiting()
        switch run.motion.place(at: now) {
        case .time(let x) where !scrubsLinearly: run.motion.mode = .held(x: x)
        case .time:
            run.anchor()
            run.motion.mode = .scrubbed(fraction: run.motion.fractionOfWay(at: now))
        case .way(let fraction):
            run.anchor()
            run.motion.mode = .scrubbed(fraction: fraction)
        }
        enter(.active, isRunning: false)
    }

    // MARK: Place

    var currentFraction: CGFloat {
        guard let run else { return 0 }
        let place: Double
        switch run.motion.place(at: run.elapsed) {
        case .time(let x): place = x
        case .way(let fraction): place = min(max(fraction, 0), 1)
        }
        return reversed ? 1 - place : place
    }

    func setFraction(_ fraction: CGFloat) {
        guard permits("fractionComplete", interrupting: true) else { return }
        startsWithNextBlock = false
        let run = activate()
        if isRunning { hold(run) }
        let fraction = min(max(Double(fraction), 0), 1)
        let place = reversed ? 1 - fraction : fraction
        run.motion.mode = scrubsLinearly ? .scrubbed(fraction: place) : .held(x: place)
    }

    func setReversed(_ flag: Bool) {
        guard permits("isReversed") else { return }
        guard reversed != flag else { return }
        reversed = flag
        guard let run, isRunning else {
            if let run, !run.hasChanges { run.motion.mode = .scrubbed(fraction: flag ? 1 : 0) }
            return
        }
        let now = run.elapsed
        switch run.motion.mode {
        case .running:
            let x = run.motion.fractionOfTime(at: now)
            run.motion.mode = .running(since: now, x: x, direction: flag ? -1 : 1)
        case .continuing(_, let seconds, _, _, let pace):
            let place = run.motion.fractionOfWay(at: now)
            run.motion.mode = .continuing(since: now, seconds: seconds, from: place, to: flag ? 0 : 1, pace: pace)
        case .held, .scrubbed: break
        }
        runOn()
    }

    // MARK: Continue

    func continueRun(_ parameters: (any UITimingCurveProvider)?, _ durationFactor: CGFloat) {
        guard permits("continueAnimation") else { return }
        if state == .inactive { return start(afterDelay: 0) }
        guard let run else { return }
        if isRunning { hold(run) }
        if parameters == nil, durationFactor == 0 { return start(afterDelay: 0) }
        let now = run.elapsed
        let place = run.motion.fractionOfWay(at: now)
        let target: Double = reversed ? 0 : 1
        let provider = parameters ?? timingParameters ?? UICubicTimingParameters()
        // Factor 0 asks for the remaining time (decided).
        let factor = durationFactor > 0 ? Double(durationFactor) : abs(target - place)
        let seconds = provider.effectiveDuration(for: duration * factor)
        run.anchor()
        run.motion.mode = .continuing(
            since: now, seconds: seconds, from: place, to: target, pace: provider.pace(duration: seconds))
        runOn()
    }

    // MARK: Blocks

    func addBlock(_ block: @escaping () -> Void, delayFactor: CGFloat) {
        guard permits("addAnimations") else { return }
        let factor = min(max(Double(delayFactor), 0), 1)
        guard let run else {
            waitingBlocks.append((factor, block))
            return
        }
        let place: Double
        switch run.motion.place(at: run.elapsed) {
        case .time(let x): place = x
        case .way(let fraction): place = min(max(fraction, 0), 1)
        }
        run.add(block, start: place + factor * (1 - place))
        if startsWithNextBlock { start(afterDelay: delay) } else if isRunning { runOn() }
    }
}

import UIKit

// Driving: does in the course of a transition what a trial asks for, and what comes after it.
extension TrialRunner {
    /// Does in the course of a transition what the trial asks for.
    func steer() {
        switch trial.course {
        case .plain, .unanimated, .twice, .thereAndBack, .again, .turnedBetween, .thereAndCancelledBack: break
        case .toldOnly: scene?.tellOfCancel()
        case .arrived(let cancelled): if cancelled { cancelHalfWay() }
        case .finished(let part):
            drive(to: part)
            driver.finish()
        case .cancelled(let part):
            // Work that has a clock of its own shows when the finger holds longer than the duration. Once is enough.
            drive(to: part, holding: part < 0.5 ? (record.main?.duration ?? 0) + TrialRunner.longHold : 0)
            driver.cancel()
        case .cancelledThenDone: cancelHalfWay()
        case .flick(let finishes):
            noteEndUnderFinger()
            if finishes { driver.finish() } else { driver.cancel() }
        case .animationsRemoved(let part):
            stepInto(part)
            removeAnimations(below: stage.window.layer)
        case .reentered(let part):
            stepInto(part)
            scene?.performAnother()
        case .turnedRound: turnRound()
        case .swiped(let end): swipe(end)
        case .swipedAgain, .swipedThenTapped: swipe(.turnsBack)
        case .swipedAtRoot:
            swipe(.finishes)
            let begins = scene?.swipeHasBegunAtRoot ?? false
            // On screens of the app's own the same finger may lead somewhere else.
            record.hasSwipeBegunAtRoot = trial.use.isOwn ? begins && runs.isEmpty : begins || !runs.isEmpty
            // What the swipe has left behind shows in the next push.
            if runs.isEmpty { scene?.perform(animated: true) }
        case .turned(let part):
            if part > 1 { waitForEnd() } else { step(frames(in: part)) }
            scene?.turn()
        }
    }

    /// What comes after the first transition has ended.
    func goOn() {
        switch trial.course {
        case .thereAndBack(_, let animated): goBack(animated: animated)
        case .again(let animated):
            scene?.noteVisitors()
            goBack(animated: animated)
            waitForRest()
            guard record.runs.allSatisfy(\.hasEnded) else { break }
            scene?.perform(animated: animated)
            waitForEnd()
        case .twice:
            waitForRest()
            scene?.perform(animated: false)
            waitForEnd()
        case .turnedBetween(let animated):
            waitForRest()
            scene?.turn()
            goBack(animated: animated)
        case .thereAndCancelledBack:
            waitForRest()
            record.before = Sighting(of: stage)
            isArmed = true
            scene?.goBack(animated: true)
            if record.isReallyDriven { cancelHalfWay() }
            waitForEnd()
        case .swipedAgain: tryAgain { swipe(.finishes) }
        case .swipedThenTapped: tryAgain { scene?.leave() }
        case .cancelledThenDone: tryAgain { scene?.perform(animated: true) }
        default: break
        }
    }

    /// Does what a user does after a first try that has led back.
    private func tryAgain(_ action: () -> Void) {
        waitForRest()
        let hasStayed = runs.isEmpty && trial.swipe?.onlyAsks == true
        record.isVoid = !(hasStayed || record.wasCalledOff == true) || !record.runs.allSatisfy(\.hasEnded)
        guard !record.isVoid else { return }
        action()
        waitForEnd()
    }

    private func goBack(animated: Bool) {
        guard record.main?.hasEnded ?? trial.use.isOwn else { return }
        waitForRest()
        scene?.goBack(animated: animated)
        waitForEnd()
    }

    /// Goes on to a part of the duration; in an app's own change, of which no duration is known, for a moment.
    private func stepInto(_ part: CGFloat) {
        step(runs.isEmpty && trial.use.isOwn ? TrialRunner.quickThought : frames(in: part))
    }

    /// Drives to the middle and lets go: back.
    func cancelHalfWay() {
        drive(to: 0.5)
        driver.cancel()
    }

    /// Frames after which a user thinks better of it: within the shortest motions that are in use (decided).
    private static let quickThought = 6

    /// Asks for the opposite while an app's own change is under way. UIKit's transitions have rules of their own for that, and what does
    /// not move cannot be turned round.
    private func turnRound() {
        step(TrialRunner.quickThought)
        record.isVoid = !runs.isEmpty || stage.isSettled
        if !record.isVoid { scene?.performOpposite() }
    }

    /// Seconds for which a finger holds still beyond the declared duration (decided).
    private static let longHold: TimeInterval = 0.3

    /// Moves the finger in a few steps, and holds it still for a few frames, or for so many seconds.
    private func drive(to part: CGFloat, holding seconds: TimeInterval = 0) {
        for share in stride(from: CGFloat(1), through: 3, by: 1) {
            step()
            driver.update(part * share / 3)
        }
        step()
        isHolding = true
        step(max(4, Int((seconds * TimeInterval(stage.framesPerSecond)).rounded())))
        isHolding = false
        noteEndUnderFinger()
    }

    /// Lets a finger swipe back, up to the moment at which it lifts.
    func swipe(_ end: Swipe.End) {
        let edges = scene?.swipe?.edge == nil ? [] : stage.cardEdges
        guard let swipe = scene?.swipe?.placed(below: edges, of: stage.bounds.size) else { return }
        record.swipe = swipe
        let finger = swipe.finger(end, in: stage.bounds.size)
        record.meetsTap = listensToTaps(at: finger.location(at: 0))
        stage.play(finger)
        let rate = Double(stage.framesPerSecond)
        for index in 1...max(1, Int(finger.endTime * rate) - 2) {
            let time = Double(index) / rate
            isHolding = finger.rests(at: time)
            place = finger.location(at: time)
            step()
        }
        isHolding = false
        place = nil
        noteEndUnderFinger()
        if trial.course == .swipedAtRoot { scene?.noteSwipeAtRoot() }
        step(5)
        record.goesOnByItself = !stage.isSettled
    }

    /// Whether a control is at a point of the screen, or a recognizer that has done before the finger lifts.
    private func listensToTaps(at point: CGPoint) -> Bool {
        let hit = stage.window.hitTest(point, with: nil)
        return sequence(first: hit, next: { $0?.superview }).contains { view in
            view is UIControl || view?.gestureRecognizers?.contains { $0 is UISwipeGestureRecognizer } == true
        }
    }

    /// Looks whether a transition has ended that a finger still drives, and that nobody has let go of.
    private func noteEndUnderFinger() {
        guard let run = record.runs.last, run.isInteractive || record.isReallyDriven, run.hasEnded else { return }
        let isLetGo = run.events.contains { entry in
            switch entry.event {
            case .finishing, .cancelling: true
            default: false
            }
        }
        if !isLetGo { record.endUnderFinger = run.moment { if case .completeCalled = $0 { true } else { false } } }
    }

    /// What goes on for ever is the screen's own, and no part of the transition.
    private func removeAnimations(below layer: CALayer) {
        let endless = RenderServer.current.unended.filter { $0.isEndless && $0.layer === layer }
        if endless.isEmpty { layer.removeAllAnimations() }
        for sublayer in layer.sublayers ?? [] { removeAnimations(below: sublayer) }
        if let mask = layer.mask { removeAnimations(below: mask) }
    }
}

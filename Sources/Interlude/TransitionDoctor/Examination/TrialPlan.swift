import UIKit

/// Which trials a use calls for, the simplest first: what is wrong is named by the simplest way to see it.
@MainActor package enum TrialPlan {
    /// What is done before all trials, where delegates decide: a finger is tried on the screens.
    package static let probing = "which swipe pops or dismisses"

    /// All trials of a patient.
    ///
    /// - Parameters:
    ///   - isProbed: Whether it is found out which swipe pops or dismisses.
    ///   - progress: Called before that.
    static func trials(for patient: Patient, isProbed: Bool = true, progress: (String) -> Void = { _ in }) -> [Trial] {
        plan(for: patient, isProbed: isProbed, progress: progress).trials
    }

    /// All trials of a patient, and how many there would be more if a finger were found that leads back.
    static func plan(for patient: Patient, isProbed: Bool = true, progress: (String) -> Void = { _ in }) -> (
        trials: [Trial], leftOut: Int
    ) {
        let tries = isProbed && patient.drive == .byItself
        if tries { progress(probing) }
        let swipe = tries ? swipe(of: patient) : nil
        let trials = patient.uses.flatMap { self.trials(of: $0, for: patient, swipe) }
        guard tries, swipe == nil else { return (trials, 0) }
        let all = patient.uses.flatMap { self.trials(of: $0, for: patient, .fromLeadingEdge) }
        let dead = deadSwipe(of: patient)
        return (trials + dead, max(0, all.count - trials.count - dead.count))
    }

    /// Where nothing leads back in an app's own screens, the swipe from the edge is tried in sight of the rules: they know whether it should.
    private static func deadSwipe(of patient: Patient) -> [Trial] {
        guard patient.uses.contains(.back), patient.swipe == nil else { return [] }
        var trial = Trial(use: .back, course: .swiped(.finishes), swipe: .fromLeadingEdge)
        trial.expectsDeadSwipe = true
        return [trial]
    }

    /// The way of a finger that a delegate hands an interactor out for; `nil` when it lets no finger drive.
    private static func swipe(of patient: Patient) -> Swipe? {
        let leaving = patient.uses.filter {
            !$0.isForward || $0.operation == .tab || $0.operation == .change
        }
        guard let use = leaving.first(where: { $0 == .back }) ?? leaving.first else { return nil }
        let usual = use.isOwn ? Swipe.allWays : use.isModal ? Swipe.modalWays : Swipe.otherWays
        // A pan in any direction may begin it; the one that leads back is the one that is meant.
        var (begins, asks, home) = (Swipe?.none, Swipe?.none, TrialRecord?.none)
        for direction in patient.swipe.map({ [$0] }) ?? usual {
            var trial = Trial(use: use, course: .swiped(.finishes), swipe: direction)
            trial.isProbe = true
            let record = TrialRunner.run(trial, of: patient)
            // Where there is no such edge, no finger went down.
            guard let way = record.swipe else { continue }
            if record.runs.isEmpty, use == .back {
                // What a container of the app's own does by itself.
                home = home ?? TrialRunner.run(Trial(use: use, course: .unanimated), of: patient)
                if record.hasCome(where: home) { return way }
            }
            guard record.runs.contains(where: \.isInteractive) else {
                if use == .back, asks == nil, record.leavesByItself { asks = way.asking }
                continue
            }
            if record.wasCalledOff == false {
                if use != .back { return way }
                home = home ?? TrialRunner.run(Trial(use: use, course: .unanimated), of: patient)
                // A finger that leads to another page than the way back does is nothing to compare with that.
                guard let here = record.after?.state.screens, let there = home?.after?.state.screens, here != there
                else { return way }
                return nil
            }
            begins = begins ?? way
        }
        return begins ?? asks
    }

    private static func trials(of use: TransitionUse, for patient: Patient, _ found: Swipe?) -> [Trial] {
        let swipe = found ?? patient.swipe
        let isPrimary = patient.isPrimary(use)
        let swipes =
            (patient.canSwipe || found != nil) && isPrimary
            ? swipes(use, found, hasWayBack: patient.hasWayBack) : []
        // A finger that leads back says nothing of the way there. What leads back in screens of the app's own is driven by the
        // app's own finger; the doctor's would drive past what the app does where its gesture begins and ends.
        let isDriven = found != nil && !use.isOwn && (!use.isForward || use.operation == .tab)
        return (trials(of: use, isPrimary, isOwn: use.isOwn && patient.hasWayBack) + swipes).compactMap { trial in
            var trial = trial
            trial.isPrimary = isPrimary
            trial.swipe = trial.course.isSwiped ? swipe : nil
            let drives = trial.course == .thereAndCancelledBack ? found != nil : isDriven
            trial.isForced = patient.drive == .byItself && trial.course.isDriven && !drives
            guard patient.drive != .never || !trial.course.isDriven, patient.allows(trial.course, of: use) else {
                return nil
            }
            return trial
        }
    }

    private static func swipes(_ use: TransitionUse, _ found: Swipe?, hasWayBack: Bool) -> [Trial] {
        let ends: [Swipe.End] = [.finishes, .turnsBack, .returns, .isTakenAway, .flicks, .twitches]
        if use == .push || (use == .change && hasWayBack) {
            return [Trial(use: use, course: .swipedAtRoot)]
        }
        if use.isForward, use.operation != .change { return [] }
        if let found, found.onlyAsks {
            let courses: [Trial.Course] = [.swiped(.turnsBack), .swiped(.isTakenAway), .swipedThenTapped]
            return courses.map { Trial(use: use, course: $0) }
        }
        // Where no finger was seen to drive, none can try twice.
        let tries: [Trial.Course] = found == nil ? [] : [.swipedAgain, .swipedThenTapped]
        let usual = (ends.map { .swiped($0) } + tries).map { Trial(use: use, course: $0) }
        // Held sideways, there is no way left to go for a finger that begins so low.
        guard use.isOwn, found.map({ $0.way.dy <= 0 || $0.start.y <= Swipe.lowDownwards.start.y }) ?? true else {
            return usual
        }
        let turned = Surroundings(isTurnedBefore: true)
        return usual
            + [.finishes, .returns].map { Trial(use: use, course: .swiped($0), setting: turned) }
    }

    private static func trials(of use: TransitionUse, _ isPrimary: Bool, isOwn: Bool) -> [Trial] {
        if isOwn { return use == .back ? homeward : outward }
        guard isPrimary else { return few(use) + [Trial(use: use, course: .turned(at: 0.5))] }
        let around = settings(of: use).map { Trial(use: use, course: .plain, setting: $0) }
        return few(use) + more(use) + around + places(for: use)
    }

    /// An app's own screens on their way there. What the app lets no finger drive is driven a few times, to see what might be.
    private static var outward: [Trial] {
        let courses: [Trial.Course] = [
            .plain, .cancelled(at: 0.5), .flick(finishes: false),
            .thereAndBack(animatedThere: true, animatedBack: true),
            .finished(at: 0.5), .cancelled(at: 0.9), .animationsRemoved(at: 0.5), .reentered(at: 0.3), .turnedRound,
            .turned(at: 0.5),
            .thereAndBack(animatedThere: true, animatedBack: false),
            .thereAndBack(animatedThere: false, animatedBack: true), .again(animated: true), .turned(at: 1.2),
        ]
        return courses.map { Trial(use: .change, course: $0) }
            + settings(of: .change).map { Trial(use: .change, course: .plain, setting: $0) }
    }

    /// The same on their way back, after they have come as they do in the app.
    private static var homeward: [Trial] {
        let courses: [Trial.Course] = [
            .plain, .cancelled(at: 0.5), .finished(at: 0.5), .cancelled(at: 0.9),
            .animationsRemoved(at: 0.5),
            .reentered(at: 0.3), .turnedRound, .turned(at: 0.5), .turned(at: 1.2),
        ]
        return courses.map { Trial(use: .back, course: $0) }
            + (settings(of: .back) + [Surroundings(isDark: true)]).map {
                Trial(use: .back, course: .plain, setting: $0)
            }
    }

    /// What may differ from style to style.
    private static func few(_ use: TransitionUse) -> [Trial] {
        let courses: [Trial.Course] = [.plain, .cancelled(at: 0.5), .flick(finishes: false)]
        let back: [Trial.Course] = use.isForward ? [.thereAndBack(animatedThere: true, animatedBack: true)] : []
        return (courses + back).map { Trial(use: use, course: $0) }
    }

    private static func more(_ use: TransitionUse) -> [Trial] {
        let courses: [Trial.Course] = [
            .finished(at: 0.5), .cancelled(at: 0.1), .cancelled(at: 0.9), .flick(finishes: true),
            .animationsRemoved(at: 0.5), .reentered(at: 0.3), .turned(at: 0.5), .cancelledThenDone,
        ]
        let ahead: [Trial.Course] = [
            .thereAndBack(animatedThere: true, animatedBack: false),
            .thereAndBack(animatedThere: false, animatedBack: true), .again(animated: true), .thereAndCancelledBack,
            .turned(at: 1.2),
            .turnedBetween(animated: true),
        ]
        let behind: [Trial.Course] = [.arrived(cancelled: false), .arrived(cancelled: true)]
        return (courses + (use.isForward ? ahead : behind)).map { Trial(use: use, course: $0) }
    }

    private static func settings(of use: TransitionUse) -> [Surroundings] {
        var settings = [
            Surroundings(repetition: 1), Surroundings(device: .iPhoneSE), Surroundings(isTurnedBefore: true),
            Surroundings(isRightToLeft: true), Surroundings(reducesMotion: true),
        ]
        if use.isForward || use.isOwn { settings.append(Surroundings(device: .iPad10)) }
        return settings
    }

    /// The containers that the use's own containers can stand in: to the end, and canceled. An app's own screens stand
    /// where the app has put them, and what is presented in a context stands in a smaller container anyway.
    private static func places(for use: TransitionUse) -> [Trial] {
        guard !use.isOwn, !use.isInContext else { return [] }
        let nested: [Surroundings] =
            use.operation == .tab
            ? [Surroundings(place: .modal)]
            : [Surroundings(place: .tab), Surroundings(place: .modal), Surroundings(device: .iPad10, place: .split)]
        let small = use.isModal ? [] : [Surroundings(place: .smallContainer)]
        return (small + nested).map { Trial(use: use, course: .plain, setting: $0) }
            + nested.prefix(1).map { Trial(use: use, course: .cancelled(at: 0.5), setting: $0) }
    }
}

extension TrialRecord {
    /// Whether a finger that drives nothing has made a screen go.
    fileprivate var leavesByItself: Bool {
        guard let screens = after?.state.screens, let former = before?.state.screens else { return false }
        return wasCalledOff == false && screens.count < former.count
    }
}

extension Patient {
    /// Whether the patient has what a course needs: a way back, an animator for the other direction.
    fileprivate func allows(_ course: Trial.Course, of use: TransitionUse) -> Bool {
        let hasForward = uses.contains { $0.isForward }
        let hasBack =
            uses.contains { !$0.isForward } || use.operation == .tab || (use.operation == .change && hasWayBack)
        switch course {
        case .arrived: return hasForward
        case .thereAndCancelledBack: return hasBack && use.operation != .change
        case .thereAndBack, .again, .turnedBetween, .swipedThenTapped, .turnedRound:
            return use != .change || hasWayBack
        case .cancelledThenDone: return keepsAnimator(for: use)
        default: return true
        }
    }

    /// Whether the patient hands one animator out again and again. One that is made again knows nothing of a first try.
    private func keepsAnimator(for use: TransitionUse) -> Bool {
        guard drive == .always, let make = makeParts(use).makeAnimator, let one = make(use) else { return false }
        return one === make(use)
    }
}

import UIKit

/// Which trials a use calls for, the simplest first: what is wrong is named by the simplest way to see it.
@MainActor package enum TrialPlan {
    /// What is done before all trials, where delegates decide: a finger is tried on the screens.
    package static let probing = "which finger leads back"

    /// All trials of a patient.
    ///
    /// - Parameters:
    ///   - isProbed: Whether it is found out which finger leads back.
    ///   - progress: Called before that.
    static func trials(for patient: Patient, isProbed: Bool = true, progress: (String) -> Void = { _ in }) -> [Trial] {
        let tries = isProbed && patient.drive == .byItself
        if tries { progress(probing) }
        let swipe = tries ? swipe(of: patient) : nil
        return patient.uses.flatMap { trials(of: $0, for: patient, swipe) }
    }

    /// The way of a finger that a delegate hands an interactor out for; `nil` when it lets no finger drive.
    private static func swipe(of patient: Patient) -> Swipe? {
        guard let use = patient.uses.first(where: { !$0.isForward || $0.operation == .tab || $0.operation == .change })
        else { return nil }
        let ways = patient.swipe.map { [$0] } ?? (use.isModal ? Swipe.modalWays : Swipe.otherWays)
        // A pan in any direction may begin it; the one that leads back is the one that is meant.
        var begins: Swipe?
        for way in ways {
            let trial = Trial(use: use, course: .swiped(.finishes), swipe: way)
            let record = TrialRunner.run(trial, of: patient)
            guard record.runs.contains(where: \.isInteractive) else { continue }
            if record.wasCalledOff == false { return way }
            begins = begins ?? way
        }
        return begins
    }

    private static func trials(of use: TransitionUse, for patient: Patient, _ found: Swipe?) -> [Trial] {
        let swipe = found ?? patient.swipe
        let standsIn = patient.standsIn(use)
        let isPrimary = use.isPrimary || standsIn
        let swipes = (patient.canSwipe || found != nil) && isPrimary ? swipes(use, found) : []
        // A finger that leads back says nothing of the way there.
        let isDriven = found != nil && (!use.isForward || use.operation == .tab || use.operation == .change)
        return (trials(of: use, isPrimary) + swipes).compactMap { trial in
            var trial = trial
            trial.standsIn = standsIn
            trial.swipe = trial.course.isSwiped ? swipe : nil
            let drives = trial.course == .thereAndCancelledBack ? found != nil : isDriven
            trial.isForced = patient.drive == .byItself && trial.course.isDriven && !drives
            guard patient.drive != .never || !trial.course.isDriven, patient.allows(trial.course, of: use) else {
                return nil
            }
            return trial
        }
    }

    private static func swipes(_ use: TransitionUse, _ found: Swipe?) -> [Trial] {
        let ends: [Swipe.End] = [.finishes, .turnsBack, .isTakenAway, .flicks, .twitches]
        if use == .push { return [Trial(use: use, course: .swipedAtRoot)] }
        if use.isForward, use.operation != .change { return [] }
        // Where no finger was seen to drive, none can try twice.
        let tries: [Trial.Course] = found == nil ? [] : [.swipedAgain, .swipedThenTapped]
        return (ends.map { .swiped($0) } + tries).map { Trial(use: use, course: $0) }
    }

    private static func trials(of use: TransitionUse, _ isPrimary: Bool) -> [Trial] {
        guard isPrimary else { return few(use) + [Trial(use: use, course: .turned(at: 0.5))] }
        let around = settings(of: use).map { Trial(use: use, course: .plain, setting: $0) }
        return few(use) + more(use) + around + places(for: use)
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
            .thereAndBack(animatedThere: false, animatedBack: true), .again, .thereAndCancelledBack, .turned(at: 1.2),
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
        if use.isForward { settings.append(Surroundings(device: .iPad10)) }
        return settings
    }

    /// The containers that the use's own containers can stand in: to the end, and called off. An app's own screens stand
    /// where the app has put them, and what is presented in a context stands in a smaller container anyway.
    private static func places(for use: TransitionUse) -> [Trial] {
        guard use.operation != .change, !use.isInContext else { return [] }
        let nested: [Surroundings] =
            use.operation == .tab
            ? [Surroundings(place: .modal)]
            : [Surroundings(place: .tab), Surroundings(place: .modal), Surroundings(device: .iPad10, place: .split)]
        let small = use.isModal ? [] : [Surroundings(place: .smallContainer)]
        return (small + nested).map { Trial(use: use, course: .plain, setting: $0) }
            + nested.prefix(1).map { Trial(use: use, course: .cancelled(at: 0.5), setting: $0) }
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
        case .thereAndBack, .again, .turnedBetween, .swipedThenTapped: return use.operation != .change || hasWayBack
        case .cancelledThenDone: return keepsAnimator(for: use)
        default: return true
        }
    }

    /// Whether the patient hands one animator out again and again. One that is made anew knows nothing of a first try.
    private func keepsAnimator(for use: TransitionUse) -> Bool {
        guard drive == .always, let make = makeParts(use).makeAnimator, let one = make(use) else { return false }
        return one === make(use)
    }
}

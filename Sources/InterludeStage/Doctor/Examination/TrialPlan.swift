import UIKit

/// Which trials a use calls for, the simplest first: what is wrong is named by the simplest way to see it.
enum TrialPlan {
    static func trials(of use: TransitionUse, for patient: Patient) -> [Trial] {
        let all = patient.canSwipe && use.isPrimary ? swipes(use) : []
        return (trials(of: use) + all).filter { patient.canDrive || !$0.course.isDriven }
    }

    private static func swipes(_ use: TransitionUse) -> [Trial] {
        let ends: [Swipe.End] = [.finishes, .turnsBack, .isTakenAway, .flicks]
        if use == .push { return [Trial(use: use, course: .swipedAtRoot)] }
        return use.isForward ? [] : ends.map { Trial(use: use, course: .swiped($0)) }
    }

    private static func trials(of use: TransitionUse) -> [Trial] {
        guard use.isPrimary else { return few(use) + [Trial(use: use, course: .turned(at: 0.5))] }
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
            .animationsRemoved(at: 0.5), .reentered(at: 0.3), .turned(at: 0.5),
        ]
        let back: [Trial.Course] = [
            .thereAndBack(animatedThere: true, animatedBack: false),
            .thereAndBack(animatedThere: false, animatedBack: true),
        ]
        let ahead = use.isForward ? back + [.turned(at: 1.2)] : []
        return (courses + ahead).map { Trial(use: use, course: $0) }
    }

    private static func settings(of use: TransitionUse) -> [Surroundings] {
        var settings = [
            Surroundings(repetition: 1), Surroundings(device: .iPhoneSE), Surroundings(isTurnedBefore: true),
            Surroundings(isRightToLeft: true), Surroundings(reducesMotion: true),
        ]
        if use.isForward { settings.append(Surroundings(device: .iPad10)) }
        return settings
    }

    /// The containers that the use's own containers can stand in: to the end, and called off.
    private static func places(for use: TransitionUse) -> [Trial] {
        let nested: [Surroundings] =
            use.operation == .tab
            ? [Surroundings(place: .modal)]
            : [Surroundings(place: .tab), Surroundings(place: .modal), Surroundings(device: .iPad10, place: .split)]
        let small = use.isModal ? [] : [Surroundings(place: .smallContainer)]
        return (small + nested).map { Trial(use: use, course: .plain, setting: $0) }
            + nested.prefix(1).map { Trial(use: use, course: .cancelled(at: 0.5), setting: $0) }
    }
}

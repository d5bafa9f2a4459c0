extension Symptom {
    /// Whether it may be there only because the argument of `completeTransition` was put right: with the wrong one a screen goes wherever a
    /// finger leads, so that nobody knows which way is meant.
    var isOfCorrection: Bool { rule == .swipeBack && mark == .calledOff }
}

/// D24 and D25: the swipe back works, does not begin at the root, and ends well however the finger leaves.
@MainActor enum SwipeEvidence {
    static func findings(_ record: TrialRecord) -> [Symptom] {
        switch record.trial.course {
        case .swiped(.finishes): dead(record) + calledOff(record)
        case .swiped(.turnsBack), .swiped(.returns): goneAllTheSame(record)
        case .swipedAtRoot: begun(record)
        default: []
        }
    }

    private static func dead(_ record: TrialRecord) -> [Symptom] {
        let isBack = record.trial.use.operation == .pop || record.isDeadSwipe
        guard isBack, record.runs.isEmpty, !record.isSwipeTurnedOff else { return [] }
        return [
            record.symptom(
                .swipeBack, at: nil, object: "the screen", mark: .deadSwipe,
                "a swipe that should pop or dismiss has no effect, and is not disabled")
        ]
    }

    /// All directions were tried, and in none does the screen go.
    private static func calledOff(_ record: TrialRecord) -> [Symptom] {
        guard record.wasCalledOff == true, let run = record.runs.last, run.isInteractive else { return [] }
        return [
            record.symptom(
                .swipeBack, at: run.end?.moment, object: run.animator, mark: .calledOff,
                "a finger was lifted after three quarters of the distance, and the transition was canceled",
                remedy:
                    "Call finish() if the gesture ends beyond the middle or with a velocity, and cancel() otherwise.")
        ]
    }

    /// Whoever lifts where the finger went down, or nearly so, wants to stay.
    private static func goneAllTheSame(_ record: TrialRecord) -> [Symptom] {
        // What ends under the finger goes wherever that lifts, and so does what only waits for a finger to come.
        guard record.endUnderFinger == nil, record.trial.swipe?.onlyAsks != true else { return [] }
        // A button takes a finger that hardly moves for a tap, and a swipe recognizer has its swipe before the finger comes back.
        guard !record.meetsTap || record.main?.isInteractive == true else { return [] }
        guard record.wasCalledOff == false || (record.wasCalledOff == nil && record.hasComeBack == false) else {
            return []
        }
        let way =
            record.trial.course == .swiped(.returns) ? "returned to its start" : "moved by a twelfth of the distance"
        return [
            record.symptom(
                .swipeBack, at: record.endMoment, object: record.main?.animator ?? "the app", mark: .goesAllTheSame,
                "a finger \(way) and was lifted without velocity, and the transition still finishes",
                remedy:
                    "Decide by the distance since the touch began, and by the velocity: below the middle and "
                    + "without velocity call cancel().")
        ]
    }

    /// D25: nothing was heard of a touch that the system took away: all stands where the finger was.
    static func leftStanding(_ record: TrialRecord, _ context: CheckContext) -> [Symptom] {
        guard record.isStuckUnderFinger, !record.goesOnByItself, let difference = context.differences.first else {
            return []
        }
        return [
            record.symptom(
                .gestureEnd, at: nil, object: difference.object, mark: .leftStanding, path: difference.path,
                "the system canceled the touch, and the screen stays at the position of the finger")
        ]
    }

    /// D25: a finger that has let go once may come back.
    static func secondTries(_ record: TrialRecord) -> [Symptom] {
        guard record.trial.course == .swipedAgain, record.runs.count == 1, let run = record.main,
            run.end != nil
        else { return [] }
        return [
            record.symptom(
                .gestureEnd, at: run.end?.moment, object: run.animator, mark: .secondSwipe,
                "after a swipe that was released too early, the next one has no effect",
                remedy: "Reset the state of the gesture whenever the gesture ends: finished, canceled or failed.")
        ]
    }

    private static func begun(_ record: TrialRecord) -> [Symptom] {
        // A change that never ends afterwards is the proof, and is reported instead.
        guard record.hasSwipeBegunAtRoot, !record.runs.contains(where: \.isHanging) else { return [] }
        return [
            record.symptom(
                .swipeBack, at: nil, object: "interactivePopGestureRecognizer", mark: .beginsAtRoot,
                "the swipe begins although there is no screen to pop")
        ]
    }
}

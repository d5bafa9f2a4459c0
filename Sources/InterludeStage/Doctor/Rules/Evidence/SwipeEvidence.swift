/// D24 and D25: the swipe back works, does not begin at the root, and ends well however the finger leaves.
@MainActor enum SwipeEvidence {
    static func findings(_ record: TrialRecord) -> [Finding] {
        switch record.trial.course {
        case .swiped(.finishes): dead(record) + calledOff(record)
        case .swipedAtRoot: begun(record)
        default: []
        }
    }

    private static func dead(_ record: TrialRecord) -> [Finding] {
        guard record.trial.use.operation == .pop, record.runs.isEmpty, !record.isSwipeTurnedOff else { return [] }
        return [
            record.finding(
                .swipeBack, at: nil, object: "the screen", mark: "dead",
                "a swipe that should lead back does nothing, and is not turned off")
        ]
    }

    /// All directions were tried, and in none does the screen go.
    private static func calledOff(_ record: TrialRecord) -> [Finding] {
        guard record.wasCalledOff == true, let run = record.runs.last, run.isInteractive else { return [] }
        return [
            record.finding(
                .swipeBack, at: run.end?.moment, object: run.animator, mark: "called off",
                "a finger went three quarters of the way and lifted, and the transition was called off",
                remedy: "Call finish() where the gesture ends beyond the middle or with speed, and cancel() elsewhere.")
        ]
    }

    /// D25: a finger that has let go once may come back.
    static func secondTries(_ record: TrialRecord) -> [Finding] {
        guard record.trial.course == .swipedAgain, record.runs.count == 1, let run = record.main else { return [] }
        return [
            record.finding(
                .gestureEnd, at: run.end?.moment, object: run.animator, mark: "second swipe",
                "after a swipe that was let go too early the next one does nothing",
                remedy: "Put everything back that says a gesture is under way where the gesture ends, however it ends.")
        ]
    }

    private static func begun(_ record: TrialRecord) -> [Finding] {
        guard record.hasSwipeBegunAtRoot else { return [] }
        return [
            record.finding(
                .swipeBack, at: nil, object: "interactivePopGestureRecognizer", mark: "begins at the root",
                "the swipe back begins although there is nothing to go back to")
        ]
    }
}

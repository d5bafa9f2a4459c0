/// D24 and D25: the swipe back works, does not begin at the root, and ends well however the finger leaves.
@MainActor enum SwipeEvidence {
    static func findings(_ record: TrialRecord) -> [Finding] {
        switch record.trial.course {
        case .swiped(.finishes): dead(record)
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

    private static func begun(_ record: TrialRecord) -> [Finding] {
        guard record.hasSwipeBegunAtRoot else { return [] }
        return [
            record.finding(
                .swipeBack, at: nil, object: "interactivePopGestureRecognizer", mark: "begins at the root",
                "the swipe back begins although there is nothing to go back to")
        ]
    }
}

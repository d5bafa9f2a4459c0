/// D24 and D25: the swipe back works, does not begin at the root, and ends well however the finger leaves.
enum SwipeCheck: Check {
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        switch record.trial.course {
        case .swiped(.finishes): dead(record)
        case .swipedAtRoot: begun(record)
        default: []
        }
    }

    private static func dead(_ record: TrialRecord) -> [Finding] {
        guard record.runs.isEmpty, !record.isSwipeTurnedOff else { return [] }
        return [
            record.finding(
                .swipeBack, at: nil, object: "the screen",
                "a swipe that should lead back does nothing, and is not turned off")
        ]
    }

    private static func begun(_ record: TrialRecord) -> [Finding] {
        guard record.hasSwipeBegunAtRoot else { return [] }
        return [
            record.finding(
                .swipeBack, at: nil, object: "interactivePopGestureRecognizer",
                "the swipe back begins although there is nothing to go back to")
        ]
    }
}

/// D16, by what runs instead: a delegate that is put back too early, or that a screen does not take again.
@MainActor enum DelegateEvidence {
    static func findings(_ record: TrialRecord) -> [Symptom] {
        switch record.trial.course {
        case .plain where record.isOwnExpected: early(record) + putBack(record)
        case .plain where record.trial.use.isOwn: putBack(record)
        case .again: late(record)
        case .swipedAgain, .swipedThenTapped: afterStaying(record)
        default: []
        }
    }

    /// The app's own push, for which nobody was asked.
    private static func early(_ record: TrialRecord) -> [Symptom] {
        // A push without animation beside a CATransition has no animation of the system's.
        guard let main = record.main, !main.isCustom, main.isAnimated else { return [] }
        return [
            tooEarly(
                record, main,
                "the system's animation runs: no animator is returned when the navigation controller needs one")
        ]
    }

    /// UIKit asks when it lays the stack out, at the end of the turn: here the delegate is asked at once, and there another one would be.
    private static func putBack(_ record: TrialRecord) -> [Symptom] {
        record.runs.filter(\.delegateIsPutBack).prefix(1).map { run in
            tooEarly(
                record, run, severity: .warning,
                "another delegate was set in the same run-loop iteration as the push: UIKit may call that one, and run "
                    + "the system's animation")
        }
    }

    private static func tooEarly(
        _ record: TrialRecord, _ run: RunRecord, severity: Finding.Severity? = nil, _ text: String
    ) -> Symptom {
        record.symptom(
            .delegateGone, severity: severity, at: run.events.first?.moment,
            object: "the navigation controller's delegate",
            mark: .delegateTooEarly, text,
            remedy: "Retain the delegate, and restore the previous one in "
                + "navigationController(_:willShow:animated:) of the next change, not immediately after the push."
        )
    }

    /// The page has stayed, and when it goes nobody is asked any more.
    private static func afterStaying(_ record: TrialRecord) -> [Symptom] {
        guard let (first, last) = withoutAnimator(record, record.runs.dropFirst().first) else { return [] }
        return [
            record.symptom(
                .delegateGone, at: last.events.first?.moment, object: "the delegate", mark: .delegateAfterStaying,
                "a canceled pop runs \(first.animator), and the next one the system's animation",
                remedy: "Restore the delegate after the page was popped, in viewDidDisappear(_:) if isMovingFromParent "
                    + "is true: viewWillDisappear(_:) is also called if the pop is canceled.")
        ]
    }

    /// The same change once more, without the animator that it had at first.
    private static func late(_ record: TrialRecord) -> [Symptom] {
        guard record.runs.count > 2, let (first, last) = withoutAnimator(record, record.runs.last) else { return [] }
        return [
            record.symptom(
                .delegateGone, at: last.events.first?.moment, object: "the delegate", mark: .delegateNotAgain,
                "the first time \(first.animator) runs, the second time the system's animation does",
                remedy: "Set the delegate again when the screen becomes the top one, in viewWillAppear(_:).")
        ]
    }

    /// The first change, which the app animates, and a later one of its kind, which the system does; `nil` where it is not so.
    private static func withoutAnimator(_ record: TrialRecord, _ later: RunRecord?) -> (
        first: RunRecord, last: RunRecord
    )? {
        guard let first = record.main, first.isCustom, let later, later.operation == first.operation, !later.isCustom,
            later.isAnimated
        else { return nil }
        return (first, later)
    }
}

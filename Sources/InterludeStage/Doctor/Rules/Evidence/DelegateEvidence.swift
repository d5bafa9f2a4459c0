/// D16, by what runs instead: a delegate that is put back too early, or that a screen does not take again.
@MainActor enum DelegateEvidence {
    static func findings(_ record: TrialRecord) -> [Finding] {
        switch record.trial.course {
        case .plain where record.isOwnExpected: early(record)
        case .again: late(record)
        default: []
        }
    }

    /// The app's own push, for which nobody was asked.
    private static func early(_ record: TrialRecord) -> [Finding] {
        guard let main = record.main, !main.isCustom else { return [] }
        return [
            record.finding(
                .delegateGone, at: main.events.first?.moment, object: "the navigation controller's delegate",
                mark: "too early",
                "the system's animation runs: nobody hands an animator out when the navigation controller asks",
                remedy: "Keep the delegate alive, and put the one before back in "
                    + "navigationController(_:willShow:animated:) of the next change, not as soon as the push is asked for."
            )
        ]
    }

    /// The same change once more, without the animator that it had at first.
    private static func late(_ record: TrialRecord) -> [Finding] {
        guard record.runs.count > 2, let first = record.main, first.isCustom, let last = record.runs.last,
            last.operation == first.operation, !last.isCustom
        else { return [] }
        return [
            record.finding(
                .delegateGone, at: last.events.first?.moment, object: "the delegate", mark: "not again",
                "the first time \(first.animator) runs, the second time the system's animation does",
                remedy: "Set the delegate again when the screen comes back to the top, in viewWillAppear(_:).")
        ]
    }
}

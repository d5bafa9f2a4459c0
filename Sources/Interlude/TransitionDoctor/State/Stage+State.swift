import InterludeStage

extension Stage {
    /// Everything of the stage's window and its controllers, written down.
    package var state: StateRecord { StateRecord(of: window) }

    /// What is different from an earlier record; nothing when all is as it was.
    package func changes(
        since earlier: StateRecord, matching: StateRecord.Matching = .objects
    ) -> [StateDifference] {
        state.differences(from: earlier, matching: matching)
    }
}

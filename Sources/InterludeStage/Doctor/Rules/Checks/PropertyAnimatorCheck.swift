/// D17 and D18: the interruptible animator is one object, and is never asked for what its state does not allow.
enum PropertyAnimatorCheck: Check {
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        let changes = record.runs.filter(\.interruptibleChanges).map { run in
            record.finding(
                .interruptibleAnimatorChanges, at: run.events.first?.moment, object: run.animator,
                "interruptibleAnimator(using:) gave another object when it was asked again")
        }
        return changes + record.faults.map { record.finding(.animatorState, at: $0.moment, $0.message) }
    }
}

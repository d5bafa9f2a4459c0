extension Rule {
    /// D14: appearance calls out of order.
    public static let appearanceCalls: Rule = Rule(
        .appearanceCalls, "appearance calls out of order",
        reason: "Screens start and stop work in these calls; duplicate or missing calls leak timers and lose data.",
        remedy:
            "Leave viewWillAppear(_:) and the other appearance calls to UIKit: during a transition it makes all of them."
    ) { record, context in
        // Where the calls themselves tell it, how things stand in the end only follows.
        let calls = AppearanceEvidence.findings(record)
        guard calls.isEmpty else { return calls }
        return context.differences.filter { $0.kind == .appearance }.map {
            record.symptom(.appearanceCalls, $0, context)
        }
    }
}

extension Rule {
    /// D16: the delegate is missing.
    public static let delegateGone: Rule = Rule(
        .delegateGone, "the delegate is missing",
        reason: "The system's animation runs instead: a transitioning delegate is a weak reference, and a navigation "
            + "controller's delegate can be restored too early.",
        remedy: "Store the delegate in a strong property of the presented controller."
    ) { record, _ in
        let gone = record.symptom(
            .delegateGone, at: record.main?.events.first?.moment, object: "transitioningDelegate", mark: .delegateGone,
            "it is nil when the transition starts: nothing retains it")
        return (record.delegateIsGone ? [gone] : []) + DelegateEvidence.findings(record)
    }
}

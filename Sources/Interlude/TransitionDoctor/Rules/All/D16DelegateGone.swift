extension Rule {
    /// D16: the delegate is gone.
    public static let delegateGone: Rule = Rule(
        .delegateGone, "the delegate is gone",
        reason: "The system's animation runs instead: a transitioning delegate is kept weakly, and a navigation "
            + "controller's can be put back too early.",
        remedy: "Keep the delegate in a strong property of the presented controller."
    ) { record, _ in
        let gone = record.symptom(
            .delegateGone, at: record.main?.events.first?.moment, object: "transitioningDelegate", mark: .delegateGone,
            "it is nil when the screen needs it: nobody keeps it")
        return (record.delegateIsGone ? [gone] : []) + DelegateEvidence.findings(record)
    }
}

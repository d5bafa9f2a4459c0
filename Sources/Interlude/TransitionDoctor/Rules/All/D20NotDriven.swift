extension Rule {
    /// D20: not driven by the finger.
    public static let notDriven: Rule = Rule(
        .notDriven, "not driven by the finger",
        reason: "While a finger holds the transition, something moves by itself, or nothing moves at all.",
        remedy:
            "Animate with UIView or Core Animation inside the container; no timers, display links or delays by dispatch, and nothing that starts later."
    ) { record, context in
        DrivenEvidence.findings(record, context)
    }
}

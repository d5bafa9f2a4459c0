extension Rule {
    /// D20: not driven by the finger.
    public static let notDriven: Rule = Rule(
        .notDriven, "not driven by the finger",
        reason: "While a gesture holds the transition, content moves independently, or does not move at all.",
        remedy:
            "Animate with UIView or Core Animation inside the container; no timers, display links, dispatched delays or animations that start later."
    ) { record, context in
        DrivenEvidence.findings(record, context)
    }
}

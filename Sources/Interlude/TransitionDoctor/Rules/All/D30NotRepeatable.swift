extension Rule {
    /// D30: another run looks different.
    public static let notRepeatable: Rule = Rule(
        .notRepeatable, "another run looks different", .warning,
        reason: "A test cannot compare it, and a fault that depends on chance is not found.",
        remedy: "Take random numbers from a seeded generator and times from the animation, not from the clock."
    ) { record, context in
        RepetitionEvidence.findings(record, context)
    }
}

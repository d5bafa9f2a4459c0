extension Rule {
    /// D31: Reduce Motion is ignored.
    public static let reduceMotionIgnored: Rule = Rule(
        .reduceMotionIgnored, "Reduce Motion is ignored", .warning, isHeuristic: true,
        reason: "Large movements make some users ill; they have asked the system to spare them.",
        remedy: "When UIAccessibility.isReduceMotionEnabled, cross-fade instead."
    ) { record, _ in
        MotionEvidence.findings(record)
    }
}

extension Rule {
    /// D31: Reduce Motion is ignored.
    public static let reduceMotionIgnored: Rule = Rule(
        .reduceMotionIgnored, "Reduce Motion is ignored", .warning, isHeuristic: true,
        reason: "Large movements make some users ill, and they have turned them off.",
        remedy: "If UIAccessibility.isReduceMotionEnabled is true, cross-fade instead."
    ) { record, _ in
        MotionEvidence.findings(record)
    }
}

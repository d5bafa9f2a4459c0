extension Rule {
    /// D32: not mirrored from right to left.
    public static let notMirrored: Rule = Rule(
        .notMirrored, "not mirrored from right to left", .warning, isHeuristic: true,
        reason: "In Arabic or Hebrew forwards is to the left; the screen comes from the wrong side.",
        remedy: "Turn horizontal movement round when effectiveUserInterfaceLayoutDirection is .rightToLeft."
    ) { record, context in
        MirrorEvidence.findings(record, context)
    }
}

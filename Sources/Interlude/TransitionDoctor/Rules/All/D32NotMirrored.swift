extension Rule {
    /// D32: not mirrored from right to left.
    public static let notMirrored: Rule = Rule(
        .notMirrored, "not mirrored from right to left", .warning, isHeuristic: true,
        reason: "In Arabic or Hebrew, forward is to the left; the screen arrives from the wrong side.",
        remedy: "Reverse horizontal movement if effectiveUserInterfaceLayoutDirection is .rightToLeft."
    ) { record, context in
        MirrorEvidence.findings(record, context)
    }
}

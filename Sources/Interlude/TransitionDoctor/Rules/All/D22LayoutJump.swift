extension Rule {
    /// D22: the layout jumps.
    public static let layoutJump: Rule = Rule(
        .layoutJump, "the layout jumps", .warning, isHeuristic: true,
        reason: "Contents move by a few points at the end, when safe area or size become what they should have been.",
        remedy:
            "Give the to view its final frame and call layoutIfNeeded() before the animation starts; move it by transform."
    ) { record, _ in
        LayoutEvidence.findings(record)
    }
}

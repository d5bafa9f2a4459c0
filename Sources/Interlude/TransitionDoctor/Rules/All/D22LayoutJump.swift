extension Rule {
    /// D22: the layout jumps.
    public static let layoutJump: Rule = Rule(
        .layoutJump, "the layout jumps", .warning, isHeuristic: true,
        reason: "The content moves by a few points at the end, when the safe area or the size gets its correct value.",
        remedy:
            "Give the to view its final frame and call layoutIfNeeded() before the animation starts; move it by transform."
    ) { record, _ in
        LayoutEvidence.findings(record)
    }
}

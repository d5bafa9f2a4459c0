extension Rule {
    /// D12: a jump.
    public static let jump: Rule = Rule(
        .jump, "a jump", .warning, isHeuristic: true,
        reason: "The eye sees a flash or a pop where the picture should go on evenly.",
        remedy:
            "Set the starting state before the first frame, let the animation run to the very end state, and change what is seen only where both states look the same."
    ) { record, _ in
        JumpEvidence.findings(record)
    }
}

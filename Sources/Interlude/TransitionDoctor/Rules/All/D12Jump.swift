extension Rule {
    /// D12: a jump.
    public static let jump: Rule = Rule(
        .jump, "a jump", .warning, isHeuristic: true,
        reason: "The user sees a flash or a jump where the motion should be smooth.",
        remedy:
            "Set the initial state before the first frame, let the animation run to the exact end state, and replace views only when both states look the same."
    ) { record, _ in
        JumpEvidence.findings(record)
    }
}

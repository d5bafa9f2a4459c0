extension Rule {
    /// D21: a wrong frame.
    public static let wrongFrame: Rule = Rule(
        .wrongFrame, "a wrong frame", .warning,
        reason: "The view ends in the wrong place or size, on other devices if not on this one.",
        remedy:
            "Set frame to finalFrame(for:) while transform is the identity; under a transform set bounds and center."
    ) { record, context in
        FrameEvidence.findings(record, context)
    }
}

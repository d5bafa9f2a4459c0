extension Rule {
    /// D21: a wrong frame.
    public static let wrongFrame: Rule = Rule(
        .wrongFrame, "a wrong frame", .warning,
        reason: "The view ends with a wrong position or size, perhaps only on other devices.",
        remedy:
            "Set frame to finalFrame(for:) while transform is the identity; under a transform set bounds and center."
    ) { record, context in
        FrameEvidence.findings(record, context)
    }
}

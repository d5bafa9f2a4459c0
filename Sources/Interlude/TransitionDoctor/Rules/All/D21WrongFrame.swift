extension Rule {
    /// D21: a wrong frame.
    public static let wrongFrame: Rule = Rule(
        "D21", "a wrong frame", .warning,
        reason: "The view ends in the wrong place or size, on other devices if not on this one.",
        remedy:
            "Set frame to finalFrame(for:) while transform is the identity; under a transform set bounds and center.",
        explains: ["D12", "D22", "D26"],
        explainsNearby: ["D7", "D8"]
    ) { record, context in
        FrameEvidence.findings(record, context)
    }
}

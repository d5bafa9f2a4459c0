extension Rule {
    /// D25: the gesture's end is missed.
    public static let gestureEnd: Rule = Rule(
        "D25", "the gesture's end is missed",
        reason: "A call, a notification or a quick flick ends the gesture, and the transition hangs half way.",
        remedy: "Handle .cancelled and .failed like .ended, and call finish() or cancel() exactly once in each case.",
        explains: [
            "D2", "D3", "D4", "D19", "D20", "D24", "D27", "D5", "D7", "D8", "D9", "D10", "D11", "D12", "D14", "D21",
            "D22", "D23", "D26", "D29", "D33", "D34",
        ]
    ) { record, context in
        CompletionEvidence.hangs(record, context, ruledBy: .gestureEnd) + SwipeEvidence.secondTries(record)
            + SwipeEvidence.leftStanding(record, context)
    }
}

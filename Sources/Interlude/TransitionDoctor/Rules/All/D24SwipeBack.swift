extension Rule {
    /// D24: swiping back is broken.
    public static let swipeBack: Rule = Rule(
        "D24", "swiping back is broken", .warning,
        reason: "Users expect the swipe from the edge; at the root it must not begin, or the app freezes.",
        remedy:
            "Offer an edge pan with an interaction controller of your own, or return nil for the animator so that the system's works; let the gesture begin only when there is something to go back to.",
        explains: [
            "D1", "D2", "D3", "D4", "D19", "D20", "D27", "D5", "D7", "D8", "D9", "D10", "D11", "D12", "D14", "D21",
            "D22", "D23", "D26", "D29", "D33", "D34",
        ]
    ) { record, context in
        CompletionEvidence.hangs(record, context, ruledBy: .swipeBack) + SwipeEvidence.findings(record)
    }
}

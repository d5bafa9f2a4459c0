extension Rule {
    /// D24: swiping back is broken.
    public static let swipeBack: Rule = Rule(
        .swipeBack, "swiping back is broken", .warning,
        reason: "Users expect the swipe from the edge; at the root it must not begin, or the app freezes.",
        remedy:
            "Offer an edge pan with an interaction controller of your own, or return nil for the animator so that the system's works; let the gesture begin only when there is something to go back to."
    ) { record, context in
        CompletionEvidence.hangs(record, context, ruledBy: .swipeBack) + SwipeEvidence.findings(record)
    }
}

extension Rule {
    /// D24: swiping back is broken.
    public static let swipeBack: Rule = Rule(
        .swipeBack, "swiping back is broken", .warning,
        reason: "Users expect the swipe from the edge. At the root it must not begin, or the app freezes.",
        remedy:
            "Add an edge pan with your own interaction controller, or return nil for the animator so that the system's gesture works. Let the gesture begin only if there is a screen to pop."
    ) { record, context in
        CompletionEvidence.hangs(record, context, ruledBy: .swipeBack) + SwipeEvidence.findings(record)
    }
}

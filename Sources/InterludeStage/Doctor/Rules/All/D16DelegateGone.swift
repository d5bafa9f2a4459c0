extension Rule {
    /// D16: the transitioning delegate is gone.
    public static let delegateGone: Rule = Rule(
        "D16", "the transitioning delegate is gone",
        reason: "transitioningDelegate is weak: the dismissal falls back to the system's animation.",
        remedy: "Keep the delegate in a strong property of the presented controller."
    ) { record, _ in
        guard record.delegateIsGone else { return [] }
        return [
            record.finding(
                .delegateGone, at: record.main?.events.first?.moment, object: "transitioningDelegate", mark: "gone",
                "it is nil when the screen needs it: nobody keeps it")
        ]
    }
}

extension Rule {
    /// D9: left-over views.
    public static let leftoverViews: Rule = Rule(
        .leftoverViews, "left-over views",
        reason: "They cover the screen or swallow touches, and one more comes with every transition.",
        remedy:
            "Take snapshots and dimming views away in the completion, before completeTransition(_:), also when cancelled."
    ) { record, context in
        context.differences.filter { $0.kind == .view }.map { record.symptom(.leftoverViews, $0, context) }
    }
}

extension Rule {
    /// D9: left-over views.
    public static let leftoverViews: Rule = Rule(
        .leftoverViews, "left-over views",
        reason: "They cover the screen or swallow touches, and each transition adds one more.",
        remedy:
            "Remove snapshots and dimming views in the completion, before completeTransition(_:), also if canceled."
    ) { record, context in
        context.differences.filter { $0.kind == .view }.map { record.symptom(.leftoverViews, $0, context) }
    }
}

extension Rule {
    /// D23: bars changed.
    public static let barsChanged: Rule = Rule(
        .barsChanged, "bars changed",
        reason: "The navigation or tab bar is hidden, moved, faded or unresponsive after the transition.",
        remedy: "Leave the bars to their controller; animate only inside containerView."
    ) { record, context in
        context.differences.filter { $0.kind == .bar }.map { record.symptom(.barsChanged, $0, context) }
    }
}

extension Rule {
    /// D23: bars changed.
    public static let barsChanged: Rule = Rule(
        "D23", "bars changed",
        reason: "Navigation or tab bar is gone, moved, faded or dead after the transition.",
        remedy: "Leave the bars to their controller; animate only inside containerView.",
        explains: ["D12", "D22", "D26", "D24", "D33"],
        explainsNearby: ["D7", "D8"]
    ) { record, context in
        context.differences.filter { $0.kind == .bar }.map { record.finding(.barsChanged, $0, context) }
    }
}

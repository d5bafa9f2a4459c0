extension Rule {
    /// D11: left-over animations.
    public static let leftoverAnimations: Rule = Rule(
        "D11", "left-over animations",
        reason: "They keep running, or hold a property at its animated value, after the transition.",
        remedy: "Leave isRemovedOnCompletion true, set the model to the end value, and remove what repeats for ever.",
        explains: ["D12", "D26", "D30"],
        explainsNearby: ["D7", "D8", "D10"]
    ) { record, context in
        // What never rests has animations on its layers whenever one looks.
        let endless = EndlessEvidence.findings(record, context)
        guard endless.isEmpty else { return endless }
        return (context.differences + context.departed).filter { $0.kind == .animations }.map {
            record.finding(.leftoverAnimations, $0, context)
        }
    }
}

extension Rule {
    /// D11: left-over animations.
    public static let leftoverAnimations: Rule = Rule(
        .leftoverAnimations, "left-over animations",
        reason: "They keep running, or hold a property at its animated value, after the transition.",
        remedy: "Leave isRemovedOnCompletion true, set the model value to the end value, and remove endless animations."
    ) { record, context in
        // What never rests has animations on its layers whenever one looks.
        let endless = EndlessEvidence.findings(record, context)
        guard endless.isEmpty else { return endless }
        return (context.differences + context.departed).filter { $0.kind == .animations }.map {
            record.symptom(.leftoverAnimations, $0, context)
        }
    }
}

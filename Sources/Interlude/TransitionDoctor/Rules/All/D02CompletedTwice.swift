extension Rule {
    /// D2: completed twice.
    public static let completedTwice: Rule = Rule(
        .completedTwice, "completed twice",
        reason:
            "The second call ends a transition that has already ended, or the next one, and unbalances appearance calls.",
        remedy: "Call completeTransition(_:) in the completion of one animation only, the longest."
    ) { record, _ in
        record.runs.compactMap { run in
            run.misuses.first { $0.misuse == .completedTwice }.map { again in
                record.symptom(
                    .completedTwice, at: again.moment, object: run.animator, mark: .completedTwice,
                    "completeTransition(_:) was called again after the end")
            }
        }
    }
}

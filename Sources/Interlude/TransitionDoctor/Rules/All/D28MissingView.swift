extension Rule {
    /// D28: a missing view is not handled.
    public static let missingView: Rule = Rule(
        .missingView, "a missing view is not handled",
        reason:
            "In styles that leave the presenter in place, view(forKey:) is nil for one key, and the transition shows nothing.",
        remedy:
            "Do not return early if view(forKey:) is nil: continue without that view, and show the other one."
    ) { record, _ in
        record.runs.compactMap { run -> Symptom? in
            guard run.isCustom, run.lacksView, run.duration > 0.05, run.endsAtOnce, let end = run.end, end.didComplete,
                // What is shown all the same is only not waited for: see D19.
                end.toViewIsShown != true
            else { return nil }
            return record.symptom(
                .missingView, at: end.moment, object: run.animator, mark: .missingView,
                "it was completed immediately, and nothing was shown: one of the two views is nil in this style")
        }
    }
}

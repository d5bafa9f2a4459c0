extension Rule {
    /// D6: the presenter's view was moved.
    public static let presenterMoved: Rule = Rule(
        .presenterMoved, "the presenter's view was moved",
        reason: "It is removed together with the container, and the screen is black after the dismissal.",
        remedy:
            "Move only the views that view(forKey:) returns; if it returns nil, leave the presenter's view in place."
    ) { record, _ in
        record.runs.compactMap { run -> Symptom? in
            guard let end = run.end, end.presenterIsInContainer else { return nil }
            let presenter = record.trial.use.isForward ? end.from : end.to
            return record.symptom(
                .presenterMoved, at: end.moment, object: presenter.screen, mark: .presenterMoved,
                "the presenter's view was moved into the container, although the style leaves it in place")
        }
    }
}

extension Rule {
    /// D6: the presenter's view was moved.
    public static let presenterMoved: Rule = Rule(
        "D6", "the presenter's view was moved",
        reason: "It is taken away together with the container, and the screen is black after the dismissal.",
        remedy: "Touch only what view(forKey:) gives; where it gives nil, the presenter's view stays where it is.",
        explains: [
            "D27", "D5", "D7", "D8", "D9", "D10", "D11", "D12", "D14", "D21", "D22", "D23", "D26", "D29", "D33", "D34",
        ]
    ) { record, _ in
        record.runs.compactMap { run -> Finding? in
            guard let end = run.end, end.presenterIsInContainer else { return nil }
            let presenter = record.trial.use.isForward ? end.fromName : end.toName
            return record.finding(
                .presenterMoved, at: end.moment, object: "view of \(presenter)", mark: "moved",
                "the presenter's view was put into the container, although the style leaves it where it is")
        }
    }
}

extension Rule {
    /// D5: the to view is missing.
    public static let toViewMissing: Rule = Rule(
        "D5", "the to view is missing",
        reason: "Nobody else puts it there: the screen is black after the transition.",
        remedy: "Add view(forKey: .to) to containerView before the animation starts.",
        explains: [
            "D20", "D7", "D8", "D9", "D10", "D11", "D12", "D14", "D21", "D22", "D23", "D26", "D29", "D33", "D34",
        ]
    ) { record, _ in
        record.runs.compactMap { run -> Finding? in
            guard let end = run.end, end.didComplete, end.toViewIsShown == false else { return nil }
            return record.finding(
                .toViewMissing, at: end.moment, object: "view of \(end.toName)", mark: "missing",
                "the transition was completed, and the to view is not in the window")
        }
    }
}

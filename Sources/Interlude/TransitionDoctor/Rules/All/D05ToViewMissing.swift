extension Rule {
    /// D5: the to view is missing.
    public static let toViewMissing: Rule = Rule(
        .toViewMissing, "the to view is missing",
        reason: "UIKit does not add it: the screen is black after the transition.",
        remedy: "Add view(forKey: .to) to containerView before the animation starts."
    ) { record, _ in
        record.runs.compactMap { run -> Symptom? in
            guard let end = run.end, end.didComplete, end.toViewIsShown == false else { return nil }
            return record.symptom(
                .toViewMissing, at: end.moment, object: end.to.screen, mark: .toViewMissing,
                subject: [end.to.screen],
                "the transition was completed, and the to view is not in the window")
        }
    }
}

extension Rule {
    /// D18: a property animator in the wrong state.
    public static let animatorState: Rule = Rule(
        .animatorState, "a property animator in the wrong state",
        reason: "UIKit stops the app with an exception.",
        remedy:
            "Call finishAnimation(at:) only after stopAnimation(false), and do not release a paused or stopped animator."
    ) { record, _ in
        record.faults.map {
            record.symptom(
                .animatorState, at: $0.moment, object: record.main?.animator ?? "the animator",
                mark: .animatorFault($0.message),
                $0.message)
        }
    }
}

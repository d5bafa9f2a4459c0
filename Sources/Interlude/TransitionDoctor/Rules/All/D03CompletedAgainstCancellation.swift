extension Rule {
    /// D3: completed against the cancellation.
    public static let completedAgainstCancellation: Rule = Rule(
        .completedAgainstCancellation, "completed against the cancellation",
        reason: "UIKit treats the canceled screen as visible, so the stack and the screen no longer match.",
        remedy: "Call completeTransition(!transitionContext.transitionWasCancelled)."
    ) { record, _ in
        CompletionEvidence.wrongArguments(record).filter { $0.given || !record.areAnimationsTaken }.map {
            given, moment, run in
            record.symptom(
                .completedAgainstCancellation, at: moment, object: run.animator, mark: .wrongArgument,
                "completeTransition(\(given)) was called although the transition was \(given ? "" : "not ")canceled")
        }
    }
}

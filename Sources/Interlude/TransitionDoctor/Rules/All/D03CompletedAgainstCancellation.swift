extension Rule {
    /// D3: completed against the cancellation.
    public static let completedAgainstCancellation: Rule = Rule(
        "D3", "completed against the cancellation",
        reason: "UIKit takes the cancelled screen for shown: the stack and the screen no longer agree.",
        remedy: "Call completeTransition(!transitionContext.transitionWasCancelled).",
        explains: [
            "D5", "D7", "D8", "D9", "D10", "D11", "D12", "D14", "D21", "D22", "D23", "D24", "D26", "D28", "D29", "D33",
            "D34",
        ]
    ) { record, _ in
        CompletionEvidence.wrongArguments(record).filter { $0.given || !record.areAnimationsTaken }.map {
            given, moment, run in
            record.finding(
                .completedAgainstCancellation, at: moment, object: run.animator, mark: "argument",
                "completeTransition(\(given)) was called although the transition was \(given ? "" : "not ")cancelled")
        }
    }
}

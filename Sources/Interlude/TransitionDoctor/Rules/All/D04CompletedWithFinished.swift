extension Rule {
    /// D4: `finished` passed on.
    public static let completedWithFinished: Rule = Rule(
        "D4", "`finished` passed on",
        reason:
            "`finished` is false when animations are taken away, as when the app leaves the screen: the transition is undone although nobody cancelled it.",
        remedy: "Ignore `finished`; call completeTransition(!transitionContext.transitionWasCancelled).",
        explains: [
            "D5", "D7", "D8", "D9", "D10", "D11", "D12", "D14", "D21", "D22", "D23", "D24", "D26", "D28", "D29", "D33",
            "D34",
        ]
    ) { record, _ in
        guard record.areAnimationsTaken else { return [] }
        return CompletionEvidence.wrongArguments(record).filter { !$0.given }.map { _, moment, run in
            record.finding(
                .completedWithFinished, at: moment, object: run.animator, mark: "finished",
                "completeTransition(false) was called although nobody cancelled: the animations had been taken away")
        }
    }
}

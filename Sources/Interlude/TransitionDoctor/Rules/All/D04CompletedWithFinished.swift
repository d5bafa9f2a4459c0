extension Rule {
    /// D4: `finished` passed on.
    public static let completedWithFinished: Rule = Rule(
        .completedWithFinished, "`finished` passed on",
        reason:
            "`finished` is false when animations are taken away, as when the app leaves the screen: the transition is undone although nobody cancelled it.",
        remedy: "Ignore `finished`; call completeTransition(!transitionContext.transitionWasCancelled)."
    ) { record, _ in
        guard record.areAnimationsTaken else { return [] }
        return CompletionEvidence.wrongArguments(record).filter { !$0.given }.map { _, moment, run in
            record.symptom(
                .completedWithFinished, at: moment, object: run.animator, mark: .passedFinished,
                "completeTransition(false) was called although nobody cancelled: the animations had been taken away")
        }
    }
}

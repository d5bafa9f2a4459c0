extension Rule {
    /// D4: `finished` passed on.
    public static let completedWithFinished: Rule = Rule(
        .completedWithFinished, "`finished` passed on",
        reason:
            "`finished` is false if animations are removed, for example when the app enters the background. The transition is then undone although it was not canceled.",
        remedy: "Ignore `finished`; call completeTransition(!transitionContext.transitionWasCancelled)."
    ) { record, _ in
        guard record.areAnimationsTaken else { return [] }
        return CompletionEvidence.wrongArguments(record).filter { !$0.given }.map { _, moment, run in
            record.symptom(
                .completedWithFinished, at: moment, object: run.animator, mark: .passedFinished,
                "completeTransition(false) was called although the transition was not canceled: the animations had been removed"
            )
        }
    }
}

extension Rule {
    /// D34: the change without animation is wrong.
    public static let unanimatedPath: Rule = Rule(
        .unanimatedPath, "the change without animation is wrong",
        reason: "Without an animator, the work that was left to it is not done.",
        remedy:
            "Undo changes in presentationTransitionDidEnd(_:), dismissalTransitionDidEnd(_:) or the controller's own callbacks, not in the animator."
    ) { record, context in
        // Most are findings of other rules that are made on this way alone, and given to this one.
        context.differences.filter { $0.kind == .unanimated }.map { difference in
            record.symptom(
                .unanimatedPath, at: nil, object: difference.object, mark: .staysUnanimated, path: difference.path,
                difference.observationWithoutAnimation)
        }
            + context.backdrops.prefix(1).map { difference in
                record.symptom(
                    .unanimatedPath, severity: .warning, at: nil, object: difference.object, mark: .backdrop,
                    path: difference.path,
                    "it dims the content behind the screen only if the screen was presented with an animation",
                    remedy: "Leave the content behind a presented screen to a UIPresentationController: it is called "
                        + "without animation too.")
            }
    }
}

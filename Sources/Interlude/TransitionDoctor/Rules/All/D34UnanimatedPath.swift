extension Rule {
    /// D34: the way without animation is wrong.
    public static let unanimatedPath: Rule = Rule(
        .unanimatedPath, "the way without animation is wrong",
        reason: "Without an animator nobody tidies up what the animated way left to it.",
        remedy:
            "Do what has to be undone in presentationTransitionDidEnd(_:), dismissalTransitionDidEnd(_:) or the controller's own calls, not in the animator."
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
                    path: difference.path, "it dims what is behind the screen only where that came with an animation",
                    remedy: "Leave what stays behind a presented screen to a UIPresentationController: it is asked "
                        + "without animation too.")
            }
    }
}

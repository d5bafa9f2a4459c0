extension Rule {
    /// D8: a canceled transition leaves traces.
    public static let cancelDiffers: Rule = Rule(
        .cancelDiffers, "a cancelled transition leaves traces",
        reason: "The user let go and stays on the old screen, which is no longer what it was.",
        remedy:
            "What UIView animations changed is put back by the system. In the completion, when transitionWasCancelled, put back what else was changed: views that were added, flags, plain assignments, animations of layers."
    ) { record, context in
        guard context.isBack == true else { return [] }
        let found = context.differences.filter { $0.kind == .other }.map { record.symptom(.cancelDiffers, $0, context) }
        guard found.isEmpty, context.differences.isEmpty else { return found }
        let moved = stillMoved(record, context)
        guard moved.isEmpty else { return moved }
        let pixels = PixelEvidence.findings(.cancelDiffers, record, context)
        return pixels.isEmpty ? takenOut(record) : pixels
    }

    /// What has made room for something that is gone, and stays where it is, so that fingers meet something else there.
    @MainActor private static func stillMoved(_ record: TrialRecord, _ context: CheckContext) -> [Symptom] {
        guard let outermost = context.keptMoves.min(by: { $0.path.count < $1.path.count }),
            TouchEvidence.mismatch(record, context) != nil
        else { return [] }
        return [record.symptom(.cancelDiffers, outermost, context)]
    }

    /// The screen that stays was taken out of the window, and was there again only because the container has put it back.
    @MainActor private static func takenOut(_ record: TrialRecord) -> [Symptom] {
        record.runs.filter(\.isCustom).compactMap { run in
            guard let end = run.end, !end.didComplete, end.fromViewIsShown == false else { return nil }
            return record.symptom(
                .cancelDiffers, severity: .warning, at: end.moment, object: end.from.screen,
                mark: .fromViewTakenOut,
                path: [end.from.screen],
                "the transition was called off, and the from view was not in the window any more",
                remedy: "Leave the from view where it is: UIKit takes it away after completeTransition(true). When "
                    + "transitionWasCancelled, take away the to view.")
        }
    }
}

extension Rule {
    /// D8: a canceled transition leaves traces.
    public static let cancelDiffers: Rule = Rule(
        .cancelDiffers, "a canceled transition leaves traces",
        reason: "The user stays on the old screen, which is not in its previous state.",
        remedy:
            "UIKit restores the values that UIView animations changed. In the completion, if transitionWasCancelled, restore everything else: added views, flags, plain assignments, layer animations."
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
                "the transition was canceled, and the from view was not in the window any more",
                remedy: "Leave the from view in place: UIKit removes it after completeTransition(true). If "
                    + "transitionWasCancelled, remove the to view.")
        }
    }
}

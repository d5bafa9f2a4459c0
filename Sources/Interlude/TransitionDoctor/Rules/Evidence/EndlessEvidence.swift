/// D11, where no layer has a key for it: what goes on and on after the end, though without animation all comes to rest.
@MainActor enum EndlessEvidence {
    static func findings(_ record: TrialRecord, _ context: CheckContext) -> [Symptom] {
        guard record.hasEnded, let reference = context.reference else { return [] }
        switch record.trial.course {
        case .unanimated, .reentered, .turnedRound, .swipedAtRoot: return []
        default: break
        }
        return unsettled(record, reference) + links(record, reference)
    }

    /// Animations that follow each other for ever.
    private static func unsettled(_ record: TrialRecord, _ reference: TrialRecord) -> [Symptom] {
        guard !record.hasSettled, reference.hasSettled, let first = record.movers.first else {
            return []
        }
        return [
            record.symptom(
                .leftoverAnimations, at: record.endMoment, object: first, mark: .neverRests,
                "seconds after the end it still moves; without animation nothing moves by then",
                remedy: "Stop an animation that restarts itself in its completion when the transition has ended.")
        ]
    }

    private static func links(_ record: TrialRecord, _ reference: TrialRecord) -> [Symptom] {
        var others = record.linkTargets
        for name in reference.linkTargets {
            others.firstIndex(of: name).map { _ = others.remove(at: $0) }
        }
        return others.prefix(1).map { name in
            record.symptom(
                .leftoverAnimations, at: record.endMoment, object: name, mark: .displayLink(name),
                "a display link still calls it in every frame; without animation none does",
                remedy: "Call invalidate() on the CADisplayLink in the completion, finished or canceled.")
        }
    }
}

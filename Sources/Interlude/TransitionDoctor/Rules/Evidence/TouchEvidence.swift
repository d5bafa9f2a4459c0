/// D26: after the end touches go where they go without animation.
@MainActor enum TouchEvidence {
    static func findings(_ record: TrialRecord, _ context: CheckContext) -> [Symptom] {
        // What stands elsewhere takes its touches there.
        guard context.moved.isEmpty, let (actual, wanted) = mismatch(record, context) else { return [] }
        return [
            record.symptom(
                .touchesSwallowed, at: record.endMoment, object: actual.place, mark: .touches,
                "it receives touches that belong to \(wanted.place)")
        ]
    }

    /// Where a touch is taken by another view than it should be.
    static func mismatch(_ record: TrialRecord, _ context: CheckContext) -> (actual: TouchTaker, wanted: TouchTaker)? {
        guard record.hasEnded, record.trial.course != .unanimated else { return nil }
        switch record.trial.course {
        case .reentered, .turnedRound, .swipedAtRoot: return nil
        default: break
        }
        // What dims the screen around a card takes the touches there.
        guard context.backdrops.isEmpty, let after = record.after, let expected = context.expected,
            let (actual, wanted) = zip(after.hits, expected.hits).first(where: { $0.kind != $1.kind })
        else { return nil }
        return (actual, wanted)
    }
}

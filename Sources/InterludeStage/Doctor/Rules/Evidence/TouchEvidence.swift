/// D26: after the end touches go where they go without animation.
@MainActor enum TouchEvidence {
    static func findings(_ record: TrialRecord, _ context: CheckContext) -> [Finding] {
        guard record.hasEnded, record.trial.course != .unanimated else { return [] }
        switch record.trial.course {
        case .reentered, .swipedAtRoot: return []
        default: break
        }
        let expected = context.expected
        // What dims the screen around a card takes the touches there.
        guard context.backdrops.isEmpty, let after = record.after, let expected,
            let (actual, wanted) = zip(after.hits, expected.hits).first(where: { $0.name != $1.name })
        else { return [] }
        return [
            record.finding(
                .touchesSwallowed, at: record.endMoment, object: actual.place, mark: "touches",
                "it takes touches that belong to \(wanted.place)")
        ]
    }
}

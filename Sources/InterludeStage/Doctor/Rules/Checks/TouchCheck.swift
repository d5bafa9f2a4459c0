/// D26: after the end touches go where they go without animation.
enum TouchCheck: Check {
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        guard record.main?.hasEnded == true, record.trial.course != .unanimated else { return [] }
        switch record.trial.course {
        case .reentered, .swiped(.flicks), .swipedAtRoot: return []
        default: break
        }
        let expected = record.trial.course.leadsBack ? record.before : context.reference.after
        guard let after = record.after, let expected,
            let (actual, wanted) = zip(after.hits, expected.hits).first(where: { $0 != $1 })
        else { return [] }
        return [
            record.finding(
                .touchesSwallowed, at: record.endMoment, object: actual,
                "it takes touches that belong to \(wanted)")
        ]
    }
}

/// D30: the same transition looks the same each time.
@MainActor enum RepetitionEvidence {
    static func findings(_ record: TrialRecord, _ context: CheckContext) -> [Symptom] {
        guard record.trial.setting.repetition > 0, let first = context.plain else { return [] }
        let frames = record.frames.filter { !$0.isAfterEnd }
        let others = first.frames.filter { !$0.isAfterEnd }
        let pairs = zip(frames, others)
        if let odd = pairs.first(where: { $0.isUnlike($1) }) {
            return [
                record.symptom(
                    .notRepeatable, at: odd.0.moment, object: record.main?.animator ?? "the app", mark: .notRepeated,
                    "this frame differs from that of the first run")
            ]
        }
        guard frames.count != others.count else { return [] }
        return [
            record.symptom(
                .notRepeatable, at: record.endMoment, object: record.main?.animator ?? "the app", mark: .notRepeated,
                "its duration differs from that of the first run")
        ]
    }
}

extension FrameSighting {
    /// Whether both were looked at, and show different pixels. The clock is virtual and the drawing exact: what a right
    /// animator shows is the same each time, to the last bit.
    fileprivate func isUnlike(_ other: FrameSighting) -> Bool {
        guard let fingerprint, let known = other.fingerprint else { return false }
        return fingerprint != known
    }
}

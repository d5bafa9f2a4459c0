/// D30: the same transition looks the same each time.
enum RepetitionCheck: Check {
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        guard record.trial.setting.repetition > 0, let first = context.plain else { return [] }
        let pairs = zip(record.frames, first.frames)
        if let odd = pairs.first(where: { $0.digest != $1.digest }) {
            return [record.finding(.notRepeatable, at: odd.0.moment, "this frame is not the same as the first time")]
        }
        guard record.frames.count != first.frames.count else { return [] }
        return [
            record.finding(.notRepeatable, at: record.endMoment, "it does not take the same time as the first time")
        ]
    }
}

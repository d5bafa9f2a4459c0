import Foundation

/// D19: the transition takes the time that it declares.
enum DurationCheck: Check {
    /// Seconds that the end may be off: three frames.
    private static let tolerance: TimeInterval = 0.05
    /// The part of a long duration that the end may be off.
    private static let share = 0.05

    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        guard record.trial.course == .plain, let run = record.main, run.isCustom,
            let start = run.moment(of: { if case .started = $0 { true } else { false } }),
            let end = run.moment(of: { if case .completeCalled = $0 { true } else { false } })
        else { return [] }
        let actual = end.time - start.time
        guard abs(actual - run.duration) > max(tolerance, run.duration * share) else { return [] }
        return [
            record.finding(
                .wrongDuration, at: end,
                "transitionDuration(using:) says \(Figure.seconds(run.duration)), and the transition took "
                    + Figure.seconds(actual))
        ]
    }
}

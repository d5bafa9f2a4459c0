import Foundation

/// D19: the transition takes the time that it declares. Where a finger drives it, the finger decides.
@MainActor enum DurationEvidence {
    /// Seconds that the end may be off: three frames.
    private static let tolerance: TimeInterval = 0.05
    /// The part of a long duration that the end may be off.
    private static let share = 0.05

    static func findings(_ record: TrialRecord) -> [Symptom] {
        guard record.trial.course == .plain, let run = record.main, run.isCustom, !run.isInteractive,
            let start = run.moment(of: { if case .started = $0 { true } else { false } }),
            let end = run.moment(of: { if case .completeCalled = $0 { true } else { false } })
        else { return [] }
        let actual = end.time - start.time
        guard abs(actual - run.duration) > max(tolerance, run.duration * share) else { return [] }
        return [
            record.symptom(
                .wrongDuration, at: end, object: run.animator, mark: .wrongDuration,
                "transitionDuration(using:) says \(Figure.seconds(run.duration)), and the transition took "
                    + Figure.seconds(actual),
                remedy: "Return \(Figure.seconds(actual).dropLast(2)) from transitionDuration(using:), or let the "
                    + "animations end after \(Figure.seconds(run.duration)).")
        ]
    }
}

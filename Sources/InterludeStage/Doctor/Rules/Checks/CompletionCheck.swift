import UIKit

/// D1 to D4: how often `completeTransition` is called, when, and with what.
enum CompletionCheck: Check {
    static func findings(in record: TrialRecord, reference: TrialRecord) -> [Finding] {
        record.runs.flatMap { never($0, record) + twice($0, record) + wrongArgument($0, record) }
    }

    private static func never(_ run: RunRecord, _ record: TrialRecord) -> [Finding] {
        let wasForced = run.misuses.contains { $0.misuse == .forcedToEnd }
        guard !run.hasEnded || wasForced else { return [] }
        let rule = ruleOfHanging(run, record.trial)
        let observation =
            "completeTransition(_:) was not called within \(short(run.duration)) s, the declared duration, "
            + "and 1 s more"
        return [record.finding(rule, at: run.events.last?.moment, object: run.animator, observation)]
    }

    /// What hangs in a special situation only is a fault of its own.
    private static func ruleOfHanging(_ run: RunRecord, _ trial: Trial) -> Rule {
        if case .flick = trial.course { return .gestureEnd }
        return run.lacksView ? .missingView : .neverCompleted
    }

    private static func twice(_ run: RunRecord, _ record: TrialRecord) -> [Finding] {
        guard let again = run.misuses.first(where: { $0.misuse == .completedTwice }) else { return [] }
        return [
            record.finding(
                .completedTwice, at: again.moment, object: run.animator,
                "completeTransition(_:) was called again after the end")
        ]
    }

    private static func wrongArgument(_ run: RunRecord, _ record: TrialRecord) -> [Finding] {
        run.misuses.compactMap { misuse, moment in
            guard case .wrongCompletionArgument(let given) = misuse else { return nil }
            let rule: Rule = given ? .completedAgainstCancellation : .completedWithFinished
            let observation =
                "completeTransition(\(given)) was called although the transition was \(given ? "" : "not ")cancelled"
            return record.finding(rule, at: moment, object: run.animator, observation)
        }
    }

    private static func short(_ seconds: TimeInterval) -> String {
        String(Double(Int((seconds * 1000).rounded())) / 1000)
    }
}

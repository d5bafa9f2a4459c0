import UIKit

/// D1 to D4, and what hangs in special situations: how often `completeTransition` is called, when, and with what.
enum CompletionCheck: Check {
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        record.runs.flatMap { never($0, record) + twice($0, record) + wrongArgument($0, record) }
    }

    private static func never(_ run: RunRecord, _ record: TrialRecord) -> [Finding] {
        let wasForced = run.misuses.contains { $0.misuse == .forcedToEnd }
        guard !run.hasEnded || wasForced else { return [] }
        let rule = ruleOfHanging(run, record.trial)
        return [record.finding(rule, at: run.events.last?.moment, object: run.animator, observation(of: run))]
    }

    private static func observation(of run: RunRecord) -> String {
        if run.waitsForFinger, !run.isOverdue {
            return "an interaction controller was handed out although no gesture runs, and the transition waits for it"
        }
        return "completeTransition(_:) was not called within \(Figure.seconds(run.duration)), the declared duration, "
            + "and 1 s more"
    }

    /// What hangs in a special situation only is a fault of its own.
    private static func ruleOfHanging(_ run: RunRecord, _ trial: Trial) -> Rule {
        switch trial.course {
        case .flick, .swiped(.isTakenAway), .swiped(.flicks): .gestureEnd
        case .reentered: .reentrancy
        case .swipedAtRoot: .swipeBack
        default: run.lacksView ? .missingView : .neverCompleted
        }
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
}

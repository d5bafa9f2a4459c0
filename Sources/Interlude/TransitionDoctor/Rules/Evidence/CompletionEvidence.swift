import UIKit

/// D1, D3, D4, and what hangs in special situations: whether `completeTransition` is called, when, and with what.
@MainActor enum CompletionEvidence {
    /// What hangs and is a case for a rule.
    static func hangs(_ record: TrialRecord, _ context: CheckContext, ruledBy rule: Rule) -> [Symptom] {
        // What hangs by itself already has no special reason to do so in special situations.
        let hangsAnyway = context.plain?.runs.contains(where: \.isHanging) ?? false
        return record.runs.filter { run in
            // An animator that is not good for a second time is one wherever it is handed out again.
            run.isHanging && rule == (hangsAnyway || run.isReused ? .neverCompleted : ruleOfHanging(run, record.trial))
        }.map { run in
            // A transition that never ends is proven, whatever the rule suspects otherwise.
            record.symptom(
                rule, severity: .error, at: run.events.last?.moment, object: run.object, mark: .hangs,
                observation(of: run, record),
                remedy: remedy(for: run, record))
        }
    }

    /// The arguments that contradict the cancellation.
    static func wrongArguments(_ record: TrialRecord) -> [(given: Bool, moment: Finding.Moment, run: RunRecord)] {
        record.runs.flatMap { run in
            run.misuses.compactMap { misuse, moment in
                guard case .wrongCompletionArgument(let given) = misuse else { return nil }
                return (given, moment, run)
            }
        }
    }

    /// Whether a swipe that began at the root has left its interaction to the next change.
    private static func isStranded(_ run: RunRecord, _ record: TrialRecord) -> Bool {
        record.trial.course == .swipedAtRoot && !run.isCustom && run.waitsForFinger
    }

    /// Whether a scripted finger has gone, and the transition that it drove was left where it was.
    private static func isDropped(_ run: RunRecord, _ record: TrialRecord) -> Bool {
        record.trial.course.isSwiped && record.trial.course != .swipedAtRoot && run.isLeftHeld
    }

    private static func observation(of run: RunRecord, _ record: TrialRecord) -> String {
        if isStranded(run, record) {
            return "interactivePopGestureRecognizer began at the root, and this \(run.operation) waits for its finger"
        }
        if run.waitsForFinger, !run.isOverdue {
            return
                "an interaction controller was returned although no gesture is active, and the transition waits for it"
        }
        if isDropped(run, record) { return "the gesture has ended, and neither finish() nor cancel() was called" }
        var text =
            "completeTransition(_:) was not called within \(Figure.seconds(run.duration)), the declared duration, and "
        text += "\(Figure.seconds(record.patience)) more"
        if run.isReused { text += "; the animator has run before, and was returned again" }
        if run.lacksView { text += "; view(forKey: \(run.missingKey)) is nil in this style" }
        if record.waitsOnMainQueue { text += "; work still waits on the main queue" }
        return text
    }

    private static func remedy(for run: RunRecord, _ record: TrialRecord) -> String? {
        if isStranded(run, record) {
            return "Give interactivePopGestureRecognizer a delegate whose gestureRecognizerShouldBegin(_:) returns "
                + "viewControllers.count > 1. Without a delegate it begins at the root."
        }
        if isDropped(run, record) {
            return "Call finish() or cancel() exactly once when the gesture ends: in its states .ended, .cancelled and "
                + ".failed, on every path."
        }
        if run.waitsForFinger, !run.isOverdue {
            return "Return nil for the interaction controller if no gesture is active."
        }
        if run.isReused {
            return
                "Create an animator for each transition, or reset it in animationEnded(_:): a property animator "
                + "that has ended does not run again."
        }
        return run.lacksView
            ? "Call completeTransition(_:) on every path, also if view(forKey: \(run.missingKey)) is nil." : nil
    }

    /// What hangs in a special situation only is a fault of its own.
    private static func ruleOfHanging(_ run: RunRecord, _ trial: Trial) -> Rule {
        switch trial.course {
        // A finger that was lifted early has left it where it was: the animator was not asked to end.
        case .swiped(.turnsBack), .swiped(.returns), .swipedThenTapped: run.isLeftHeld ? .gestureEnd : .neverCompleted
        case .flick, .swiped(.isTakenAway), .swiped(.flicks), .swiped(.twitches), .swipedAgain: .gestureEnd
        case .reentered, .turnedRound: .reentrancy
        case .swipedAtRoot: .swipeBack
        default: .neverCompleted
        }
    }
}

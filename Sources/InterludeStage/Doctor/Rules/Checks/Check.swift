/// Looks at what was seen of a trial and says what is wrong with it by one rule, or by a few that belong together.
@MainActor protocol Check {
    /// - Parameters:
    ///   - record: What was seen.
    ///   - context: What else was seen of the same use, to compare with.
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding]
}

/// What a trial is compared with.
@MainActor struct CheckContext {
    /// The same use in the same surroundings without animation.
    let reference: TrialRecord
    /// The first trial of the same use by itself to the end; `nil` for that one itself.
    let plain: TrialRecord?
}

extension TrialRecord {
    /// A finding of this trial.
    func finding(
        _ rule: Rule, at moment: Finding.Moment?, object: String, _ observation: String, remedy: String? = nil
    ) -> Finding {
        Finding(
            rule, trial: trial.description, moment: moment, object: object, observation: observation, remedy: remedy)
    }

    /// A finding about the animator.
    func finding(_ rule: Rule, at moment: Finding.Moment?, _ observation: String, remedy: String? = nil) -> Finding {
        finding(rule, at: moment, object: main?.animator ?? "the animator", observation, remedy: remedy)
    }
}

/// All checks, in the order of their rules.
enum Checks {
    static let all: [any Check.Type] = [
        CompletionCheck.self, HierarchyCheck.self, EndStateCheck.self, JumpCheck.self, LifeCheck.self,
        PropertyAnimatorCheck.self, DurationCheck.self, DrivenCheck.self, FrameCheck.self, LayoutCheck.self,
        TouchCheck.self, ReentrancyCheck.self, RepetitionCheck.self, MotionCheck.self, MirrorCheck.self,
        AppearanceCheck.self, SwipeCheck.self,
    ]
}

/// A part of one as per cent, and a time in seconds, short enough to read.
enum Figure {
    static func percent(_ part: Double) -> String { "\(decimal(part * 100, 10)) %" }
    static func seconds(_ time: Double) -> String { "\(decimal(time, 1000)) s" }
    private static func decimal(_ value: Double, _ unit: Double) -> Double { (value * unit).rounded() / unit }
}

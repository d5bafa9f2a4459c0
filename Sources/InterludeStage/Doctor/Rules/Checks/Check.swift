/// Looks at what was seen of a trial and says what is wrong with it by one rule, or by a few that belong together.
@MainActor protocol Check {
    /// - Parameters:
    ///   - record: What was seen.
    ///   - reference: What was seen of the same use in the same surroundings without animation.
    static func findings(in record: TrialRecord, reference: TrialRecord) -> [Finding]
}

extension TrialRecord {
    /// A finding of this trial.
    func finding(
        _ rule: Rule, at moment: Finding.Moment?, object: String, _ observation: String, remedy: String? = nil
    ) -> Finding {
        Finding(
            rule, trial: trial.description, moment: moment, object: object, observation: observation, remedy: remedy)
    }
}

/// All checks, in the order of their rules.
enum Checks {
    static let all: [any Check.Type] = [CompletionCheck.self, HierarchyCheck.self, EndStateCheck.self]
}

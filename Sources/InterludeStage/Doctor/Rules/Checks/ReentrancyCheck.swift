/// D27: no transition is started by another one, and a second one does no harm.
enum ReentrancyCheck: Check {
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        if case .reentered = record.trial.course { return [] }
        return record.warnings.filter { $0.hasPrefix("Attempt to ") }.map {
            record.finding(.reentrancy, at: record.main?.events.first?.moment, $0)
        }
    }
}

import UIKit

extension Stage {
    /// Lets an action set off transitions, watches them to their end, and says what is wrong with them.
    ///
    ///     let diagnosis = stage.examine { navigation.pushViewController(detail, animated: true) }
    ///     #expect(diagnosis.isHealthy, "\(diagnosis)")
    ///
    /// It runs the action once, as it is. What only shows in other courses and surroundings, such as a wrong state after a
    /// cancelled transition, is found by ``Patient/examine(progress:)`` and `expectHealthy`.
    ///
    /// - Parameters:
    ///   - name: What reports call it.
    ///   - action: Starts a transition, or lets a finger that will start one begin.
    public func examine(_ name: String = "the transition", _ action: () -> Void) -> Diagnosis {
        let trial = Trial(use: .push, course: .plain, title: name)
        let record = TrialRunner.watch(trial, on: self, action)
        var reference = record
        if record.wasCalledOff { reference.after = record.before }
        let context = CheckContext(reference: reference, plain: nil)
        var list = FindingList()
        list.add(Checks.all.flatMap { $0.findings(in: record, context) })
        return Diagnosis(name: name, trials: [name], findings: list.sorted)
    }
}

extension TrialRecord {
    /// Whether the last transition went back to where it began.
    fileprivate var wasCalledOff: Bool { runs.last?.end.map { !$0.didComplete } ?? false }
}

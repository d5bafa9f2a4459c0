import InterludeStage
import UIKit

extension Stage {
    /// Runs an action that starts transitions, observes them until they end, and returns the findings.
    ///
    ///     let diagnosis = stage.examine { navigation.pushViewController(detail, animated: true) }
    ///     #expect(diagnosis.isHealthy, "\(diagnosis)")
    ///
    /// The action runs once, on the present screens. With `back`, the reverse change follows, and the screen is compared
    /// with its state before. For all trials use `Patient(_:screens:)`.
    ///
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - rules: The rules that are ignored.
    ///   - filePath: The file of the call, where a comment above it accepts findings.
    ///   - line: The line of the call.
    ///   - action: Starts a transition, or a gesture that starts one.
    ///   - back: Starts the reverse change; `nil` for none.
    public func examine(
        _ name: String = "the transition", except rules: Set<Rule> = [], filePath: String = #filePath,
        line: Int = #line, _ action: () -> Void, back: (() -> Void)? = nil
    ) -> Diagnosis {
        let course: Trial.Course = back == nil ? .plain : .thereAndBack(animatedThere: true, animatedBack: true)
        let trial = Trial(use: .change, course: course, title: name)
        let record = TrialRunner.watch(trial, on: self, action, back: back)
        var reference: TrialRecord? = record
        if record.wasCalledOff == true { reference?.after = record.before }
        let context = CheckContext(record, reference: reference, plain: nil)
        var cases = FindingLog()
        cases.add(Rule.allCases.filter { !rules.contains($0) }.flatMap { $0.check(record, context) }, of: trial)
        return Diagnosis(name: name, trials: [name], findings: cases.findings)
            .accepting(above: line, of: filePath, except: rules)
    }
}

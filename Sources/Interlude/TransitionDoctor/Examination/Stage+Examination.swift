import InterludeStage
import UIKit

extension Stage {
    /// Lets an action set off transitions, watches them to their end, and says what is wrong with them.
    ///
    ///     let diagnosis = stage.examine { navigation.pushViewController(detail, animated: true) }
    ///     #expect(diagnosis.isHealthy, "\(diagnosis)")
    ///
    /// It runs the action once, as it is, on the screens that are there. With a way back it goes there and back, and compares
    /// the screen with what it was. The whole matrix is the affair of ``Patient/init(_:screens:filePath:line:)``.
    ///
    /// - Parameters:
    ///   - name: What reports call it.
    ///   - rules: These are not looked at.
    ///   - filePath: Where a comment above the call accepts findings.
    ///   - line: The line of the call.
    ///   - action: Starts a transition, or lets a finger that will start one begin.
    ///   - back: Leads back; `nil` to stay.
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

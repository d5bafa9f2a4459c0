import Foundation
import Testing

extension Trait where Self == StatesOutcome {
    /// States for each test of a suite whether its expectations hold, as the fact `holds`; if not, what each that failed says.
    static var statesOutcome: StatesOutcome { StatesOutcome() }
}

/// A trait that states for each test whether its expectations hold.
struct StatesOutcome: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func scopeProvider(for test: Test, testCase: Test.Case?) -> StatesOutcome? { testCase == nil ? nil : self }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let outcome = Outcome()
        let watching = IssueHandlingTrait.compactMapIssues { issue in
            outcome.add(issue)
            return issue
        }
        try await watching.provideScope(for: test, testCase: testCase, performing: function)
        FactFile.shared.addOutcome(outcome.value, test: Fact.name(of: test))
        FactFile.shared.write()
    }
}

/// The issues of one test case so far.
private final class Outcome: @unchecked Sendable {
    private let lock = NSLock()
    private var issues: [String] = []

    func add(_ issue: Issue) { lock.withLock { issues.append("\(issue)") } }

    /// True without issues; otherwise their texts, which name the values of the expressions that were compared.
    var value: FactValue { lock.withLock { issues.isEmpty ? .truth(true) : .text(issues.joined(separator: "; ")) } }
}

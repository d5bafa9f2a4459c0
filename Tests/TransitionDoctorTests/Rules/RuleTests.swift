import Testing
import TransitionDoctor

/// Every rule of the doctor finds what breaks it, and has nothing to say about the same thing done right.
@MainActor @Suite struct RuleTests {
    // A trap would take the tests along: those of the command have it.
    @Test(arguments: Rule.allCases.filter { $0 != .trap })
    func `what breaks a rule is found, and its right twin is healthy`(rule: Rule) throws {
        let examples = RuleExample.all.filter { $0.rule == rule }
        try #require(!examples.isEmpty, "\(rule.rawValue) has no example")
        for example in examples {
            let found = example.wrong.examine()
            // What follows from another cause is told below it.
            let told = found.findings.flatMap { [$0] + $0.consequences }.map(\.rule)
            #expect(told.contains(rule), "\(example.fault): \(found)")
            if example.isAlone { #expect(found.brokenRules == [rule], "\(example.fault): \(found)") }
            guard let healthy = example.right?.examine() else { continue }
            #expect(healthy.isHealthy, "not \(example.fault): \(healthy)")
        }
    }

    @Test func `a right animator is healthy in every use`() {
        let diagnosis = Patient("sketch", for: [.push, .pop, .tab, .present, .dismiss]) { _ in SketchAnimator() }
            .examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }

    @Test func `an interactor without a gesture holds the transition for ever`() {
        let found = Patient("pan", navigationDelegate: { SketchPan(.alwaysInteractive) }).examine()
        #expect(found.brokenRules.contains(.neverCompleted))
    }
}

import Foundation
import TransitionDoctor
import Testing

/// The guide with all rules and their films.
@MainActor @Suite struct RulePageTests {
    private static let guides = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation").standardizedFileURL
    nonisolated private static let output = ProcessInfo.processInfo.environment["INTERLUDE_RULE_PAGE"]

    @Test func `the guide has the title, the reason and the fix of each rule`() throws {
        let text = try String(contentsOf: Self.guides.appendingPathComponent("rules.md"), encoding: .utf8)
        for rule in Rule.allCases {
            #expect(text.contains(RulePage.text(of: rule)), "write the guide again: \(rule.rawValue) differs")
        }
    }

    @Test(.enabled(if: RulePageTests.output != nil))
    func `the guide and its films are written on request`() throws {
        try RulePage(folder: URL(fileURLWithPath: try #require(Self.output))).write()
    }
}

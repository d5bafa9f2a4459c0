import CommandParts
import Foundation
import InterludeStage

/// `interlude parity`: compares the facts that the compatibility tests have stated on iOS and on Linux.
package enum ParityCommand: Command {
    package static let specification = CommandSpecification(
        name: "parity", summary: "Compare the facts of the compatibility tests on iOS and on Linux.",
        operands: [
            .init(name: "action", help: "compare, or confirm."),
            .init(name: "ios", help: "The facts of the run on iOS."),
            .init(name: "linux", help: "The facts of the run on Linux."),
        ],
        options: [
            .init(name: "json", help: "Print a JSON object, for programs."),
            .init(name: "page", value: "FILE", help: "The page that confirm edits.", standard: page),
        ],
        discussion: """
            The tests write their facts into the file INTERLUDE_FACTS.
            compare prints each fact that differs by more than its tolerance, with both values, and the facts of one
            side only. The exit code is 1 if a fact differs.
            confirm fills the column "Confirmed on" of the page. A row is confirmed if all facts of its tests agree.

            Example:
              interlude parity compare ios.json linux.json
            """)

    private static let page = "Documentation/fidelity.md"

    private enum Action: String, CaseIterable { case compare, confirm }

    package static func run(_ arguments: ParsedArguments) throws {
        let action = try ParsedArguments.choice(
            of: arguments.operands[0], "action", among: Action.allCases, called: \.rawValue, command: "parity")
        try check(arguments, for: action)
        let comparison = ParityComparison(
            try ParityFacts(contentsOf: arguments.operands[1]), try ParityFacts(contentsOf: arguments.operands[2]))
        switch action {
        case .compare: try compare(comparison, asJSON: arguments.has("json"))
        case .confirm: try confirm(comparison, page: arguments["page"] ?? page)
        }
    }

    private static func check(_ arguments: ParsedArguments, for action: Action) throws {
        if action == .compare, arguments["page"] != nil {
            throw UsageError("--page needs confirm", command: "parity")
        }
        if action == .confirm, arguments.has("json") { throw UsageError("--json needs compare", command: "parity") }
    }

    private static func compare(_ comparison: ParityComparison, asJSON: Bool) throws {
        Console.show(asJSON ? try json(comparison) : comparison.text)
        if !comparison.agrees { throw Differences(count: comparison.differences.count) }
    }

    private static func json(_ comparison: ParityComparison) throws -> String {
        String(decoding: try JSONEncoder.forPeople.encode(comparison), as: UTF8.self)
    }

    private static func confirm(_ comparison: ParityComparison, page: String) throws {
        let url = URL(fileURLWithPath: page)
        var ledger = ParityLedger(try String(contentsOf: url, encoding: .utf8))
        ledger.confirm(comparison)
        try Data(ledger.text.utf8).write(to: url, options: .atomic)
        Console.show("Confirmed rows of \(page): \(ledger.confirmedRows)")
    }

    /// Facts differ.
    private struct Differences: Error, CustomStringConvertible {
        let count: Int
        var description: String { count == 1 ? "1 fact differs" : "\(count) facts differ" }
    }
}

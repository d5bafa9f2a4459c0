import Foundation

/// The page of decisions, whose tables have a column with the system on which a row has been confirmed.
struct ParityLedger {
    /// The heading of the column that names the tests of a row.
    static let pinned = "Tests"
    /// The heading of the column that ``confirm(_:)`` fills. It is added where a table lacks it.
    static let confirmed = "Confirmed on"

    /// The text of the page.
    private(set) var text: String
    /// How many rows name a system in the column.
    private(set) var confirmedRows = 0

    init(_ text: String) { self.text = text }

    /// Fills the column. A row is confirmed if some of the tests that it names have facts on both systems, none of them has facts on
    /// one system alone, and no fact differs. Tests without facts, which are not among those that also run on iOS, do not count.
    ///
    /// A row without facts in this run keeps its entry. One that begins with a dash is a reason why no run confirms the row.
    mutating func confirm(_ comparison: ParityComparison) {
        let verdict = Verdict(comparison)
        var head: [String]?
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.hasPrefix("|") else {
                head = nil
                return Line(text: String(line))
            }
            let cells = ParityLedger.cells(of: line)
            if head == nil { head = cells }
            return ParityLedger.line(cells, under: head ?? cells, verdict) ?? Line(text: String(line))
        }
        text = lines.map(\.text).joined(separator: "\n")
        confirmedRows = lines.count(where: \.isConfirmed)
    }

    /// A line of the page, and whether it is a row that names a system.
    private struct Line {
        var text: String
        var isConfirmed = false
    }

    /// The line of a row with its entry; `nil` in a table whose rows name no tests.
    private static func line(_ cells: [String], under head: [String], _ verdict: Verdict) -> Line? {
        guard let tests = head.firstIndex(of: pinned), tests < cells.count else { return nil }
        let column = head.firstIndex(of: confirmed) ?? head.count
        let before = column < cells.count ? cells[column] : ""
        let others = cells.prefix(column)
        if cells == head { return Line(text: "| " + (others + [confirmed]).joined(separator: " | ") + " |") }
        if cells.allSatisfy({ $0.allSatisfy { $0 == "-" } }) {
            return Line(text: "|" + (others + ["---"]).joined(separator: "|") + "|")
        }
        let entry = verdict.entry(for: TestReference.references(in: cells[tests]), before: before)
        return Line(
            text: "| " + (others + [entry]).joined(separator: " | ") + " |",
            isConfirmed: !entry.isEmpty && !entry.hasPrefix("differs") && !entry.hasPrefix("–"))
    }

    /// The cells of a row. A bar after a backslash is text.
    private static func cells(of line: Substring) -> [String] {
        let text = line.replacingOccurrences(of: "\\|", with: "\u{0}")
        return text.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
            .map { $0.replacingOccurrences(of: "\u{0}", with: "\\|").trimmingCharacters(in: .whitespaces) }
    }
}

/// The tests that agree on both systems, those that differ, and those with facts on one system alone.
private struct Verdict {
    private let system: String
    private let agreeing: Set<TestReference.Full>
    private let differing: Set<TestReference.Full>
    private let lone: Set<TestReference.Full>

    init(_ comparison: ParityComparison) {
        system = comparison.systems.first
        differing = Set(comparison.differences.map { .init($0.first.test) })
        agreeing = Set(comparison.agreeingTests.map { .init($0) }).subtracting(differing)
        lone = Set((comparison.onlyFirst + comparison.onlySecond).map { .init($0.test) })
    }

    /// The entry of a row that names some tests.
    func entry(for tests: [TestReference], before: String) -> String {
        func names(one of: Set<TestReference.Full>) -> Bool {
            tests.contains { test in of.contains(where: test.names) }
        }
        if names(one: differing) { return "differs on \(system)" }
        return names(one: agreeing) && !names(one: lone) ? system : before
    }
}

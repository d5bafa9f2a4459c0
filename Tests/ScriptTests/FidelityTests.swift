import Foundation
import TestPrograms
import Testing

/// The page of decisions names the tests that pin them.
@Suite struct FidelityTests {
    private let root = Project.folder

    private func page(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent("Documentation/\(name).md"), encoding: .utf8)
    }

    /// The names in italics in the column "Tests" of a row, the last but one; without code voice and the "…" of an abbreviation.
    private func testNames(in row: Substring) -> [String] {
        let cells = row.split(separator: "|", omittingEmptySubsequences: false)
        guard cells.count >= 8 else { return [] }
        let pinned = cells[cells.count - 3].split(separator: "*", omittingEmptySubsequences: false)
        return stride(from: 1, to: pinned.count, by: 2).map { index in
            String(pinned[index]).replacing("…", with: "").replacing("`", with: "")
                .trimmingCharacters(in: .whitespaces)
        }
    }

    /// The lines of all test sources that name a test or a suite, in one text.
    private func sources(below folder: String = "Tests") throws -> String {
        let tests = root.appendingPathComponent(folder)
        let marks = ["@Test", "func `", "@Suite", "struct ", "final class ", "    \""]
        let files = try #require(FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
        return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            .flatMap { $0.utf8.split(separator: UInt8(ascii: "\n")).compactMap { String($0) } }
            .filter { line in marks.contains { line.contains($0) } }
            .joined(separator: "\n")
    }

    @Test func everyTestThatThePageNamesExists() throws {
        let page = try page("fidelity")
        let names = page.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap(testNames)
        let sources = try sources()
        #expect(names.count > 80)
        #expect(names.filter { !sources.contains("`\($0)") && !sources.contains("\"\($0)") } == [])
    }

    @Test func everySuiteThatThePageNamesExists() throws {
        let page = try page("fidelity")
        let words = page.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap { $0.split(separator: "`") }
        let suites = Set(words.filter { $0.hasSuffix("Tests") && !$0.contains(" ") })
        let sources = try sources()
        #expect(suites.count > 10)
        #expect(suites.filter { !sources.contains("struct \($0)") }.sorted() == [])
    }

    @Test func rowsAreSortedByClassWithinTheirTable() throws {
        let page = try page("fidelity")
        for section in page.components(separatedBy: "\n## ") where section.contains("| Class |") {
            let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
            let classes = rows.compactMap { $0.split(separator: "|").first?.replacing("`", with: "").lowercased() }
            #expect(!classes.isEmpty && classes == classes.sorted(), "\(section.prefix { $0 != "\n" })")
        }
    }

    @Test func `the rows of a class are in one table`() throws {
        let page = try page("fidelity")
        var sections: [Substring: Set<String>] = [:]
        for section in page.components(separatedBy: "\n## ") where section.contains("| Class |") {
            let title = String(section.prefix { $0 != "\n" })
            for row in section.split(separator: "\n") where row.hasPrefix("| `") {
                if let name = row.split(separator: "|").first { sections[name, default: []].insert(title) }
            }
        }
        #expect(sections.count > 100)
        #expect(sections.filter { $0.value.count > 1 }.map { "\($0.key)in \($0.value.sorted())" }.sorted() == [])
    }

    @Test func `each table of decisions has a column for the system that confirms a row`() throws {
        let page = try page("fidelity")
        let heads = page.split(separator: "\n").filter { $0.hasPrefix("| Class |") }
        #expect(heads.count > 5)
        #expect(heads.filter { !$0.hasSuffix("| Tests | Confirmed on |") } == [])
    }

    /// Phrases of rows without an established answer, in lower case.
    private static let undecided = [
        "decided", "by eye", "not documented", "may get stuck", "not established", "not known", "not measured",
    ]

    @Test func `each decided row names a test that also runs on iOS, or says why none can`() throws {
        let page = try page("fidelity")
        let rows = page.split(separator: "\n").filter { row in
            let text = row.lowercased()
            return row.hasPrefix("| `") && Self.undecided.contains { text.contains($0) }
        }
        let sources = try sources(below: "Tests/CompatibilityTests")
        #expect(rows.count > 90)
        for row in rows {
            let suites = row.matches(of: /`(\w+Tests)`/).map(\.1)
            let isAsked =
                testNames(in: row).contains { sources.contains("`\($0)") }
                || suites.contains { sources.contains("struct \($0)") }
            let answer = row.split(separator: "|", omittingEmptySubsequences: false).suffix(2).first ?? ""
            #expect(isAsked || !answer.allSatisfy(\.isWhitespace), "\(row)")
        }
    }

    @Test func `each published figure on the page of parity names tests that exist`() throws {
        let page = try page("parity")
        let table = page.split(separator: "\n").drop { !$0.hasPrefix("| Subject |") }.dropFirst(2)
        let rows = table.prefix { $0.hasPrefix("|") }
        let sources = try sources()
        #expect(rows.count > 20)
        for row in rows {
            let tests = row.matches(of: /\*`([^`]+)`\*/).map { "`\($0.1)" }
            let suites = row.matches(of: /`(\w+Tests)`/).map(\.1)
            #expect(!tests.isEmpty || !suites.isEmpty, "\(row)")
            #expect(tests.filter { !sources.contains($0) } == [])
            #expect(suites.filter { !sources.contains("struct \($0)") && !sources.contains("class \($0)") } == [])
        }
    }

    @Test func noRowIsWithoutAPlaceInATable() throws {
        let page = try page("fidelity")
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        // A table begins with its header; another row after an empty line has no table.
        let lost = zip(lines, lines.dropFirst()).filter { before, row in
            before.isEmpty && row.hasPrefix("|") && !row.hasPrefix("| Class |") && !row.hasPrefix("| Subject |")
        }
        #expect(lost.map { String($0.1) } == [])
    }
}

import Foundation
import Testing

@Suite struct ListTests {
    private struct Item: Decodable {
        let name: String
        let operations: [String]
        let interactive: Bool
        let summary: String
        let source: String
    }

    @Test func theJSONNamesEveryTransition() throws {
        let run = try CommandRun("list", "--json")
        #expect(run.status == 0)
        let items = try JSONDecoder().decode([Item].self, from: Data(run.output.utf8))
        let names = items.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.contains("spring") && names.contains("circle") && names.contains("door"))
        for item in items {
            #expect(!item.summary.isEmpty)
            #expect(!item.operations.isEmpty)
            #expect(Set(item.operations).isSubset(of: ["push", "pop", "present", "dismiss", "tab"]))
        }
    }

    @Test func everySourceIsThere() throws {
        let run = try CommandRun("list", "--json")
        let project = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        for item in try JSONDecoder().decode([Item].self, from: Data(run.output.utf8)) {
            let path = project.appendingPathComponent(item.source).path
            #expect(FileManager.default.fileExists(atPath: path), "\(item.source)")
        }
    }

    @Test func theListIsForPeople() throws {
        let run = try CommandRun("list")
        #expect(run.status == 0)
        #expect(run.output.contains("circle"))
        #expect(!run.output.contains("{"))
    }
}

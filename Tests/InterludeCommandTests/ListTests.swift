import Foundation
import TestPrograms
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
        let run = try ProgramRun.interlude("list", "--json")
        #expect(run.status == 0)
        let items = try JSONDecoder().decode([Item].self, from: run.data)
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
        let run = try ProgramRun.interlude("list", "--json")
        for item in try JSONDecoder().decode([Item].self, from: run.data) {
            let path = Project.folder.appendingPathComponent(item.source).path
            #expect(FileManager.default.fileExists(atPath: path), "\(item.source)")
        }
    }

    @Test func theListIsForPeople() throws {
        let run = try ProgramRun.interlude("list")
        #expect(run.status == 0)
        #expect(run.output.contains("circle"))
        #expect(!run.output.contains("{"))
    }
}

import Foundation
import Testing

/// The file of facts.
@Suite(.statesOutcome) struct FactTests {
    private func written(_ add: (FactFile) -> Void) throws -> Data {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: url) }
        let file = FactFile(path: url.path)
        add(file)
        file.write()
        return try Data(contentsOf: url)
    }

    @Test func `the order in which facts are stated does not change the file`() throws {
        let one = try written {
            $0.add("width", .number(1.5), unit: "pt", tolerance: 0.5, test: "A/b")
            $0.add("calls", .text("a b"), test: "A/a")
        }
        let other = try written {
            $0.add("calls", .text("a b"), test: "A/a")
            $0.add("width", .number(1.5), unit: "pt", tolerance: 0.5, test: "A/b")
        }
        #expect(one == other)
        let document = try JSONDecoder().decode(FactDocument.self, from: one)
        #expect(document.system == FactDocument.thisSystem)
        #expect(document.facts.map(\.test) == ["A/a", "A/b"])
        #expect(document.facts.last?.value == .number(1.5))
    }

    @Test func `a test holds only if each of its cases does`() throws {
        for values in [[FactValue.truth(true), .text("failed")], [.text("failed"), .truth(true)]] {
            let data = try written { file in values.forEach { file.addOutcome($0, test: "A/a") } }
            let facts = try JSONDecoder().decode(FactDocument.self, from: data).facts
            #expect(facts.map(\.value) == [.text("failed")])
        }
    }

    @Test func `a test has its suite's name and its own`() throws {
        let test = try #require(Test.current)
        #expect(Fact.name(of: test) == "FactTests/a test has its suite's name and its own")
    }
}

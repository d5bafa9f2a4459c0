import Foundation
import TestPrograms
import Testing

/// What the licenses' page says of the libraries that are linked.
@Suite struct ThirdPartyTests {
    /// The libraries that the module maps link.
    private func linked() throws -> Set<String> {
        let folder = Project.folder.appendingPathComponent("Sources/System")
        var names: Set<String> = []
        for module in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let map = folder.appendingPathComponent("\(module)/module.modulemap")
            guard let text = try? String(contentsOf: map, encoding: .utf8) else { continue }
            names.formUnion(text.matches(of: /link "([^"]+)"/).map { String($0.output.1) })
        }
        return names
    }

    @Test func `every library that is linked is listed with its license`() throws {
        let text = try String(contentsOf: Project.folder.appendingPathComponent("THIRD_PARTY.md"), encoding: .utf8)
        let table = text.prefix(upTo: text.range(of: "Loaded or started")?.lowerBound ?? text.endIndex)
        let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }
        var listed: Set<String> = []
        for row in rows {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(cells.count == 3 && !cells[2].isEmpty, "\(row)")
            listed.formUnion(cells[0].matches(of: /`([^`]+)`/).map { String($0.output.1) })
        }
        #expect(try linked() == listed)
    }

    @Test func `the bill of materials is JSON with a version and a hash for each library`() throws {
        struct Bill: Decodable {
            struct Component: Decodable {
                let name: String
                let version: String
                let hashes: [[String: String]]
            }
            let bomFormat: String
            let components: [Component]
        }
        let run = try ProgramRun.script("sbom", ["/bin/ls"])
        #expect(run.status == 0, "\(run.errors)")
        let bill = try JSONDecoder().decode(Bill.self, from: Data(run.output.utf8))
        #expect(bill.bomFormat == "CycloneDX" && bill.components.contains { $0.name.hasPrefix("libc.so") })
        #expect(bill.components.allSatisfy { !$0.version.isEmpty && $0.hashes.first?["content"]?.count == 64 })
        #expect(try ProgramRun.script("sbom", ["/nowhere"]).status == 2)
    }
}

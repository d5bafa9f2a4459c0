import Foundation

/// A test run's report: a page, and the same for programs as JSON and JUnit XML.
package struct Report: Sendable {
    /// The cases, those of one test together, and after them what the test runner tells of whole tests.
    package let cases: [ReportCase]

    package init(cases: [ReportCase]) {
        func place(_ entry: ReportCase) -> (Int, String, String, String, String) {
            (entry.kind == .test ? 1 : 0, entry.file, entry.test, entry.name, entry.folder)
        }
        self.cases = cases.sorted { place($0) < place($1) }
    }

    /// Reads the cases that were put into a folder. A case that is not complete, since its process was stopped, is left out.
    ///
    /// - Throws: ``OutputError`` when there is no report.
    package init(folder: ReportFolder) throws {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.cases.path) else {
            throw OutputError.cannotRead(
                path: folder.url.path, reason: "it holds no report; one comes into being when tests run")
        }
        let decoder = JSONDecoder()
        self.init(
            cases: names.sorted().compactMap { name in
                let file = folder.cases.appendingPathComponent(name).appendingPathComponent("case.json")
                return (try? Data(contentsOf: file)).flatMap { try? decoder.decode(ReportCase.self, from: $0) }
            })
    }

    /// How many cases there are of a status.
    package func count(_ status: ReportCase.Status) -> Int { cases.count { $0.status == status } }

    /// The page's file.
    package static let pageName = "index.html"

    /// Writes page, JSON and JUnit XML into the folder in which the cases' folders are.
    ///
    /// - Throws: ``OutputError``.
    package func write(to folder: URL) throws {
        let json = try JSONEncoder.forPeople.encode(cases)
        try json.writeAtomically(to: folder.appendingPathComponent("report.json").path)
        try Data(junit.utf8).writeAtomically(to: folder.appendingPathComponent("junit.xml").path)
        try Data(ReportPage(report: self).html.utf8)
            .writeAtomically(to: folder.appendingPathComponent(Report.pageName).path)
    }
}

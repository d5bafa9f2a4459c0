import Foundation
import InterludeStage

/// A test run's report: a page, and the same for programs as JSON and JUnit XML.
package struct Report: Sendable {
    /// The cases, those of one test together, and after them what the test runner reports of whole tests.
    package let cases: [ReportCase]
    /// Whether it is of a whole run: not of a shard's part of one, nor of a run of which a shard is missing, nor of a selection of tests.
    package var isWhole = true
    /// How many cases each section has, and how many that failed.
    let counts: [String: (all: Int, failed: Int)]

    package init(cases: [ReportCase], isWhole: Bool = true) {
        self.isWhole = isWhole
        func place(_ entry: ReportCase) -> (Int, String, String) {
            (entry.kind == .test ? 1 : 0, entry.file, entry.test)
        }
        self.cases = cases.sorted { one, other in
            guard place(one) == place(other) else { return place(one) < place(other) }
            // As people count: page 2 before page 10.
            let order = one.name.compare(other.name, options: .numeric)
            return order == .orderedSame ? one.folder < other.folder : order == .orderedAscending
        }
        counts = cases.reduce(into: [:]) { counts, entry in
            counts[entry.section, default: (0, 0)].all += 1
            if entry.status == .failed { counts[entry.section, default: (0, 0)].failed += 1 }
        }
    }

    /// Reads the cases that were put into a folder. A case that is not complete, since its process was stopped, is left out.
    ///
    /// - Throws: ``OutputError`` when there is no report.
    package init(folder: ReportFolder) throws {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.cases.path) else {
            throw OutputError.cannotRead(
                path: folder.url.path, reason: "it has no report; running tests creates one")
        }
        let cases = names.sorted().compactMap { ReportCase(in: folder.cases.appendingPathComponent($0)) }
        let shards = try ShardRecord.all(in: folder.url)
        self.init(
            cases: cases + ReportCase.leftOut(by: shards),
            isWhole: shards.allSatisfy { $0.head.count == 1 } && MergeNote(in: folder.url)?.isComplete != false
                && !FileManager.default.fileExists(atPath: folder.selection.path))
    }

    /// How many cases there are of a status.
    package func count(_ status: ReportCase.Status) -> Int { cases.count { $0.status == status } }

    /// The page's file.
    package static let pageName = "index.html"

    /// Writes page, JSON and JUnit XML into the folder in which the cases' folders are.
    ///
    /// - Throws: ``OutputError``.
    package func write(to folder: URL) throws {
        try ReportWriter(self).write(to: folder)
    }
}

import Foundation
import InterludeFoundation
import InterludeStage

extension ReportCase {
    /// The file of a case in its folder.
    package static let fileName = "case.json"

    /// Reads the case of a folder; `nil` where it is not complete, since its process was stopped.
    package init?(in folder: URL) {
        let path = folder.appendingPathComponent(ReportCase.fileName).path
        guard let data = try? RegularFile.contents(atPath: path, followsLinks: false),
            let entry = try? JSONDecoder().decode(ReportCase.self, from: data)
        else { return nil }
        self = entry
        leaveOutFilesOutside()
    }

    /// Removes names of files that are not below the report's folder. They are never read.
    private mutating func leaveOutFilesOutside() {
        if PathBelow(folder) == nil { folder = "" }
        if let name = strip, PathBelow(name: name) == nil { strip = nil }
        for index in films.indices {
            films[index].files = films[index].files.map { $0.flatMap { PathBelow($0) }?.description }
        }
    }

    /// The section in a report: the cases of a file, and separately its whole tests.
    var section: String { kind == .test ? "test \(file)" : file }

    /// Expectations that were left to other shards, as a shard's own report shows them: skipped.
    static func leftOut(by shards: [ShardRecord]) -> [ReportCase] {
        shards.flatMap { record in
            record.skipped.compactMap { line in
                // Whole tests are reported by the test runner.
                guard let name = line.name, let key = line.skip else { return nil }
                let place = TestPlace(test: line.test ?? key, fileID: line.file ?? "", filePath: "", line: 0)
                var entry = ReportCase(kind: .test, name: name, place: place)
                entry.status = .skipped
                return entry
            }
        }
    }
}

/// The description of a report that was merged from those of several machines.
package struct MergeNote: Codable, Sendable {
    /// How many shards the run had, and what it was called.
    package var shards: Int
    package var run: String
    /// Whether all of them are there and came to their end.
    package var isComplete: Bool
    /// The problems, for people.
    package var notes: [String]
    /// Goldens that no shard knew, as far as that is known.
    package var orphans: [String]

    package static let fileName = "merge.json"

    package init(shards: Int, run: String, isComplete: Bool, notes: [String], orphans: [String]) {
        self.shards = shards
        self.run = run
        self.isComplete = isComplete
        self.notes = notes
        self.orphans = orphans
    }

    /// Reads the note of a report; `nil` where it was not put together.
    init?(in folder: URL) {
        let path = folder.appendingPathComponent(MergeNote.fileName).path
        guard let data = try? RegularFile.contents(atPath: path),
            let note = try? JSONDecoder().decode(MergeNote.self, from: data)
        else { return nil }
        self = note
    }

    /// Writes it into a report's folder.
    package func write(in folder: URL) throws {
        try JSONEncoder.forPeople.encode(self).writeAtomically(
            to: folder.appendingPathComponent(MergeNote.fileName).path)
    }
}

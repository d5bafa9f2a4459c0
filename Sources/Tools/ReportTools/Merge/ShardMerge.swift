import CommandParts
import Foundation
import InterludeFoundation
import InterludeGoldens
import InterludeStage

/// Puts the folders of a run's shards together into one report.
///
/// Pictures are linked where that is possible, not copied, and cases are read one at a time.
struct ShardMerge {
    private let run: ShardRun
    /// Whose goldens are looked at.
    private let goldens: URL?
    private(set) var notes: [String]

    init(_ run: ShardRun, goldens: URL?) {
        self.run = run
        self.goldens = goldens
        notes = run.notes
    }

    /// Where a case is that is taken.
    private struct Source {
        let folder: URL
        let part: ShardRun.Part
    }

    /// What a report's folder holds, and what a merge puts there.
    private static func isOurs(_ name: String) -> Bool {
        [
            "cases", "frames", "gallery", "index.html", "junit.xml", "report.json", ShardTimings.fileName,
            MergeNote.fileName, ".claims", ".run", ".selection",
        ].contains(name)
    }

    /// Writes the report into a folder, which is there whole or not at all.
    mutating func write(to path: String) throws {
        let output = try AtomicOutput(path: path, kind: .folder, mayReplace: ShardMerge.isOurs)
        let place = URL(fileURLWithPath: output.temporaryPath)
        for name in ["cases", "frames"] {
            try FileManager.default.createDirectory(
                at: place.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        var sources: [String: Source] = [:]
        let cases = try gather(&sources, in: place)
        let report = Report(cases: cases, isWhole: run.problems.isEmpty)
            .adding(results()).adding(problems: run.problems)
        try ReportWriter(report) { try ShardMerge.whole($0, sources, in: place) }.write(to: place)
        try ShardGallery(run.parts.filter { $0.kind == .gallery }).write(to: place.appendingPathComponent("gallery"))
        try run.timings.write(to: place.appendingPathComponent(ShardTimings.fileName).path)
        let orphans = try goldens.map { try GoldenInventory(in: $0, report: report).orphans.map(\.path) } ?? []
        if !orphans.isEmpty {
            notes.append(
                "no shard knows \(ShardRun.count(orphans.count, "golden")): \(orphans.joined(separator: ", "))")
        }
        let words = run.problems.map { [$0.title, $0.text].joined(separator: ": ") } + notes
        try MergeNote(
            shards: run.count, run: run.run, isComplete: run.problems.isEmpty, notes: words, orphans: orphans
        ).write(in: place)
        try output.commit()
    }

    /// The cases of all shards without what is long in them. Of a case that several shards have, the worst is taken.
    private mutating func gather(_ sources: inout [String: Source], in place: URL) throws -> [ReportCase] {
        var cases: [ReportCase] = []
        var known: [String: (index: Int, shard: Int)] = [:]
        var twice: [String] = []
        for part in run.parts where part.kind == .tests || part.kind == .doctor {
            try FolderLink.linkFiles(
                in: part.folder.appendingPathComponent("frames"), to: place.appendingPathComponent("frames"))
            let folder = part.folder.appendingPathComponent("cases")
            for name in RegularFile.names(inFolder: folder.path).sorted() where PathBelow(name: name) != nil {
                guard var entry = ReportCase(in: folder.appendingPathComponent(name)) else { continue }
                let title = try ShardMerge.claim(name, in: place)
                entry.folder = "cases/\(title)"
                entry.leaveOutLongParts(from: part.records[0].head)
                sources[entry.folder] = Source(folder: folder.appendingPathComponent(name), part: part)
                if let other = known[entry.key], other.shard != part.number {
                    twice.append(entry.key)
                    if entry.status.weight > cases[other.index].status.weight { cases[other.index] = entry }
                } else {
                    known[entry.key] = (cases.count, part.number)
                    cases.append(entry)
                }
            }
        }
        noteTwice(twice)
        return cases
    }

    private mutating func noteTwice(_ keys: [String]) {
        guard !keys.isEmpty else { return }
        let names = Set(keys).sorted()
        notes.append(
            "\(ShardRun.count(names.count, "case")) came from more than one shard, and the worst result is taken: "
                + names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : ""))
    }

    /// A name that no other case has: shards know nothing of each other's.
    private static func claim(_ name: String, in place: URL) throws -> String {
        for number in 1... {
            let title = number == 1 ? name : "\(name)-\(number)"
            let path = place.appendingPathComponent("cases/\(title)").path
            if mkdir(path, 0o777) == 0 { return title }
            guard errno == EEXIST else {
                throw OutputError.cannotWrite(path: path, reason: String(cString: strerror(errno)))
            }
        }
        preconditionFailure("There are as many numbers as there are cases")
    }

    /// A case with all that was left out of it; its files are put into its folder.
    private static func whole(_ entry: ReportCase, _ sources: [String: Source], in place: URL) throws -> ReportCase {
        guard let source = sources[entry.folder], let read = ReportCase(in: source.folder) else { return entry }
        var whole = entry
        whole.films = read.films
        whole.differences = read.differences
        whole.text = read.text
        let folder = place.appendingPathComponent(entry.folder)
        try FolderLink.linkFiles(in: source.folder, to: folder, except: ReportCase.fileName)
        try JSONEncoder.forPeople.encode(whole).write(to: folder.appendingPathComponent(ReportCase.fileName))
        return whole
    }

    /// What the shards' test runners tell, where their files lie in the reports' folders.
    private mutating func results() -> [ReportCase] {
        var tests = ShardResults()
        for part in run.parts where part.kind == .tests {
            for name in RegularFile.names(inFolder: part.folder.path).sorted()
            where name.hasSuffix(".xml") && name != "junit.xml" {
                let path = part.folder.appendingPathComponent(name).path
                guard RegularFile.exists(atPath: path) else { continue }
                // A test runner that died may have left half a file, and its shard is reported anyway.
                do {
                    tests.add(try TestResults(path: path).cases)
                } catch {
                    notes.append("\(error); its tests are left out")
                }
            }
        }
        return tests.cases
    }
}

extension ReportCase {
    /// What tells the case from others of the run.
    fileprivate var key: String {
        [kind.rawValue, file, identity ?? test, name, setting ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Drops what is read again when it is written, and turns paths of the machine into paths that begin at the package.
    fileprivate mutating func leaveOutLongParts(from head: ShardJournal.Head) {
        films = []
        differences = []
        text = nil
        if let path = golden, path.hasPrefix(head.folder + "/") {
            golden = String(path.dropFirst(head.folder.count + 1))
        }
        if status == .failed || status == .known {
            message = message.replacingOccurrences(of: head.report + "/", with: "")
        }
    }
}

extension ReportCase.Status {
    /// The worse, the more.
    var weight: Int {
        switch self {
        case .failed: 4
        case .known: 3
        case .recorded: 2
        case .passed: 1
        case .skipped: 0
        }
    }
}

extension Report {
    /// Adds a failed case for each shard that is missing or died: nobody shall take such a report for a good one.
    fileprivate func adding(problems: [ShardRun.Problem]) -> Report {
        let place = TestPlace(test: "", fileID: "shards", filePath: "", line: 0)
        let cases = problems.map { problem in
            var entry = ReportCase(kind: .test, name: problem.title, place: place)
            entry.status = .failed
            entry.message = problem.text + (problem.command.map { "\nRun it again alone: \($0)" } ?? "")
            return entry
        }
        return Report(cases: self.cases + cases, isWhole: isWhole)
    }
}

/// What the test runners of several shards tell of the same tests.
private struct ShardResults {
    private(set) var cases: [ReportCase] = []
    private var known: [String: Int] = [:]

    /// Of a test that several tell of, the worst counts, and one that ran goes before one that was skipped.
    mutating func add(_ tests: [ReportCase]) {
        for test in tests {
            let key = "\(test.file) \(test.name)"
            guard let index = known[key] else {
                known[key] = cases.count
                cases.append(test)
                continue
            }
            if test.status.weight > cases[index].status.weight { cases[index] = test }
        }
    }
}

import Foundation
import InterludeStage

/// The journal of a process of a shard: a line of JSON for each event, written immediately. A crashed process has no last
/// line, and its journal shows its last activity.
package final class ShardJournal: Sendable {
    private let descriptor: Int32
    private let path: String

    /// The kind of work of a journal. Each kind is divided separately, and has its own folder.
    package enum Kind: String, Codable, CaseIterable, Sendable {
        case tests, doctor, films, gallery
    }

    /// The first line: whose journal it is.
    package struct Head: Codable, Equatable, Sendable {
        /// The lines' format.
        var journal = 1
        package var kind: Kind
        package var shard: Int
        package var count: Int
        package var run: String
        /// The timings that the run is divided by: their file, and what tells them from others.
        package var timings: String?
        package var timingsMark: String?
        /// The command, its folder, and the folder of its report.
        package var command: [String]
        package var folder: String
        package var report: String

        package init(_ plan: ShardPlan, kind: Kind, command: [String], report: String) {
            self.kind = kind
            shard = plan.shard.number
            count = plan.shard.count
            run = plan.run
            timings = plan.timingsPath
            timingsMark = plan.timingsMark
            self.command = command
            folder = FileManager.default.currentDirectoryPath
            self.report = report
        }

        /// Whether another one is of the same shard of the same run.
        func isOfRun(of other: Head) -> Bool {
            (shard, count, run, timingsMark) == (other.shard, other.count, other.run, other.timingsMark)
        }
    }

    /// A line after the first.
    package struct Line: Codable, Equatable, Sendable {
        /// The key of what begins, what has ended, what is another shard's.
        package var begin: String?
        package var end: String?
        package var skip: String?
        /// How long it took.
        package var seconds: Double?
        /// The location of an expectation that was skipped because its test is not part of a divided suite.
        package var test: String?
        package var file: String?
        package var name: String?
        /// The process came to its end.
        package var finished: Bool?

        package init() {}
    }

    /// The folder of the journals, in the report's.
    package static let folderName = "shards"

    /// Begins a journal in a report's folder.
    ///
    /// - Throws: ``OutputError``.
    package init(_ head: Head, in folder: URL) throws {
        let journals = folder.appendingPathComponent(ShardJournal.folderName)
        try FileManager.default.createDirectory(at: journals, withIntermediateDirectories: true)
        let name = "\(head.kind.rawValue)-\(head.shard)-of-\(head.count)-\(UUID().uuidString.prefix(8)).jsonl"
        path = journals.appendingPathComponent(name).path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputError.system(path) }
        try add(head)
    }

    deinit { close(descriptor) }

    package func begin(_ key: String) throws {
        var line = Line()
        line.begin = key
        try add(line)
    }

    /// - Parameter seconds: How long it took; `nil` where that is not known.
    package func end(_ key: String, seconds: Double?) throws {
        var line = Line()
        line.end = key
        line.seconds = seconds.map { ($0 * 10000).rounded() / 10000 }
        try add(line)
    }

    /// Notes that something is another shard's.
    package func skip(_ key: String, _ place: TestPlace? = nil, name: String? = nil) throws {
        var line = Line()
        line.skip = key
        line.test = place?.test
        line.file = place?.fileID
        line.name = name
        try add(line)
    }

    /// Notes that the process came to its end.
    package func finish() throws {
        var line = Line()
        line.finished = true
        try add(line)
    }

    /// One call of the system for a line: lines of several threads do not mix.
    private func add(_ line: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(line) + Data("\n".utf8)
        let written = data.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written == data.count else { throw OutputError.system(path) }
    }
}

import Foundation
import WindowSystem

/// The part that this process does of a divided run, and its journal.
package struct ShardProcess: Sendable {
    package let plan: ShardPlan
    package let journal: ShardJournal

    @TaskLocal private static var isScopeChosen = false
    /// Whether all tests are selected, without scopes: in XCTest.
    private static let allChosen = Flag()

    private final class Flag: @unchecked Sendable {
        private let lock = NSLock()
        /// Guarded by `lock`.
        private var isOn = false

        var value: Bool {
            get { lock.withLock { isOn } }
            set { lock.withLock { isOn = newValue } }
        }
    }

    /// Whether what runs now is this shard's as a whole: then nothing in it is divided again.
    package static var isChosen: Bool { isScopeChosen || allChosen.value }

    /// Runs something that is this shard's as a whole.
    package static func choosing(_ body: @Sendable () async throws -> Void) async throws {
        try await $isScopeChosen.withValue(true, operation: body)
    }

    /// Says that from now on all is this shard's, or no longer.
    package static func chooseAll(_ isChosen: Bool) { allChosen.value = isChosen }

    /// Runs a part of the work, if it is this shard's, and writes down how long it took.
    ///
    /// - Parameters:
    ///   - name: What a report calls it.
    ///   - place: The test's function and file.
    package func run(
        _ key: String, name: String? = nil, in place: (function: String, fileID: String)? = nil,
        _ body: () throws -> Void
    ) throws {
        guard plan.holds(key) else {
            let place = place.map { TestPlace(test: $0.function, fileID: $0.fileID, filePath: "", line: 0) }
            return try journal.skip(key, place, name: name)
        }
        try journal.begin(key)
        let start = HostClock.now
        // If the journal cannot be written, the reader finds no end in it.
        defer { try? journal.end(key, seconds: HostClock.now - start) }
        try ShardProcess.$isScopeChosen.withValue(true) { try body() }
    }

    /// The journals, synchronized: each is begun once for a folder, and finished when the process ends.
    private static let begun = Begun()

    private final class Begun: @unchecked Sendable {
        private let lock = NSLock()
        /// Guarded by `lock`.
        private var journals: [URL: ShardJournal] = [:]

        func journal(in folder: URL, make: () throws -> ShardJournal) throws -> ShardJournal {
            try lock.withLock {
                if let known = journals[folder] { return known }
                let isFirst = journals.isEmpty
                let journal = try make()
                journals[folder] = journal
                if isFirst { atexit { ShardProcess.begun.finish() } }
                return journal
            }
        }

        func finish() {
            for journal in lock.withLock({ Array(journals.values) }) {
                // If the journal cannot be written, the shard counts as crashed.
                try? journal.finish()
            }
        }
    }

    /// This process's tests; `nil` where nothing is divided.
    ///
    /// - Throws: What is wrong with the environment, or that the journal cannot be written.
    package static func ofTests() throws -> ShardProcess? {
        guard let plan = try ShardPlan.current else { return nil }
        let report = ReportFolder.current
        let journal = try begun.journal(in: report.url) {
            try ReportRun.begin(in: report)
            let head = ShardJournal.Head(plan, kind: .tests, command: testCommand, report: report.url.path)
            return try ShardJournal(head, in: report.url)
        }
        return ShardProcess(plan: plan, journal: journal)
    }

    /// A command of this process, whose journal is in a folder of its own.
    ///
    /// - Parameter final: What the folder will be called in the end.
    package static func ofCommand(_ kind: ShardJournal.Kind, in folder: URL, final: URL) throws -> ShardProcess? {
        guard let plan = try ShardPlan.current else { return nil }
        let journal = try begun.journal(in: folder) {
            let head = ShardJournal.Head(plan, kind: kind, command: CommandLine.arguments, report: final.path)
            try removeStale(like: head, in: folder)
            return try ShardJournal(head, in: folder)
        }
        return ShardProcess(plan: plan, journal: journal)
    }

    /// Removes what other runs have left, and what the same command has: then this is the second try.
    private static func removeStale(like head: ShardJournal.Head, in folder: URL) throws {
        let old = try ShardRecord.all(in: folder)
        let stale = old.filter { $0.head == head || !$0.head.isOfRun(of: head) }
        for record in stale { try FileManager.default.removeItem(at: record.url) }
        guard stale.count == old.count else { return }
        for part in [ReportFolder(folder).cases, ReportFolder(folder).frames] {
            try? FileManager.default.removeItem(at: part)
        }
    }

    /// The command of the test runner, which is this process's parent. If the parent is not a runner but, for example, an editor,
    /// `swift test` runs the tests again.
    private static var testCommand: [String] {
        let data = FileManager.default.contents(atPath: "/proc/\(getppid())/cmdline") ?? Data()
        let words = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard let program = words.first.map({ URL(fileURLWithPath: $0).lastPathComponent }),
            program.hasSuffix("swift-test")
        else { return ["swift", "test"] }
        return ["swift", "test"] + words.dropFirst()
    }
}

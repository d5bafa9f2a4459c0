import Foundation
import InterludeGoldens
import InterludeStage
import Testing
import WindowSystem
import XCTest

/// The shard's state inside a test.
enum ShardScope {
    /// Returns the result of an expectation that is not checked in this shard; `nil` if it is checked.
    ///
    /// A test outside of divided suites runs in every shard; its expectations are checked in one of them.
    @MainActor static func verdict(for caller: TestCaller, name: String?) -> CheckResult? {
        guard !ShardProcess.isChosen else { return nil }
        var entry = ReportCase(kind: .test, name: name ?? caller.function, place: caller.place)
        do {
            guard let process = try ShardProcess.ofTests() else { return nil }
            let key = key(of: caller)
            guard !process.plan.holds(key) else {
                try process.journal.begin(key)
                try process.journal.end(key, seconds: nil)
                return nil
            }
            try process.journal.skip(key, caller.place, name: name)
            entry.status = .skipped
            entry.message = process.plan.note(key)
        } catch {
            entry.status = .failed
            entry.message = "\(error)"
        }
        return CheckResult(report: entry)
    }

    private static func key(of caller: TestCaller) -> String {
        let setting = Stage.Configuration.current.map { " [\($0)]" } ?? ""
        guard let test = Test.current else { return "\(caller.fileID) \(caller.function)\(setting)" }
        return TestKey.key(of: test, case: Test.Case.current) + setting
    }
}

extension XCTestCase {
    /// Skips the test if it belongs to another shard. For XCTest; Swift Testing has the trait `.sharded`.
    ///
    ///     override func setUpWithError() throws { try skipUnlessOfShard() }
    ///
    /// - Throws: `XCTSkip` with the number of the test's shard, or an error if the environment variable is invalid.
    public func skipUnlessOfShard() throws {
        guard let process = try ShardProcess.ofTests() else { return }
        guard process.plan.holds(name) else {
            try process.journal.skip(name)
            throw XCTSkip(process.plan.note(name))
        }
        try process.journal.begin(name)
        let (journal, key, start) = (process.journal, name, HostClock.now)
        ShardProcess.chooseAll(true)
        addTeardownBlock {
            ShardProcess.chooseAll(false)
            // If the journal cannot be written, its reader finds out.
            try? journal.end(key, seconds: HostClock.now - start)
        }
    }
}

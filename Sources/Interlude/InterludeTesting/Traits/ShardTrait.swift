import Foundation
import InterludeGoldens
import Testing
import WindowSystem

/// A trait that divides tests among the machines of a run.
///
///     @MainActor @Suite(.sharded) struct DoorTests { … }
///
/// With `INTERLUDE_SHARD=3/16` a process runs the third of sixteen parts; other tests are skipped with the number of
/// their shard. Each case of a parameterized test is a part of its own. Without the variable nothing is divided.
public struct ShardTrait: SuiteTrait, TestTrait, TestScoping {
    /// Always `true`: a suite's trait applies to all of its tests.
    public var isRecursive: Bool { true }

    public func prepare(for test: Test) async throws {
        guard !test.isSuite, let process = try ShardProcess.ofTests() else { return }
        // The cases of a parametrised test are divided when they run.
        guard !test.isParameterized else { return }
        let key = TestKey.key(of: test, case: nil)
        guard !process.plan.holds(key) else { return }
        try process.journal.skip(key)
        try await ConditionTrait.disabled("\(process.plan.note(key))").prepare(for: test)
    }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A test can have the trait and be in a suite that has it.
        guard !ShardProcess.isChosen, let process = try ShardProcess.ofTests() else { return try await function() }
        let key = TestKey.key(of: test, case: testCase)
        guard process.plan.holds(key) else {
            try process.journal.skip(key)
            try Test.cancel("\(process.plan.note(key))")
        }
        try process.journal.begin(key)
        let start = HostClock.now
        defer {
            let seconds = TurnClock.shared.seconds(from: start, to: HostClock.now)
            // If the journal cannot be written, its reader finds no end of the test.
            try? process.journal.end(key, seconds: seconds)
        }
        try await ShardProcess.choosing(function)
    }
}

extension Trait where Self == ShardTrait {
    /// A trait that divides the tests of a suite, or the cases of a test, among the machines of a run. See
    /// ``ShardTrait``.
    public static var sharded: ShardTrait { ShardTrait() }
}

/// How long tests took that take turns: on the main actor one waits while another runs, and what it waits is not its own.
private final class TurnClock: @unchecked Sendable {
    static let shared = TurnClock()
    private let lock = NSLock()
    /// Guarded by `lock`: when the last test ended.
    private var last = -Double.infinity

    /// From its start, or from the end of the test before it, to its end.
    func seconds(from start: Double, to end: Double) -> Double {
        lock.withLock {
            defer { last = max(last, end) }
            return max(0, end - max(start, last))
        }
    }
}

import Foundation
import InterludeStage
import Synchronization
import TestStages
import Testing
import UIKit

/// Tasks that an app starts, and their sleep, run on the stage's clock.
@MainActor @Suite(.withoutThreadSanitizer) struct MainQueueTaskTests {
    private let log = WorkLog()

    private func onStage(_ body: (Stage) throws -> Void) rethrows {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        try body(stage)
    }

    @Test func `a task on the main actor runs`() {
        onStage { stage in
            Task { @MainActor in log.note("task") }
            #expect(log.lines.isEmpty)
            stage.advance(by: 0)
            #expect(log.lines == ["task 0"])
        }
    }

    @Test func `tasks and blocks keep their order`() {
        onStage { stage in
            DispatchQueue.main.async { [log] in log.add("1") }
            Task { @MainActor in log.add("2") }
            OperationQueue.main.addOperation { [log] in log.add("3") }
            RunLoop.main.perform { [log] in log.add("4") }
            Task { @MainActor in log.add("5") }
            stage.advance(by: 0)
            #expect(log.lines == ["1", "2", "3", "4", "5"])
        }
    }

    @Test func `sleep is the stage's time`() {
        onStage { stage in
            Task { @MainActor in
                try await Task.sleep(nanoseconds: 100_000_000)
                log.note("nanoseconds")
                try await Task.sleep(for: .milliseconds(50))
                log.note("duration")
                try await ContinuousClock().sleep(for: .milliseconds(25))
                log.note("continuous")
                try await SuspendingClock().sleep(for: .milliseconds(25))
                log.note("suspending")
                try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
                log.note("until")
            }
            stage.advance(by: 0.05)
            #expect(log.lines.isEmpty)
            stage.advance(by: 2)
            #expect(log.lines == ["nanoseconds 100", "duration 150", "continuous 175", "suspending 200", "until 1200"])
        }
    }

    @Test func `a sleep that never ends is ended by a cancellation`() {
        onStage { stage in
            let sleeper = Task { @MainActor [log] in
                do { try await Task.sleep(nanoseconds: .max) } catch { log.note("cancelled") }
            }
            let other = Task { @MainActor [log] in
                do { try await Task.sleep(for: .seconds(1e11)) } catch { log.note("cancelled") }
            }
            stage.advance(by: 10)
            #expect(log.lines.isEmpty)
            sleeper.cancel()
            other.cancel()
            stage.advance(by: 0.1)
            #expect(log.lines == ["cancelled 10000", "cancelled 10000"])
        }
    }

    @Test func `a task's clock is the stage's`() {
        onStage { stage in
            Task { @MainActor in
                let start = ContinuousClock.now
                try await Task.sleep(for: .seconds(3))
                log.add("\(ContinuousClock.now - start)")
            }
            stage.advance(by: 4)
            #expect(log.lines == ["\(Duration.seconds(3))"])
        }
    }

    @Test func `a cancelled task ends its sleep`() {
        onStage { stage in
            let task = Task { @MainActor in
                do {
                    try await Task.sleep(for: .seconds(1))
                    log.note("slept")
                } catch {
                    log.note("cancelled")
                }
            }
            stage.advance(by: 0.2)
            task.cancel()
            stage.advance(by: 2)
            #expect(log.lines == ["cancelled 200"])
        }
    }

    @Test func `work off the main actor takes none of the stage's time`() {
        onStage { stage in
            Task { @MainActor in
                let value = await Task.detached { (0..<1_000_000).reduce(0, &+) }.value
                log.note("detached \(value > 0)")
                async let first = compute(1)
                async let second = compute(2)
                let sum = await first + second
                log.note("async let \(sum)")
                let all = await withTaskGroup(of: Int.self) { group in
                    for number in 1...4 { group.addTask { await compute(number) } }
                    var sum = 0
                    for await number in group { sum += number }
                    return sum
                }
                log.note("group \(all)")
                await Task.yield()
                log.note("yielded")
            }
            stage.advance(by: 0)
            #expect(log.lines == ["detached true 0", "async let 3 0", "group 10 0", "yielded 0"])
        }
    }

    @Test func `a detached task comes back to the main actor`() {
        onStage { stage in
            Task.detached { [log] in
                try await Task.sleep(for: .milliseconds(200))
                await MainActor.run { log.note("back") }
            }
            stage.advance(by: 1)
            #expect(log.lines == ["back 200"])
        }
    }

    @Test func `actors answer`() {
        actor Counter {
            var count = 0
            func next() -> Int {
                count += 1
                return count
            }
        }
        onStage { stage in
            let counter = Counter()
            for _ in 1...3 { Task { @MainActor in log.note("\(await counter.next())") } }
            stage.advance(by: 0.1)
            #expect(log.lines == ["1 0", "2 0", "3 0"])
        }
    }

    @Test func `threads that others keep busy are not waited for`() {
        let busy = Switch()
        // Each of them keeps one of the threads that tasks share.
        for _ in 0..<2 * ProcessInfo.processInfo.activeProcessorCount {
            Task.detached { while busy.isOn { sched_yield() } }
        }
        defer { busy.turnOff() }
        onStage { stage in
            Task { @MainActor in
                try await Task.sleep(for: .seconds(1))
                log.note("task")
            }
            DispatchQueue.global().async { [log] in DispatchQueue.main.async { log.note("block") } }
            stage.advance(by: 1)
            #expect(log.lines == ["block 0", "task 1000"])
        }
    }

    @Test func `a stream is read`() {
        onStage { stage in
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            Task { @MainActor in for await value in stream { log.note("\(value)") } }
            stage.advance(by: 0.1)
            continuation.yield(1)
            stage.advance(by: 0.1)
            continuation.yield(2)
            continuation.finish()
            stage.advance(by: 0.1)
            #expect(log.lines == ["1 100", "2 200"])
        }
    }

    // MARK: A test that awaits

    @Test func `what a test awaits runs without the stage`() async {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        let task = Task { @MainActor in
            log.add("task")
            return 5
        }
        #expect(await task.value == 5)
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { [log] in
                log.add("async")
                continuation.resume()
            }
        }
        #expect(log.lines == ["task", "async"])
        #expect(stage.time == 0)
    }

    @Test func `a test can let time go by and then await`() async throws {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        let task = Task { @MainActor in
            try await Task.sleep(for: .seconds(1))
            log.note("task")
            return 5
        }
        stage.advance(by: 1)
        #expect(try await task.value == 5)
        #expect(log.lines == ["task 1000"])
    }

    @Test func `a test's own sleep is real`() async throws {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        try await Task.sleep(nanoseconds: 1)
        #expect(stage.time == 0)
    }
}

private final class Switch: Sendable {
    private let state = Mutex(true)
    var isOn: Bool { state.withLock { $0 } }
    func turnOff() { state.withLock { $0 = false } }
}

private func compute(_ number: Int) async -> Int { number }

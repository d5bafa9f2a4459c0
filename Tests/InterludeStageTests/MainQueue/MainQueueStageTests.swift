import Foundation
import InterludeStage
import TestStages
import Testing
import UIKit

/// What a stage makes of work that waits: settling, ending, and other stages.
@MainActor @Suite(.withoutThreadSanitizer) struct MainQueueStageTests {
    private let log = WorkLog()

    private func makeStage() -> Stage { Stage(rootViewController: UIViewController(), scale: 1) }

    @Test func `settling waits for work that is due soon`() throws {
        let stage = makeStage()
        defer { stage.close() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [log] in
            log.note("first")
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { log.note("chained") }
        }
        #expect(!stage.isSettled)
        try stage.settle()
        #expect(log.lines == ["first 300", "chained 1100"])
        #expect(stage.isSettled)
    }

    @Test func `settling waits for a task's sleep`() throws {
        let stage = makeStage()
        defer { stage.close() }
        Task { @MainActor in
            try await Task.sleep(for: .milliseconds(400))
            log.note("task")
        }
        try stage.settle()
        #expect(log.lines == ["task 400"])
    }

    @Test func `settling does not wait for work that is far off`() throws {
        let stage = makeStage()
        defer { stage.close() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [log] in log.note("far off") }
        try stage.settle()
        #expect(stage.time < 0.1)
        stage.advance(by: 4)
        #expect(log.lines == ["far off 3000"])
    }

    @Test func `settling does not wait for timers that repeat nor for polls`() throws {
        let stage = makeStage()
        defer { stage.close() }
        let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
        defer { timer.invalidate() }
        final class Poll: @unchecked Sendable {
            var count = 0
            func look() {
                count += 1
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.look() }
            }
        }
        let poll = Poll()
        poll.look()
        try stage.settle()
        #expect(stage.time < 2)
        // They go on, of course.
        let count = poll.count
        stage.advance(by: 2)
        #expect(poll.count == count + 10)
    }

    @Test func `a film goes on until delayed work has moved`() throws {
        let stage = makeStage()
        defer { stage.close() }
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(square)
        let film = try stage.record {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                UIView.animate(withDuration: 0.5) { square.frame.origin.x = 100 }
            }
        }
        #expect(film.frames.count == 62)
    }

    // MARK: The end

    @Test func `work that waits when a stage is closed is dropped`() {
        final class Token: Sendable {}
        weak var held: Token?
        do {
            let token = Token()
            held = token
            let stage = makeStage()
            DispatchQueue.main.async { [log] in log.add("async \(token)") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [log] in log.add("after \(token)") }
            // Foundation keeps a timer's block for good, so this one holds nothing.
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [log] _ in log.add("timer") }
            stage.close()
        }
        #expect(held == nil)
        let other = makeStage()
        other.advance(by: 1)
        other.close()
        #expect(log.lines.isEmpty)
    }

    @Test func `work that waits when a stage is let go is dropped`() {
        do {
            let stage = makeStage()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [log] in log.note("after") }
            stage.advance(by: 0.05)
        }
        let other = makeStage()
        defer { other.close() }
        other.advance(by: 1)
        #expect(log.lines.isEmpty)
    }

    @Test func `operations that are due when a stage is closed still run`() {
        let stage = makeStage()
        OperationQueue.main.addOperation { [log] in
            log.add("first")
            OperationQueue.main.addOperation { log.add("second") }
        }
        stage.close()
        #expect(log.lines == ["first", "second"])
        let other = makeStage()
        defer { other.close() }
        OperationQueue.main.addOperation { [log] in log.note("third") }
        other.advance(by: 0.1)
        #expect(log.lines == ["first", "second", "third 0"])
    }

    @Test func `a group whose work was dropped is left`() {
        let stage = makeStage()
        let group = DispatchGroup()
        DispatchQueue.main.async(group: group) {}
        stage.close()
        #expect(group.wait(timeout: .now()) == .success)
    }

    @Test func `a task goes on on the real main queue when its stage is closed`() async {
        let stage = makeStage()
        let task = Task { @MainActor in log.add("task") }
        stage.close()
        await task.value
        #expect(log.lines == ["task"])
    }

    @Test func `after a stage the main queue is the system's again`() async {
        makeStage().close()
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(1)) { continuation.resume() }
        }
        let task = Task { @MainActor in try await Task.sleep(nanoseconds: 1) }
        await #expect(throws: Never.self) { try await task.value }
    }

    // MARK: Several stages

    @Test func `each stage runs its own work in its own time`() {
        let first = makeStage()
        defer { first.close() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [log] in log.note("first") }
        let second = makeStage()
        defer { second.close() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [log] in log.note("second") }
        second.advance(by: 1)
        #expect(log.lines == ["second 200"])
        first.advance(by: 1)
        #expect(log.lines == ["second 200", "first 100"])
    }

    @Test func `a stage inside another's work runs its own`() {
        let outer = makeStage()
        defer { outer.close() }
        DispatchQueue.main.async { [log] in
            MainActor.assumeIsolated {
                let inner = Stage(rootViewController: UIViewController(), scale: 1)
                DispatchQueue.main.async { log.note("inner") }
                inner.advance(by: 0.1)
                inner.close()
            }
        }
        outer.advance(by: 0.1)
        DispatchQueue.main.async { [log] in log.note("outer") }
        outer.advance(by: 0.1)
        #expect(log.lines == ["inner 0", "outer 100"])
    }

    @Test func `two runs are the same`() {
        func run() -> [String] {
            let log = WorkLog()
            let stage = makeStage()
            defer { stage.close() }
            for number in 1...6 {
                DispatchQueue.global().async {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.note("global \(number)") }
                }
                Task { @MainActor in
                    await Task.detached {}.value
                    log.note("task \(number)")
                    try await Task.sleep(for: .milliseconds(10 * number))
                    log.note("slept \(number)")
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.01 * Double(number)) { log.note("after \(number)") }
            }
            stage.advance(by: 1)
            return log.lines
        }
        let first = run()
        #expect(first.count == 24)
        for _ in 1...5 { #expect(run() == first) }
    }
}

import Foundation
import InterludeTesting
import UIKit
import XCTest

/// In XCTest the main queue runs on the stage's clock too, and what the test awaits comes.
final class MainQueueXCTests: XCTestCase {
    @MainActor private final class Log {
        var lines: [String] = []
    }

    @MainActor private func startWork() -> Log {
        let log = Log()
        DispatchQueue.main.async { log.lines.append("async") }
        Task { @MainActor in
            log.lines.append("task")
            try await Task.sleep(for: .milliseconds(300))
            log.lines.append("slept")
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
            MainActor.assumeIsolated { log.lines.append("timer") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.lines.append("after") }
        return log
    }

    @MainActor private func startTimer(_ body: @escaping @Sendable () -> Void) {
        _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in body() }
    }

    @MainActor func testWorkRunsOnTheStagesClock() async throws {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        let log = startWork()
        stage.advance(by: 0)
        XCTAssertEqual(log.lines, ["async", "task"])
        stage.advance(by: 1)
        XCTAssertEqual(log.lines, ["async", "task", "after", "timer", "slept"])
    }

    @MainActor func testWhatTheTestAwaitsComes() async throws {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        let task = Task { @MainActor in
            await Task.yield()
            return await Task.detached { 5 }.value
        }
        let value = await task.value
        XCTAssertEqual(value, 5)
        let called = expectation(description: "called")
        DispatchQueue.main.async { called.fulfill() }
        await fulfillment(of: [called], timeout: 60)
        XCTAssertEqual(stage.time, 0)
    }

    @MainActor func testWorkDoesNotReachTheNextTestsStage() async throws {
        let before = Stage(rootViewController: UIViewController(), scale: 1)
        let log = startWork()
        before.close()
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        stage.advance(by: 1)
        stage.close()
        XCTAssertEqual(log.lines, [])
    }

    @MainActor func testAfterAStageTheMainQueueIsTheSystemsAgain() async throws {
        Stage(rootViewController: UIViewController(), scale: 1).close()
        let called = expectation(description: "called")
        called.expectedFulfillmentCount = 2
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { called.fulfill() }
        startTimer { called.fulfill() }
        await fulfillment(of: [called], timeout: 60)
    }
}

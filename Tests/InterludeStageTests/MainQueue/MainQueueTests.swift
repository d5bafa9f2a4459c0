import Foundation
import InterludeStage
import TestStages
import Testing
import UIKit

/// Blocks that an app puts on the main queue run on the stage's clock.
@MainActor @Suite(.withoutThreadSanitizer) struct MainQueueTests {
    private let log = WorkLog()

    private func onStage(_ body: (Stage) throws -> Void) rethrows {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        try body(stage)
    }

    @Test func `work is taken`() { #expect(MainQueueCapture.isPossible) }

    @Test func `nothing runs before time goes by`() {
        onStage { stage in
            DispatchQueue.main.async { [log] in log.note("async") }
            #expect(log.lines.isEmpty)
            stage.advance(by: 0)
            #expect(log.lines == ["async 0"])
        }
    }

    @Test func `a block runs in the turn after the one that put it there`() {
        onStage { stage in
            DispatchQueue.main.async { [log] in
                log.note("first")
                DispatchQueue.main.async { log.note("first's") }
            }
            DispatchQueue.main.async { [log] in log.note("second") }
            stage.advance(by: 0)
            #expect(log.lines == ["first 0", "second 0", "first's 0"])
        }
    }

    @Test func `a delay is kept to the nanosecond`() {
        onStage { stage in
            for delay in [0.05, 0.0125, 0.3] {
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [log] in log.note("after") }
            }
            stage.advance(by: 1)
            #expect(log.lines == ["after 12.5", "after 50", "after 300"])
        }
    }

    @Test func `a delay counts from the stage's present time`() {
        onStage { stage in
            stage.advance(by: 2)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [log] in log.note("after") }
            stage.advance(by: 0.05)
            #expect(log.lines.isEmpty)
            stage.advance(by: 0.1)
            #expect(log.lines == ["after 2100"])
        }
    }

    @Test func `a deadline on the wall clock is a delay too`() {
        onStage { stage in
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25) { [log] in log.note("after") }
            stage.advance(by: 1)
            #expect(log.lines == ["after 250"])
        }
    }

    @Test func `what is due at the same time runs in the order in which it was put there`() {
        onStage { stage in
            for number in 1...5 {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [log] in log.note("\(number)") }
            }
            stage.advance(by: 1)
            #expect(log.lines == ["1 100", "2 100", "3 100", "4 100", "5 100"])
        }
    }

    @Test func `a block that puts itself on the queue for ever lets time go by`() {
        final class Loop: @unchecked Sendable {
            var count = 0
            func turn() {
                count += 1
                DispatchQueue.main.async { self.turn() }
            }
        }
        onStage { stage in
            let loop = Loop()
            DispatchQueue.main.async { loop.turn() }
            stage.advance(by: 0.1)
            #expect(abs(stage.time - 0.1) < 1e-9)
            #expect(loop.count > 6)
            #expect(throws: StageError.self) { try stage.settle(limit: 0.5) }
        }
    }

    @Test func `a cancelled work item does not run`() {
        onStage { stage in
            let item = DispatchWorkItem { [log] in log.note("item") }
            let cancelled = DispatchWorkItem { [log] in log.note("cancelled") }
            DispatchQueue.main.async(execute: item)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: cancelled)
            stage.advance(by: 0.1)
            cancelled.cancel()
            stage.advance(by: 1)
            #expect(log.lines == ["item 0"])
        }
    }

    @Test func `a work item notifies when it has run`() {
        onStage { stage in
            let item = DispatchWorkItem { [log] in log.note("item") }
            item.notify(queue: .main) { [log] in log.note("notified") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
            stage.advance(by: 1)
            #expect(log.lines == ["item 100", "notified 100"])
        }
    }

    @Test func `a group notifies when all have left`() {
        onStage { stage in
            let group = DispatchGroup()
            group.enter()
            DispatchQueue.main.async(group: group) { [log] in log.note("member") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { group.leave() }
            group.notify(queue: .main) { [log] in log.note("notified") }
            stage.advance(by: 1)
            #expect(log.lines == ["member 0", "notified 300"])
        }
    }

    @Test func `work on other queues is waited for and comes back in order`() {
        onStage { stage in
            for number in 1...8 {
                DispatchQueue.global().async { [log] in
                    // The first have most to do.
                    var sum = 0
                    for each in 0..<(9 - number) * 200_000 { sum &+= each }
                    DispatchQueue.main.async { log.note("\(number)\(sum == 1 ? "!" : "")") }
                }
            }
            stage.advance(by: 0)
            #expect(log.lines == (1...8).map { "\($0) 0" })
        }
    }

    @Test func `a delay on another queue is the stage's too`() {
        onStage { stage in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { [log] in
                DispatchQueue.main.async { log.note("back") }
            }
            stage.advance(by: 1)
            #expect(log.lines == ["back 200"])
        }
    }

    @Test func `another thread can wait for the main queue`() {
        onStage { stage in
            DispatchQueue.global().async { [log] in
                log.add("begins")
                DispatchQueue.main.sync { log.note("sync") }
                log.add("goes on")
                DispatchQueue.main.async { log.note("async") }
            }
            stage.advance(by: 0)
            #expect(log.lines == ["begins", "sync 0", "goes on", "async 0"])
        }
    }

    @Test func `a priority or a barrier of the work elsewhere changes nothing`() {
        onStage { stage in
            let queue = DispatchQueue(label: "elsewhere", attributes: .concurrent)
            queue.async(qos: .userInitiated) { [log] in DispatchQueue.main.async { log.note("priority") } }
            stage.advance(by: 0.1)
            queue.async(flags: .barrier) { [log] in DispatchQueue.main.async { log.note("barrier") } }
            stage.advance(by: 0.1)
            #expect(log.lines == ["priority 0", "barrier 100"])
        }
    }

    @Test func `a queue's own work keeps its order`() {
        onStage { stage in
            let queue = DispatchQueue(label: "serial")
            for number in 1...20 { queue.async { [log] in log.add("\(number)") } }
            stage.advance(by: 0)
            #expect(log.lines == (1...20).map(String.init))
        }
    }

    @Test func `layers that work changes are seen in the frame of its time`() {
        onStage { stage in
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            square.backgroundColor = .red
            stage.window.addSubview(square)
            stage.advance(by: 0.1)
            // Half a frame after a frame: what begins there begins there, so that the next frame shows half a frame of it.
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5 / 60) {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.frame.origin.x = 120 }
            }
            stage.advance(by: 1 / 60)
            let x = square.layer.presentation()?.frame.minX ?? 0
            #expect(abs(x - 1) < 0.001)
        }
    }
}

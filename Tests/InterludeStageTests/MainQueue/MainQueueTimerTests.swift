import Foundation
import InterludeStage
import TestStages
import Testing
import UIKit

/// Timers, operations and blocks of the run loop run on the stage's clock.
@MainActor @Suite(.withoutThreadSanitizer) struct MainQueueTimerTests {
    private let log = WorkLog()

    private func onStage(_ body: (Stage) throws -> Void) rethrows {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        try body(stage)
    }

    @Test func `a timer fires once`() {
        onStage { stage in
            let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { [log] _ in log.note("timer") }
            stage.advance(by: 0.2)
            #expect(log.lines.isEmpty && timer.isValid)
            stage.advance(by: 1)
            #expect(log.lines == ["timer 250"])
            #expect(!timer.isValid)
        }
    }

    @Test func `a timer repeats until it is invalidated`() {
        onStage { stage in
            var count = 0
            nonisolated(unsafe) let add = {
                count += 1
                return count
            }
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [log] timer in
                log.note("timer")
                if add() == 3 { timer.invalidate() }
            }
            stage.advance(by: 1)
            #expect(log.lines == ["timer 100", "timer 200", "timer 300"])
        }
    }

    @Test func `a timer that is invalidated before does not fire`() {
        onStage { stage in
            let timer = Timer(fire: Date(timeIntervalSinceNow: 0.5), interval: 0, repeats: false) { [log] _ in
                log.note("timer")
            }
            RunLoop.main.add(timer, forMode: .common)
            stage.advance(by: 0.3)
            timer.invalidate()
            stage.advance(by: 1)
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `a timer in two modes fires once`() {
        onStage { stage in
            let timer = Timer(fire: Date(timeIntervalSinceNow: 0.1), interval: 0, repeats: false) { [log] _ in
                log.note("timer")
            }
            RunLoop.current.add(timer, forMode: .default)
            RunLoop.current.add(timer, forMode: .common)
            stage.advance(by: 1)
            #expect(log.lines == ["timer 100"])
        }
    }

    @Test func `a timer's date can be changed`() {
        onStage { stage in
            let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [log] _ in log.note("timer") }
            timer.fireDate = Date(timeIntervalSinceNow: 0.4)
            stage.advance(by: 1)
            #expect(log.lines == ["timer 400"])
        }
    }

    @Test func `a timer's block may use the main queue`() {
        onStage { stage in
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [log] _ in
                DispatchQueue.main.async { log.note("async") }
                RunLoop.current.perform { log.note("perform") }
                _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in log.note("another") }
            }
            stage.advance(by: 1)
            #expect(log.lines == ["async 100", "perform 100", "another 200"])
        }
    }

    @Test func `operations run one after the other`() {
        onStage { stage in
            let last = BlockOperation { [log] in log.note("last") }
            let first = BlockOperation { [log] in log.note("first") }
            last.addDependency(first)
            OperationQueue.main.addOperation(last)
            OperationQueue.main.addOperation(first)
            stage.advance(by: 0)
            #expect(log.lines == ["first 0", "last 0"])
        }
    }

    @Test func `operations elsewhere are waited for`() {
        onStage { stage in
            let queue = OperationQueue()
            queue.addOperation { [log] in OperationQueue.main.addOperation { log.note("back") } }
            stage.advance(by: 0)
            #expect(log.lines == ["back 0"])
        }
    }

    @Test func `a block of the run loop runs in the next turn`() {
        onStage { stage in
            RunLoop.main.perform { [log] in
                log.note("perform")
                RunLoop.main.perform { log.note("again") }
            }
            DispatchQueue.main.async { [log] in log.note("async") }
            stage.advance(by: 0)
            #expect(log.lines == ["perform 0", "async 0", "again 0"])
        }
    }

    @Test func `a timer source fires`() {
        onStage { stage in
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now() + 0.1, repeating: 0.2)
            source.setEventHandler { [log] in log.note("source") }
            source.setCancelHandler { [log] in log.note("cancelled") }
            source.resume()
            stage.advance(by: 0.4)
            source.suspend()
            stage.advance(by: 0.4)
            source.resume()
            source.cancel()
            stage.advance(by: 0.5)
            #expect(log.lines.prefix(2) == ["source 100", "source 300"])
            #expect(log.lines.last == "cancelled 800")
        }
    }

    @Test func `a timer source elsewhere fires`() {
        onStage { stage in
            let source = DispatchSource.makeTimerSource(queue: .global())
            source.schedule(deadline: .now() + 0.1)
            source.setEventHandler { [log] in DispatchQueue.main.async { log.note("source") } }
            source.activate()
            stage.advance(by: 0.5)
            #expect(log.lines == ["source 100"])
            source.cancel()
        }
    }

    @Test func `dates are real`() {
        onStage { stage in
            let start = Date()
            stage.advance(by: 1000)
            #expect(Date().timeIntervalSince(start) < 900)
            #expect(abs(CACurrentMediaTime() - 1001) < 1e-6)
        }
    }

    @Test func `a timer whose date was set before it was added fires once`() {
        onStage { stage in
            let timer = Timer(fire: Date(timeIntervalSinceNow: 5), interval: 0, repeats: false) { [log] _ in
                log.note("timer")
            }
            timer.fireDate = Date(timeIntervalSinceNow: 0.2)
            RunLoop.main.add(timer, forMode: .common)
            stage.advance(by: 2)
            #expect(log.lines == ["timer 200"])
            #expect(!timer.isValid)
        }
    }

    @Test(arguments: [1e300, .infinity, .greatestFiniteMagnitude, 1e10])
    func `a timer of a time that never comes does nothing`(_ interval: TimeInterval) {
        onStage { stage in
            let timers = [true, false].map { repeats in
                Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { [log] _ in log.note("timer") }
            }
            stage.advance(by: 100)
            #expect(log.lines.isEmpty)
            for timer in timers { timer.invalidate() }
        }
    }

    @Test func `a timer source that is let go of in the turn in which it is due does not fire`() {
        onStage { stage in
            nonisolated(unsafe) var source: (any DispatchSourceTimer)? = DispatchSource.makeTimerSource(queue: .main)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { source = nil }
            source?.schedule(deadline: .now() + 0.1, repeating: 0.1)
            source?.setEventHandler { [log] in log.note("source") }
            source?.activate()
            stage.advance(by: 1)
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `a timer lets go of its target when it is over`() {
        @MainActor final class Target: NSObject {
            var calls = 0
            func tick(_ timer: Timer) { calls += 1 }
        }
        onStage { stage in
            weak var once: Target?
            weak var scheduled: Target?
            weak var repeating: Target?
            do {
                let (a, b, c) = (Target(), Target(), Target())
                let tick = Selector(Target.tick(_:), named: "tick:")
                RunLoop.main.add(
                    Timer(timeInterval: 0.1, target: a, selector: tick, userInfo: nil, repeats: false), forMode: .common
                )
                _ = Timer.scheduledTimer(timeInterval: 0.1, target: b, selector: tick, userInfo: nil, repeats: false)
                let timer = Timer.scheduledTimer(
                    timeInterval: 0.1, target: c, selector: tick, userInfo: nil, repeats: true)
                (once, scheduled, repeating) = (a, b, c)
                stage.advance(by: 0.55)
                #expect(a.calls == 1 && b.calls == 1 && c.calls == 5)
                timer.invalidate()
            }
            #expect(once == nil && scheduled == nil && repeating == nil)
        }
    }
}

import Combine
import Foundation
import InterludeStage
import QuartzCore
import TestStages
import Testing
import UIKit

/// Schedulers of the main queue run on the stage's clock.
@MainActor @Suite(.withoutThreadSanitizer) struct SchedulerTests {
    private let log = WorkLog()
    private let subject = PassthroughSubject<String, Never>()

    /// The lines that a publisher writes on a stage.
    private func lines<P: Publisher>(
        _ values: [(Double, String)], end: Double? = nil, for duration: Double = 3,
        _ make: (PassthroughSubject<String, Never>) -> P
    ) -> [String] {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        let subject = PassthroughSubject<String, Never>()
        let subscription = make(subject).sink(
            receiveCompletion: { [log] completion in
                if case .failure(let error) = completion { log.note(error) } else { log.note("end") }
            }, receiveValue: { [log] in log.note($0) })
        for (time, value) in values { at(time) { subject.send(value) } }
        if let end { at(end) { subject.send(completion: .finished) } }
        stage.advance(by: duration)
        subscription.cancel()
        return log.lines
    }

    private func at(_ time: Double, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { action() }
    }

    @Test func `debounce publishes after a pause`() {
        let values = [(0.1, "a"), (0.2, "b"), (1, "c")]
        #expect(lines(values) { $0.debounce(for: 0.3, scheduler: DispatchQueue.main) } == ["b 500", "c 1300"])
    }

    @Test func `debounce on the main run loop and the main operation queue`() {
        let values = [(0.1, "a"), (0.2, "b")]
        #expect(lines(values) { $0.debounce(for: .milliseconds(300), scheduler: RunLoop.main) } == ["b 500"])
        #expect(
            lines(values) { $0.debounce(for: .seconds(0.3), scheduler: OperationQueue.main) } == ["b 500", "b 500"])
    }

    @Test func `debounce drops what waits at the end`() {
        #expect(lines([(0.1, "a")], end: 0.2) { $0.debounce(for: 0.3, scheduler: DispatchQueue.main) } == ["end 200"])
    }

    @Test func `debounce that is canceled publishes nothing`() {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        let subscription = subject.debounce(for: 0.3, scheduler: DispatchQueue.main).sink { [log] in log.note($0) }
        subject.send("a")
        stage.advance(by: 0.2)
        subscription.cancel()
        stage.advance(by: 1)
        #expect(log.lines.isEmpty)
    }

    @Test func `throttle publishes the latest element once an interval`() {
        let values = [(0.1, "a"), (0.2, "b"), (0.3, "c"), (0.7, "d"), (2, "e")]
        #expect(
            lines(values) { $0.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true) }
                == ["a 100", "c 600", "d 1100", "e 2000"])
    }

    @Test func `throttle publishes the first element of an interval`() {
        let values = [(0.1, "a"), (0.2, "b"), (0.3, "c"), (2, "e")]
        #expect(
            lines(values) { $0.throttle(for: 0.5, scheduler: RunLoop.main, latest: false) }
                == ["a 100", "b 600", "e 2000"])
    }

    @Test func `throttle publishes what waits before the end`() {
        #expect(
            lines([(0.1, "a"), (0.2, "b")], end: 0.3) {
                $0.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
            } == ["a 100", "b 600", "end 600"])
    }

    @Test func `delay shifts values and the end`() {
        #expect(
            lines([(0.1, "a"), (0.2, "b")], end: 0.3) { $0.delay(for: 0.5, scheduler: DispatchQueue.main) }
                == ["a 600", "b 700", "end 800"])
        #expect(lines([(0.1, "a")]) { $0.delay(for: .seconds(1), scheduler: RunLoop.main) }.last == "a 1100")
    }

    @Test func `timeout ends a publisher that is silent for too long`() {
        let values = [(0.1, "a"), (0.5, "b"), (2, "c")]
        #expect(lines(values) { $0.timeout(0.5, scheduler: DispatchQueue.main) } == ["a 100", "b 500", "end 1000"])
    }

    @Test func `timeout fails with its custom error`() {
        #expect(
            lines([(0.1, "a")]) {
                $0.setFailureType(to: Flaw.self)
                    .timeout(.seconds(0.5), scheduler: RunLoop.main, customError: { Flaw("late") })
            } == ["a 100", "late 600"])
    }

    @Test func `receive on the main queue delivers in a later iteration, in order`() {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        var values: [Int] = []
        let subscription = [1, 2, 3].publisher.receive(on: DispatchQueue.main).sink { values.append($0) }
        #expect(values.isEmpty)
        stage.advance(by: 0)
        #expect(values == [1, 2, 3])
        subscription.cancel()
    }

    @Test func `receive that is canceled delivers nothing more`() {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        var values: [Int] = []
        let subscription = [1, 2].publisher.receive(on: RunLoop.main).sink { values.append($0) }
        subscription.cancel()
        stage.advance(by: 0.1)
        #expect(values.isEmpty)
    }

    @Test func `subscribe on the main queue subscribes in a later iteration`() {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        var isSubscribed = false
        let publisher = Just(1).handleEvents(receiveSubscription: { _ in isSubscribed = true })
        let recorder = publisher.subscribe(on: DispatchQueue.main).record()
        #expect(!isSubscribed)
        stage.advance(by: 0.1)
        #expect(isSubscribed && recorder.events == ["1", "finished"])
    }

    @Test func `measureInterval measures on the stage's clock`() {
        let result = lines([(0.25, "a"), (1, "b")]) {
            $0.measureInterval(using: DispatchQueue.main).map { "\($0.magnitude / 1_000_000)" }
        }
        #expect(result == ["250 250", "750 1000"])
    }

    @Test func `collect by time publishes once an interval`() {
        let values = [(0.1, "a"), (0.2, "b"), (0.7, "c")]
        #expect(
            lines(values, end: 1.2) { $0.collect(.byTime(DispatchQueue.main, .seconds(0.5))).map { $0.joined() } }
                == ["ab 500", "c 1000", "end 1200"])
        #expect(
            lines(values) { $0.collect(.byTimeOrCount(RunLoop.main, .seconds(0.5), 2)).map { $0.joined() } }.suffix(2)
                == ["ab 200", "c 1000"])
    }

    @Test func `a scheduler repeats until it is canceled`() {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        let queue = DispatchQueue.main
        let cancellable = queue.schedule(after: queue.now.advanced(by: 0.2), interval: 0.1) { [log] in log.note("x") }
        stage.advance(by: 0.45)
        cancellable.cancel()
        stage.advance(by: 1)
        #expect(log.lines == ["x 200", "x 300", "x 400"])
    }

    @Test func `the immediate scheduler acts at once`() {
        #expect([1, 2].publisher.receive(on: ImmediateScheduler.shared).events == ["1", "2", "finished"])
        #expect(Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared).events == ["1", "finished"])
    }
}

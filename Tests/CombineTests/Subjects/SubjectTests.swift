import Combine
import Foundation
import Testing

@Suite struct SubjectTests {
    @Test func `a passthrough subject sends to all its subscribers, in their order`() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let a = subject.sink { log.append("a\($0)") }
        let b = subject.sink { log.append("b\($0)") }
        subject.send(1)
        a.cancel()
        subject.send(2)
        #expect(log == ["a1", "b1", "b2"])
        b.cancel()
    }

    @Test func `a passthrough subject drops what is not asked for`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(.max(1))
        subject.send(1)
        subject.send(2)
        recorder.request(1)
        subject.send(3)
        #expect(recorder.events == ["1", "3"])
    }

    @Test func `a current value subject delivers the current value on later demand`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.record(.none)
        subject.send(2)
        subject.value = 3
        #expect(recorder.events.isEmpty)
        recorder.request(1)
        #expect(recorder.events == ["3"])
        subject.send(4)
        subject.send(5)
        recorder.request(2)
        #expect(recorder.events == ["3", "5"])
        subject.send(6)
        #expect(recorder.events == ["3", "5", "6"])
        #expect(subject.value == 6)
    }

    @Test func `a current value subject has the new value while it sends it`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        let cancellable = subject.sink { _ in seen.append(subject.value) }
        subject.send(2)
        #expect(seen == [1, 2])
        cancellable.cancel()
    }

    @Test func `nothing follows a completion, and later subscribers receive it`() {
        let passthrough = PassthroughSubject<Int, Flaw>()
        let current = CurrentValueSubject<Int, Flaw>(0)
        let recorders = [passthrough.record(), current.record()]
        for subject in [AnySubject(passthrough), AnySubject(current)] {
            subject.send(1)
            subject.complete(.failure(Flaw("x")))
            subject.send(2)
            subject.complete(.finished)
        }
        #expect(recorders.map(\.events) == [["1", "failed x"], ["0", "1", "failed x"]])
        #expect(passthrough.events == ["failed x"])
        #expect(current.events == ["failed x"])
        #expect(current.value == 1)
    }

    private struct AnySubject {
        let send: (Int) -> Void
        let complete: (Subscribers.Completion<Flaw>) -> Void
        init<S: Subject>(_ subject: S) where S.Output == Int, S.Failure == Flaw {
            send = { subject.send($0) }
            complete = { subject.send(completion: $0) }
        }
    }

    @Test func `a value that is sent by a subscriber arrives inside of the first one`() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let a = subject.sink {
            log.append("a\($0)")
            if $0 == 1 { subject.send(2) }
        }
        let b = subject.sink { log.append("b\($0)") }
        subject.send(1)
        #expect(log == ["a1", "a2", "b2", "b1"])
        a.cancel()
        b.cancel()
    }

    @Test func `a subscriber that another one cancels gets nothing more`() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var b: AnyCancellable?
        let a = subject.sink { _ in b?.cancel() }
        b = subject.sink { values.append($0) }
        subject.send(1)
        #expect(values.isEmpty)
        a.cancel()
    }

    @Test func `a subject subscribes to a publisher`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        let source = PassthroughSubject<Int, Never>()
        let cancellable = source.subscribe(subject)
        source.send(1)
        cancellable.cancel()
        source.send(2)
        #expect(recorder.events == ["1"])
    }

    @Test func `many threads may send`() {
        let subject = PassthroughSubject<Int, Never>()
        let lock = NSLock()
        var sum = 0
        let cancellable = subject.sink { value in lock.withLock { sum += value } }
        nonisolated(unsafe) let shared = subject
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<100 { shared.send(1) }
        }
        #expect(sum == 800)
        cancellable.cancel()
    }
}

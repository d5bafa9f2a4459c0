import Combine
import Testing

/// share, multicast, makeConnectable, autoconnect, buffer, and the operators that wait for another publisher.
@Suite struct SharingTests {
    @Test func `share subscribes once, and cancels with its last subscriber`() {
        let log = UpstreamLog()
        let subject = PassthroughSubject<Int, Never>()
        let shared = log.watch(subject).share()
        let (a, b) = (shared.record(), shared.record())
        subject.send(1)
        a.cancel()
        subject.send(2)
        b.cancel()
        #expect(a.events == ["1"])
        #expect(b.events == ["1", "2"])
        #expect(log.lines == ["unlimited", "cancel"])
    }

    @Test func `share gives a late subscriber the completion only`() {
        var count = 0
        let shared = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }.share()
        #expect(shared.events == ["1", "finished"])
        #expect(shared.events == ["finished"])
        #expect(count == 1)
    }

    @Test func `share connects again after its last subscriber was canceled`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let shared = subject.share()
        let first = shared.record()
        first.cancel()
        subject.send(2)
        let second = shared.record()
        #expect(first.events == ["1"])
        #expect(second.events == ["2"])
    }

    @Test func `a share that nothing else holds lives as long as its subscriptions`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.share().map { $0 * 2 }.record()
        subject.send(1)
        #expect(recorder.events == ["2"])
    }

    @Test func `a connectable publisher begins with connect`() {
        let publisher = [1, 2].publisher.makeConnectable()
        let (a, b) = (publisher.record(), publisher.record())
        #expect(a.events.isEmpty)
        _ = publisher.connect()
        #expect(a.events == ["1", "2", "finished"])
        #expect(b.events == a.events)
    }

    @Test func `a multicast sends through its subject until it is disconnected`() {
        let source = PassthroughSubject<Int, Never>()
        let publisher = source.multicast(subject: CurrentValueSubject<Int, Never>(0))
        let recorder = publisher.record()
        let connection = publisher.connect()
        source.send(1)
        connection.cancel()
        source.send(2)
        #expect(recorder.events == ["0", "1"])
    }

    @Test func `a buffer keeps elements until there is demand`() {
        let subject = PassthroughSubject<Int, Never>()
        let newest = subject.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).record(.none)
        for value in 1...4 { subject.send(value) }
        newest.request(5)
        #expect(newest.events == ["1", "2"])
    }

    @Test func `a buffer drops its oldest element, or fails`() {
        let (left, right) = (CurrentValueSubject<Int, Flaw>(0), CurrentValueSubject<Int, Flaw>(0))
        let oldest = Greedy(left).buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(.none)
        let failing = Greedy(right).buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Flaw("full") })
            .record(.none)
        for value in 1...3 {
            left.send(value)
            right.send(value)
        }
        #expect(failing.events == ["failed full"])
        oldest.request(3)
        #expect(oldest.events.prefix(2) == ["2", "3"])
    }

    /// Publishes regardless of demand.
    private struct Greedy: Publisher {
        typealias Output = Int
        typealias Failure = Flaw
        let upstream: CurrentValueSubject<Int, Flaw>
        init(_ upstream: CurrentValueSubject<Int, Flaw>) { self.upstream = upstream }
        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Flaw {
            let cancellable = Locker()
            subscriber.receive(subscription: cancellable)
            cancellable.hold = upstream.dropFirst().sink(receiveCompletion: { _ in }) { _ = subscriber.receive($0) }
        }
        final class Locker: Subscription {
            var hold: AnyCancellable?
            func request(_ demand: Subscribers.Demand) {}
            func cancel() { hold?.cancel() }
        }
    }

    @Test func `prefix ends with the first element of another publisher`() {
        let (subject, stop) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Flaw>())
        let recorder = subject.prefix(untilOutputFrom: stop).record()
        subject.send(1)
        stop.send()
        subject.send(2)
        #expect(recorder.events == ["1", "finished"])
        #expect([1].publisher.prefix(untilOutputFrom: Just(0)).events == ["finished"])
        let goesOn = [1].publisher.prefix(untilOutputFrom: Empty<Int, Never>())
        #expect(goesOn.events == ["1", "finished"])
    }

    @Test func `drop ends with the first element of another publisher`() {
        let (subject, start) = (PassthroughSubject<Int, Flaw>(), PassthroughSubject<Void, Flaw>())
        let recorder = subject.drop(untilOutputFrom: start).record(.max(1))
        subject.send(1)
        subject.send(2)
        start.send()
        subject.send(3)
        subject.send(4)
        #expect(recorder.events == ["3"])
        let failing = subject.drop(untilOutputFrom: start).record()
        start.send(completion: .failure(Flaw("x")))
        #expect(failing.events == ["failed x"])
    }
}

import Combine
import Testing

/// Operators that make values of the elements of several publishers: combineLatest, zip.
@Suite struct CombiningTests {
    private let a = PassthroughSubject<Int, Flaw>()
    private let b = PassthroughSubject<String, Flaw>()

    @Test func `combineLatest waits for all, and then sends with each`() {
        let recorder = a.combineLatest(b).record()
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(3)
        b.send("y")
        #expect(recorder.events == [#"(2, "x")"#, #"(3, "x")"#, #"(3, "y")"#])
    }

    @Test func `combineLatest finishes with the last one`() {
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(completion: .finished)
        b.send("x")
        b.send(completion: .finished)
        #expect(recorder.events == ["1x", "finished"])
    }

    @Test func `combineLatest fails with the first failure`() {
        let log = UpstreamLog()
        let recorder = log.watch(a).combineLatest(b).record()
        b.send(completion: .failure(Flaw("x")))
        a.send(1)
        #expect(recorder.events == ["failed x"])
        #expect(log.lines == ["unlimited", "cancel"])
    }

    @Test func `combineLatest passes demand to all, and keeps to it`() {
        let log = UpstreamLog()
        let (left, right) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        let recorder = log.watch(left).combineLatest(log.watch(right)).record(.max(1))
        left.send(2)
        #expect(recorder.events == ["(1, 10)"])
        #expect(log.lines == ["max(1)", "max(1)"])
        recorder.request(1)
        #expect(recorder.events == ["(1, 10)", "(2, 10)"])
    }

    @Test func `combineLatest of three and four, of optionals too`() {
        let n = CurrentValueSubject<Int?, Never>(nil)
        #expect(n.combineLatest(Just(1), Just(2)).record().events == ["(nil, 1, 2)"])
        let four = Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4))
        #expect(four.events == ["(1, 2, 3, 4)", "finished"])
        #expect(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.events == ["6", "finished"])
        #expect(Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.events == ["10", "finished"])
    }

    @Test func `combineLatest that is canceled cancels all`() {
        let log = UpstreamLog()
        let recorder = log.watch(a).combineLatest(log.watch(b)).record()
        recorder.cancel()
        a.send(1)
        b.send("x")
        #expect(recorder.events.isEmpty)
        #expect(log.lines == ["unlimited", "unlimited", "cancel", "cancel"])
    }

    @Test func `a value sent during a delivery follows it`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = Recorder<String, Never>()
        recorder.onValue = { _ in if subject.value == 0 { subject.send(1) } }
        subject.combineLatest(Just("x")) { "\($0)\($1)" }.subscribe(recorder)
        #expect(recorder.events == ["0x", "1x"])
    }

    @Test func `zip pairs elements in their order`() {
        let recorder = a.zip(b).record()
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        b.send("z")
        #expect(recorder.events == [#"(1, "x")"#, #"(2, "y")"#])
    }

    @Test func `zip finishes when nothing can follow`() {
        let log = UpstreamLog()
        let recorder = a.zip(log.watch(b)).record()
        a.send(1)
        a.send(2)
        a.send(completion: .finished)
        b.send("x")
        #expect(recorder.events == [#"(1, "x")"#])
        b.send("y")
        #expect(recorder.events == [#"(1, "x")"#, #"(2, "y")"#, "finished"])
        #expect(log.lines == ["unlimited", "cancel"])
    }

    @Test func `zip fails at once`() {
        let recorder = a.zip(b).record()
        a.send(1)
        a.send(completion: .failure(Flaw("x")))
        b.send("x")
        #expect(recorder.events == ["failed x"])
    }

    @Test func `zip of three and four`() {
        #expect([1, 2].publisher.zip([3, 4].publisher, [5].publisher).events == ["(1, 3, 5)", "finished"])
        #expect(Just(1).zip(Just(2), Just(3), Just(4)).events == ["(1, 2, 3, 4)", "finished"])
        #expect(Just(1).zip(Just(2)) { $0 + $1 }.events == ["3", "finished"])
    }

    @Test func `zip passes demand to all`() {
        let recorder = (1...3).publisher.zip((4...6).publisher).record(.max(1))
        #expect(recorder.events == ["(1, 4)"])
        recorder.request(2)
        #expect(recorder.events == ["(1, 4)", "(2, 5)", "(3, 6)", "finished"])
    }
}

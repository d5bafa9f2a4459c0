import Combine
import Testing

/// Operators with several publishers above them whose elements stay what they are: merge, flatMap, switchToLatest.
@Suite struct MergingTests {
    private let a = PassthroughSubject<Int, Flaw>()
    private let b = PassthroughSubject<Int, Flaw>()

    @Test func `merge sends what arrives, and finishes with the last one`() {
        let recorder = a.merge(with: b).record()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        #expect(recorder.events == ["1", "2", "3", "finished"])
    }

    @Test func `merge fails with the first failure, and cancels the others`() {
        let log = UpstreamLog()
        let recorder = Publishers.Merge(log.watch(a), b).record()
        b.send(completion: .failure(Flaw("x")))
        a.send(1)
        #expect(recorder.events == ["failed x"])
        #expect(log.lines == ["unlimited", "cancel"])
    }

    @Test func `merge respects demand, and buffers one element of each publisher`() {
        let recorder = [1, 2].publisher.merge(with: [10, 20].publisher).record(.max(1))
        #expect(recorder.events == ["1"])
        recorder.request(2)
        #expect(recorder.events.count == 3)
        recorder.request(5)
        #expect(Set(recorder.events) == ["1", "2", "10", "20", "finished"])
    }

    @Test func `up to eight publishers and arrays of them are merged`() {
        let j = Just(1)
        #expect(j.merge(with: j, j).count().events == ["3", "finished"])
        #expect(j.merge(with: j, j, j).count().events == ["4", "finished"])
        #expect(j.merge(with: j, j, j, j).count().events == ["5", "finished"])
        #expect(j.merge(with: j, j, j, j, j).count().events == ["6", "finished"])
        #expect(j.merge(with: j, j, j, j, j, j).count().events == ["7", "finished"])
        #expect(j.merge(with: j, j, j, j, j, j, j).count().events == ["8", "finished"])
        #expect(Publishers.MergeMany([j, j, j]).count().events == ["3", "finished"])
        #expect(Publishers.MergeMany([Just<Int>]()).events == ["finished"])
    }

    @Test func `a merge that is canceled cancels all`() {
        let log = UpstreamLog()
        let recorder = log.watch(a).merge(with: log.watch(b)).record()
        recorder.cancel()
        a.send(1)
        #expect(recorder.events.isEmpty)
        #expect(log.lines == ["unlimited", "unlimited", "cancel", "cancel"])
    }

    @Test func `flatMap publishes what the new publishers publish`() {
        #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.events == ["1", "10", "2", "20", "finished"])
        #expect([1].publisher.flatMap { _ in Fail<Int, Flaw>(error: Flaw("x")) }.events == ["failed x"])
        #expect(a.flatMap { Just($0) }.record().events.isEmpty)
        #expect(Fail<Int, Flaw>(error: Flaw("x")).flatMap { Just($0) }.events == ["failed x"])
    }

    @Test func `flatMap finishes after all publishers`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Flaw>, Flaw>()
        let recorder = outer.flatMap { $0 }.record()
        outer.send(a)
        outer.send(b)
        outer.send(completion: .finished)
        b.send(1)
        b.send(completion: .finished)
        a.send(2)
        #expect(recorder.events == ["1", "2"])
        a.send(completion: .finished)
        #expect(recorder.events == ["1", "2", "finished"])
    }

    @Test func `flatMap requests its maximum number of publishers`() {
        let log = UpstreamLog()
        let outer = PassthroughSubject<PassthroughSubject<Int, Flaw>, Flaw>()
        let recorder = log.watch(outer).flatMap(maxPublishers: .max(1)) { $0 }.record()
        outer.send(a)
        outer.send(b)
        b.send(5)
        a.send(1)
        a.send(completion: .finished)
        #expect(recorder.events == ["1"])
        #expect(log.lines == ["max(1)", "max(1)"])
    }

    @Test func `flatMap keeps to the demand`() {
        let recorder = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.record(.max(1))
        #expect(recorder.events == ["1"])
        recorder.request(10)
        #expect(recorder.events.count == 5)
    }

    @Test func `switchToLatest cancels the publisher before`() {
        let log = UpstreamLog()
        let outer = PassthroughSubject<AnyPublisher<Int, Flaw>, Flaw>()
        let recorder = outer.switchToLatest().record()
        outer.send(log.watch(a).eraseToAnyPublisher())
        a.send(1)
        outer.send(b.eraseToAnyPublisher())
        a.send(2)
        b.send(3)
        #expect(recorder.events == ["1", "3"])
        #expect(log.lines == ["unlimited", "cancel"])
        outer.send(completion: .finished)
        b.send(4)
        b.send(completion: .finished)
        #expect(recorder.events == ["1", "3", "4", "finished"])
    }

    @Test func `switchToLatest takes the demand along`() {
        let outer = PassthroughSubject<Publishers.Sequence<[Int], Never>, Never>()
        let recorder = outer.switchToLatest().record(.max(3))
        outer.send([1, 2].publisher)
        outer.send([3, 4].publisher)
        #expect(recorder.events == ["1", "2", "3"])
    }

    @Test func `switchToLatest fails with either`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Flaw>, Flaw>()
        let recorder = outer.switchToLatest().record()
        outer.send(a)
        a.send(completion: .failure(Flaw("x")))
        outer.send(b)
        b.send(1)
        #expect(recorder.events == ["failed x"])
        #expect(Just(Fail<Int, Flaw>(error: Flaw("y"))).switchToLatest().events == ["failed y"])
    }
}

import Combine
import Testing

@Suite struct SourceTests {
    @Test func `a just sends its value on demand, and finishes`() {
        let recorder = Just(1).record(.none)
        #expect(recorder.events.isEmpty)
        recorder.request(1)
        #expect(recorder.events == ["1", "finished"])
    }

    @Test func `an empty publisher finishes, or never does`() {
        #expect(Empty<Int, Never>().events == ["finished"])
        #expect(Empty<Int, Never>(completeImmediately: false).events.isEmpty)
    }

    @Test func `a failing publisher fails without demand`() {
        #expect(Fail<Int, Flaw>(error: Flaw("x")).record(.none).events == ["failed x"])
    }

    @Test func `a sequence respects demand, and finishes after its last element`() {
        let recorder = (1...3).publisher.record(.max(1), more: .none)
        #expect(recorder.events == ["1"])
        recorder.request(2)
        #expect(recorder.events == ["1", "2", "3", "finished"])
    }

    @Test func `a sequence continues with the demand that a delivery returns`() {
        #expect((1...3).publisher.record(.max(1), more: .max(1)).events == ["1", "2", "3", "finished"])
    }

    @Test func `a sequence stops at once when it is canceled`() {
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { if $0.events.count == 2 { $0.cancel() } }
        (1...1000).publisher.subscribe(recorder)
        #expect(recorder.events == ["1", "2"])
    }

    @Test func `a request from inside a delivery does not recurse`() {
        let recorder = Recorder<Int, Never>(.max(1))
        recorder.onValue = { $0.request(1) }
        (1...50_000).publisher.subscribe(recorder)
        #expect(recorder.events.count == 50_001)
    }

    @Test func `an empty sequence finishes without demand`() {
        #expect([Int]().publisher.record(.none).events == ["finished"])
    }

    @Test func `an optional sends its value, if there is one`() {
        #expect(Optional(1).publisher.events == ["1", "finished"])
        #expect(Int?.none.publisher.events == ["finished"])
    }

    @Test func `a result sends its value or fails`() {
        #expect(Result<Int, Flaw>.success(1).publisher.events == ["1", "finished"])
        #expect(Result<Int, Flaw>.failure(Flaw("x")).publisher.events == ["failed x"])
    }

    @Test func `a record plays its recording to each subscriber`() {
        let record = Record<Int, Flaw> {
            $0.receive(1)
            $0.receive(2)
            $0.receive(completion: .failure(Flaw("x")))
        }
        #expect(record.events == ["1", "2", "failed x"])
        #expect(record.events == ["1", "2", "failed x"])
    }

    @Test func `a deferred publisher is made for each subscriber`() {
        var count = 0
        let publisher = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        #expect(publisher.events == ["1", "finished"])
        #expect(publisher.events == ["2", "finished"])
    }

    @Test func `a future works at once, and once`() {
        var count = 0
        let future = Future<Int, Never> { promise in
            count += 1
            promise(.success(5))
            promise(.success(6))
        }
        #expect(count == 1)
        #expect(future.events == ["5", "finished"])
        #expect(future.events == ["5", "finished"])
        #expect(count == 1)
    }

    @Test func `a future keeps its promise later, to those that have not canceled`() {
        var promise: Future<Int, Flaw>.Promise = { _ in }
        let future = Future<Int, Flaw> { promise = $0 }
        let (all, none, canceled) = (future.record(), future.record(.none), future.record())
        canceled.cancel()
        promise(.success(1))
        #expect(all.events == ["1", "finished"])
        #expect(canceled.events.isEmpty)
        #expect(none.events.isEmpty)
        none.request(1)
        #expect(none.events == ["1", "finished"])
    }

    @Test func `a future may fail`() {
        #expect(Future<Int, Flaw> { $0(.failure(Flaw("x"))) }.record(.none).events == ["failed x"])
    }
}

import Combine
import Testing

@Suite struct AnyPublisherTests {
    @Test func `it sends what the wrapped publisher sends`() {
        #expect([1, 2].publisher.eraseToAnyPublisher().events == ["1", "2", "finished"])
        #expect(Fail<Int, Flaw>(error: Flaw("x")).eraseToAnyPublisher().events == ["failed x"])
    }

    @Test func `it passes demand and cancellation`() {
        let recorder = (1...5).publisher.eraseToAnyPublisher().record(.max(2))
        #expect(recorder.events == ["1", "2"])
        recorder.request(1)
        #expect(recorder.events == ["1", "2", "3"])
        recorder.cancel()
        recorder.request(1)
        #expect(recorder.events == ["1", "2", "3"])
    }

    @Test func `any subscriber forwards to what it wraps`() {
        let recorder = Recorder<Int, Never>(.max(1))
        [1, 2].publisher.subscribe(AnySubscriber(recorder))
        #expect(recorder.events == ["1"])
    }

    @Test func `any subscriber of closures calls them`() {
        var values: [Int] = []
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: {
                values.append($0)
                return .none
            })
        [1, 2].publisher.subscribe(subscriber)
        #expect(values == [1])
    }
}

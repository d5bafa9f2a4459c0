import Combine
import Testing

/// Operators that continue with another publisher: append, prepend, catch, retry.
@Suite struct SequencingTests {
    private let numbers = [1, 2].publisher.setFailureType(to: Flaw.self)
    private let failing = Fail<Int, Flaw>(error: Flaw("x"))

    @Test func `append and prepend`() {
        #expect([1].publisher.append(2, 3).events == ["1", "2", "3", "finished"])
        #expect([1].publisher.prepend(2, 3).events == ["2", "3", "1", "finished"])
        #expect([1].publisher.append([2]).prepend([0]).events == ["0", "1", "2", "finished"])
        #expect([1].publisher.append(Just(2)).events == ["1", "2", "finished"])
        #expect([1].publisher.prepend(Just(0)).events == ["0", "1", "finished"])
        #expect(failing.append(2).events == ["failed x"])
    }

    @Test func `demand is passed to the next publisher`() {
        let recorder = [1, 2].publisher.append(3, 4).record(.max(3))
        #expect(recorder.events == ["1", "2", "3"])
        recorder.request(1)
        #expect(recorder.events == ["1", "2", "3", "4", "finished"])
    }

    @Test func `the second publisher is not attached before the first one finishes`() {
        var isAttached = false
        let first = PassthroughSubject<Int, Never>()
        let second = Just(2).handleEvents(receiveSubscription: { _ in isAttached = true })
        let recorder = first.append(second).record()
        first.send(1)
        #expect(!isAttached)
        first.send(completion: .finished)
        #expect(isAttached && recorder.events == ["1", "2", "finished"])
    }

    @Test func `a canceled subscription does not continue`() {
        let first = PassthroughSubject<Int, Never>()
        let recorder = first.append(2).record()
        recorder.cancel()
        first.send(completion: .finished)
        #expect(recorder.events.isEmpty)
    }

    @Test func `catch continues with another publisher`() {
        #expect(numbers.append(failing).catch { _ in Just(9) }.events == ["1", "2", "9", "finished"])
        #expect(numbers.catch { _ in Just(9) }.events == ["1", "2", "finished"])
        #expect(failing.catch { Fail<Int, Flaw>(error: Flaw("\($0)y")) }.events == ["failed xy"])
    }

    @Test func `tryCatch may throw`() {
        #expect(failing.tryCatch { _ in Just(9) }.events == ["9", "finished"])
        #expect(failing.tryCatch { error -> Just<Int> in throw Flaw("\(error)z") }.events == ["failed xz"])
    }

    @Test func `retry subscribes again up to its limit`() {
        var count = 0
        let publisher = Deferred { () -> AnyPublisher<Int, Flaw> in
            count += 1
            return count < 3 ? failing.prepend(count).eraseToAnyPublisher() : numbers.eraseToAnyPublisher()
        }
        #expect(publisher.retry(2).events == ["1", "2", "1", "2", "finished"])
        count = 0
        #expect(publisher.retry(1).events == ["1", "2", "failed x"])
    }
}

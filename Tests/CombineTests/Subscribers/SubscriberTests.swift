import Combine
import Testing

private final class Box {
    var value = 0
}

@Suite struct SubscriberTests {
    @Test func `a sink gets values and the completion`() {
        var events: [String] = []
        _ = [1, 2].publisher.sink(
            receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
        #expect(events == ["1", "2", "finished"])
    }

    @Test func `a sink gets nothing after it is canceled from inside`() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var cancellable: AnyCancellable?
        cancellable = subject.sink {
            values.append($0)
            cancellable?.cancel()
        }
        subject.send(1)
        subject.send(2)
        #expect(values == [1])
    }

    @Test func `a sink releases its closures at the end`() {
        let subject = PassthroughSubject<Int, Never>()
        weak var box: Box?
        let cancellable: AnyCancellable
        do {
            let held = Box()
            box = held
            cancellable = subject.sink { held.value = $0 }
        }
        #expect(box != nil)
        subject.send(completion: .finished)
        #expect(box == nil)
        cancellable.cancel()
    }

    @Test func `assign writes a property, and holds the object until it is canceled`() {
        let subject = PassthroughSubject<Int, Never>()
        weak var box: Box?
        let cancellable: AnyCancellable
        do {
            let held = Box()
            box = held
            cancellable = subject.assign(to: \.value, on: held)
        }
        subject.send(3)
        #expect(box?.value == 3)
        cancellable.cancel()
        #expect(box == nil)
    }

    @Test func `a second subscription is canceled`() {
        var isCanceled = false
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        PassthroughSubject<Int, Never>().subscribe(sink)
        PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { isCanceled = true }).subscribe(sink)
        #expect(isCanceled)
    }
}

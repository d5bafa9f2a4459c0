import Combine
import Testing

@Suite struct AnyCancellableTests {
    @Test func `it cancels once`() {
        var count = 0
        let cancellable = AnyCancellable { count += 1 }
        cancellable.cancel()
        cancellable.cancel()
        #expect(count == 1)
    }

    @Test func `it cancels when it is deinitialized`() {
        var count = 0
        var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
        #expect(cancellable != nil && count == 0)
        cancellable = nil
        #expect(count == 1)
    }

    @Test func `a set of them holds subscriptions until it is emptied`() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var set: Set<AnyCancellable> = []
        subject.sink { values.append($0) }.store(in: &set)
        subject.sink { values.append($0 * 10) }.store(in: &set)
        #expect(set.count == 2)
        subject.send(1)
        set.removeAll()
        subject.send(2)
        #expect(values == [1, 10])
    }

    @Test func `an array of them holds subscriptions`() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var list: [AnyCancellable] = []
        subject.sink { values.append($0) }.store(in: &list)
        subject.send(1)
        #expect(values == [1])
    }
}

import Combine
import Testing

private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
    var plain = 0
}

private final class Manual: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    var name = "" { willSet { objectWillChange.send(newValue) } }
}

private final class Bare: ObservableObject {}

private class Parent: ObservableObject {
    @Published var first = 0
}

private final class Child: Parent {
    @Published var second = 0
}

@Suite struct PublishedTests {
    @Test func `a property publishes its value and each new one`() {
        let model = Model()
        let recorder = model.$name.record()
        model.name = "b"
        model.name = "b"
        #expect(recorder.events == ["a", "b", "b"])
        #expect(model.name == "b")
        recorder.cancel()
        model.name = "c"
        #expect(recorder.events == ["a", "b", "b"])
    }

    @Test func `a subscriber is called before the property changes`() {
        let model = Model()
        var seen: [String] = []
        let subscription = model.$name.sink { seen.append("\(model.name) \($0)") }
        model.name = "b"
        #expect(seen == ["a a", "a b"])
        subscription.cancel()
    }

    @Test func `a property delivers its current value on later demand`() {
        let model = Model()
        let recorder = model.$count.record(.none)
        model.count = 1
        model.count = 2
        recorder.request(1)
        #expect(recorder.events == ["2"])
    }

    @Test func `an object publishes before each change of a published property`() {
        let model = Model()
        var seen: [Int] = []
        let subscription = model.objectWillChange.sink { seen.append(model.count) }
        model.count = 1
        model.name = "b"
        model.plain = 1
        model.count += 1
        #expect(seen == [0, 1, 1])
        #expect(model.objectWillChange === model.objectWillChange)
        subscription.cancel()
    }

    @Test func `published properties of a superclass count too`() {
        let child = Child()
        var count = 0
        let subscription = child.objectWillChange.sink { count += 1 }
        child.first = 1
        child.second = 2
        #expect(count == 2)
        subscription.cancel()
    }

    @Test func `an object without published properties can send a change`() {
        let bare = Bare()
        var count = 0
        let subscription = bare.objectWillChange.sink { count += 1 }
        bare.objectWillChange.send()
        #expect(count == 1)
        subscription.cancel()
    }

    @Test func `an object may declare its publisher`() {
        let manual = Manual()
        let recorder = manual.objectWillChange.record()
        manual.name = "x"
        #expect(recorder.events == ["x"])
    }

    @Test func `assign to a published property lasts as long as the object`() {
        let subject = PassthroughSubject<Int, Never>()
        weak var weakModel: Model?
        var isCanceled = false
        var changes = 0
        do {
            let model = Model()
            weakModel = model
            let subscription = model.objectWillChange.sink { changes += 1 }
            defer { subscription.cancel() }
            subject.handleEvents(receiveCancel: { isCanceled = true }).assign(to: &model.$count)
            subject.send(5)
            #expect(model.count == 5)
        }
        #expect(weakModel == nil)
        #expect(isCanceled)
        #expect(changes == 1)
    }

    @Test func `properties are combined`() {
        let model = Model()
        let recorder = model.$name.combineLatest(model.$count) { "\($0)\($1)" }.removeDuplicates().record()
        model.name = "b"
        model.count = 3
        #expect(recorder.events == ["a0", "b0", "b3"])
    }

    @Test func `a subscription ends with the property`() {
        var model: Model? = Model()
        let recorder = model?.$count.record()
        model = nil
        #expect(recorder?.events == ["0", "finished"])
    }
}

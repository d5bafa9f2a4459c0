import Combine

/// An error with a name.
struct Flaw: Error, Equatable, CustomStringConvertible {
    let description: String
    init(_ name: String) { description = name }
}

/// A subscriber that records its events: values, `finished`, `failed NAME`.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
    private(set) var events: [String] = []
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let more: Subscribers.Demand
    /// Called with each value, after it has been written down.
    var onValue: (Recorder) -> Void = { _ in }

    /// - Parameters:
    ///   - first: The demand at the subscription.
    ///   - more: The demand that each delivery returns.
    init(_ first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
        (self.first, self.more) = (first, more)
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if first > .none { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append("\(input)")
        onValue(self)
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: events.append("finished")
        case .failure(let error): events.append("failed \(error)")
        }
    }

    func request(_ count: Int) { subscription?.request(.max(count)) }

    func cancel() { subscription?.cancel() }
}

extension Publisher {
    /// Subscribes a recorder.
    func record(_ first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) -> Recorder<Output, Failure>
    {
        let recorder = Recorder<Output, Failure>(first, more: more)
        subscribe(recorder)
        return recorder
    }

    /// The events of the publisher with unlimited demand.
    var events: [String] { record().events }
}

/// A log of the requests and cancellations that reach an upstream publisher.
final class UpstreamLog {
    var lines: [String] = []

    /// Passes a publisher on, and writes down demand and the cancellation.
    func watch<P: Publisher>(_ publisher: P) -> Publishers.HandleEvents<P> {
        publisher.handleEvents(
            receiveCancel: { self.lines.append("cancel") }, receiveRequest: { self.lines.append("\($0)") })
    }
}

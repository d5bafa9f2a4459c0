import Foundation

extension NotificationCenter {
    /// A publisher that emits elements when broadcasting notifications.
    public struct Publisher: Combine.Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Notification
        /// The kind of errors this publisher might publish: none.
        public typealias Failure = Never

        /// The notification center this publisher uses as a source.
        public let center: NotificationCenter
        /// The name of notifications published by this publisher.
        public let name: Notification.Name
        /// The object posting the named notification; `nil` is any.
        public let object: AnyObject?

        /// Creates a publisher that emits events when broadcasting notifications.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber. It receives notifications on the thread that posts them, and none without demand.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: NotificationSubscription(subscriber, self))
        }
    }

    /// Returns a publisher that emits events when broadcasting notifications.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Whether both publish the same notifications.
    public static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
    @unchecked Sendable
where Downstream.Input == Notification {
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var observer: (any NSObjectProtocol)?
    }
    private let state: Locked<State>
    private let center: NotificationCenter
    /// Held as long as there is the subscription.
    private let object: AnyObject?
    let description = "NotificationCenter Observer"

    init(_ downstream: Downstream, _ publisher: NotificationCenter.Publisher) {
        state = Locked(State(downstream: downstream))
        center = publisher.center
        object = publisher.object
        nonisolated(unsafe) let deliver = { [weak self] (notification: Notification) -> Void in
            self?.receive(notification)
        }
        let observer = center.addObserver(forName: publisher.name, object: object, queue: nil) { deliver($0) }
        state.with { $0.observer = observer }
    }

    deinit { if let observer = state.with({ $0.observer }) { center.removeObserver(observer) } }

    private func receive(_ notification: Notification) {
        let downstream = state.with { state in
            guard state.demand > .none else { return Downstream?.none }
            state.demand -= 1
            return state.downstream
        }
        guard let downstream else { return }
        let more = downstream.receive(notification)
        state.with { $0.demand += more }
    }

    func request(_ demand: Subscribers.Demand) { state.with { $0.demand += demand } }

    func cancel() {
        let (downstream, observer) = state.with { ($0.downstream.take(), $0.observer.take()) }
        withExtendedLifetime(downstream) {
            if let observer { center.removeObserver(observer) }
        }
    }
}

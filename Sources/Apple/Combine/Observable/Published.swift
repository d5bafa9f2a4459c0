/// A type that publishes a property marked with an attribute.
///
/// Subscribers get the present value, and each new one before the property is set to it: inside of a subscriber the property has the old
/// value.
@propertyWrapper
public struct Published<Value> {
    private let subject: PublishedSubject<Value>

    /// Creates the published instance with an initial value.
    public init(initialValue: Value) { subject = PublishedSubject(initialValue) }

    /// Creates the published instance with an initial wrapped value.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

    /// Only properties of classes can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// The property for which this instance exposes a publisher.
    public var projectedValue: Publisher {
        mutating get { Publisher(subject) }
        set { _ = newValue }
    }

    /// The value of a property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].subject.value }
        set {
            ObservableObjectPublisher.existing(for: object)?.send()
            object[keyPath: storageKeyPath].subject.send(newValue)
        }
    }

    /// The publisher of a property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get {
            let subject = object[keyPath: storageKeyPath].subject
            subject.owner = object
            return Publisher(subject)
        }
        set { _ = newValue }
    }

    /// A publisher for properties marked with the `@Published` attribute.
    public struct Publisher: Combine.Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Value
        /// The kind of errors this publisher might publish: none.
        public typealias Failure = Never

        fileprivate let subject: PublishedSubject<Value>
        fileprivate init(_ subject: PublishedSubject<Value>) { self.subject = subject }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subject.attach(subscriber)
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// The value of a published property, and its subscriptions.
private final class PublishedSubject<Value>: @unchecked Sendable {
    private struct State {
        var value: Value
        var subscriptions: [SubjectSubscription<Value, Never>] = []
        /// The subscriptions that assign to the property. They end with it.
        var assignments: [AnyCancellable] = []
        weak var owner: AnyObject?
    }
    private let state: Locked<State>

    /// The object with the property, after its publisher was read for the first time.
    var owner: AnyObject? {
        get { state.with { $0.owner } }
        set { state.with { $0.owner = newValue } }
    }

    init(_ value: Value) { state = Locked(State(value: value)) }

    deinit {
        let old = state.with { ($0.subscriptions, $0.assignments) }
        for subscription in old.0 { subscription.finish(.finished) }
        for assignment in old.1 { assignment.cancel() }
    }

    var value: Value { state.with { $0.value } }

    func send(_ value: Value) {
        for subscription in state.with({ $0.subscriptions }) { subscription.offer(value) }
        var old = value
        state.with { swap(&$0.value, &old) }
        withExtendedLifetime(old) {}
    }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let subscription = SubscriberSubscription(
            subscriber, of: "PublishedSubject", present: { [weak self] in self?.value }, onRequest: {},
            onCancel: { [weak self] gone in self?.state.with { $0.subscriptions.removeAll { $0 === gone } } })
        state.with { $0.subscriptions.append(subscription) }
        subscriber.receive(subscription: subscription)
    }

    func keep(_ assignment: AnyCancellable) { state.with { $0.assignments.append(assignment) } }
}

extension Publisher where Failure == Never {
    /// Republishes elements received from a publisher, by assigning them to a property marked as a publisher. The assignment ends with the
    /// property.
    public func assign(to published: inout Published<Output>.Publisher) {
        let subject = published.subject
        let assignment = sink { [weak subject] value in
            if let owner = subject?.owner { ObservableObjectPublisher.existing(for: owner)?.send() }
            subject?.send(value)
        }
        subject.keep(assignment)
    }
}

import InterludeFoundation

/// A type of object with a publisher that emits before the object has changed.
public protocol ObservableObject: AnyObject {
    /// The type of publisher that emits before the object has changed.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// A publisher that emits before the object has changed.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before any of the object's `@Published` properties changes. It is the same one each time.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.made(for: self) }
}

/// A publisher that publishes changes from observable objects.
public final class ObservableObjectPublisher: Publisher {
    /// The kind of values published by this publisher: none.
    public typealias Output = Void
    /// The kind of errors this publisher might publish: none.
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// Creates an observable object publisher instance.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.subscribe(subscriber)
    }

    /// Sends the changed value to the downstream subscriber.
    public func send() { subject.send() }
}

extension ObservableObjectPublisher {
    /// An address that nothing else associates values under.
    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The publisher of an object that does not declare one.
    fileprivate static func made(for object: AnyObject) -> ObservableObjectPublisher {
        let publisher = AssociationTable.own.object(key, of: object) { ObservableObjectPublisher() }
        return unsafeDowncast(publisher, to: ObservableObjectPublisher.self)
    }

    /// The publisher of an object, if `objectWillChange` was read before.
    static func existing(for object: AnyObject) -> ObservableObjectPublisher? {
        AssociationTable.own.value(key, of: object) as? ObservableObjectPublisher
    }
}

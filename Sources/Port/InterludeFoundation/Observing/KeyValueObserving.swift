import Synchronization

/// Tells who observes a property that it changes.
///
/// Whatever can be observed calls `willChange` before and `didChange` after; as long as nothing is observed anywhere that is one
/// look at a number. Porting writes the calls into `@objc dynamic` properties.
public enum KeyValueObserving {
    /// How many observations there are in the program.
    private static let count = Atomic<Int>(0)

    /// Whether anybody observes anything.
    @inlinable package static var isActive: Bool { isAnythingObserved }

    @usableFromInline static var isAnythingObserved: Bool { count.load(ordering: .relaxed) > 0 }

    /// Notes that a property is about to change.
    public static func willChange(_ object: AnyObject, _ key: String) {
        guard isActive, let list = ObserverList.of(object) else { return }
        for observer in list.observers(of: key) { observer.willChange() }
    }

    /// Tells that a property has changed, after `willChange`.
    public static func didChange(_ object: AnyObject, _ key: String) {
        guard isActive, let list = ObserverList.of(object) else { return }
        for observer in list.observers(of: key) { observer.didChange() }
    }

    static func add(_ observer: KeyValueObserver, to object: AnyObject) {
        ObserverList.made(for: object).add(observer)
        count.add(1, ordering: .relaxed)
    }

    static func remove(_ observer: KeyValueObserver, from object: AnyObject?) {
        object.flatMap(ObserverList.of)?.remove(observer)
        forget()
    }

    /// Called when an observation has ended, explicitly or with its object.
    static func forget() { count.subtract(1, ordering: .relaxed) }
}

/// A change of several properties of one object that come together: what is made at the beginning of a setter, and ended at
/// its end.
package struct KeyValueChange {
    private let object: AnyObject
    private let keys: [String]

    /// `nil` where nobody observes anything.
    @inlinable
    package init?(of object: AnyObject, _ keys: @autoclosure () -> [String]) {
        guard KeyValueObserving.isActive else { return nil }
        self.init(of: object, keys: keys())
    }

    @usableFromInline init(of object: AnyObject, keys: [String]) {
        self.object = object
        self.keys = keys
        for key in keys { KeyValueObserving.willChange(object, key) }
    }

    package func end() { for key in keys.reversed() { KeyValueObserving.didChange(object, key) } }
}

/// Who observes an object. It is associated with the object.
final class ObserverList: @unchecked Sendable {
    /// An address that nobody else associates values under.
    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    private let observers = Mutex<[KeyValueObserver]>([])

    static func of(_ object: AnyObject) -> ObserverList? {
        AssociationTable.own.value(key, of: object) as? ObserverList
    }

    static func made(for object: AnyObject) -> ObserverList {
        let list = AssociationTable.own.object(key, of: object) { ObserverList() }
        return unsafeDowncast(list, to: ObserverList.self)
    }

    func add(_ observer: KeyValueObserver) { observers.withLock { $0.append(observer) } }

    func remove(_ observer: KeyValueObserver) { observers.withLock { $0.removeAll { $0 === observer } } }

    /// Those of a property, in the order in which they came, and those that do not know the name of theirs.
    func observers(of key: String) -> [KeyValueObserver] {
        observers.withLock { $0.filter { $0.key == nil || $0.key == key } }
    }
}

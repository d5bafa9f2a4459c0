import Foundation
import InterludeFoundation

// NSObject's key-value observing where there is an Objective-C runtime.
extension NSObjectProtocol {
    /// Calls a closure at each change of a property, while it is made.
    ///
    /// What can be observed: UIKit's properties that its documentation names as observable, and `@objc dynamic` properties of
    /// classes that `interlude port` has rewritten.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let name = ObjectiveCClasses.properties(of: type(of: self)).first { $0.keyPath == keyPath }?.name
        let observer = KeyValueObserver(
            of: self, name, options.asked,
            read: { ($0 as? Self).map { $0[keyPath: keyPath] } },
            tell: { object, change in
                guard let object = object as? Self else { return }
                changeHandler(object, NSKeyValueObservedChange(change))
            })
        return NSKeyValueObservation(observer)
    }

    /// Notes that a property is about to change; `didChangeValue(forKey:)` follows.
    public func willChangeValue(forKey key: String) { KeyValueObserving.willChange(self, key) }

    /// Notifies observers that the value of a property has changed.
    public func didChangeValue(forKey key: String) { KeyValueObserving.didChange(self, key) }

    /// Notes that a property is about to change; `didChangeValue(for:)` follows.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = observableName(keyPath) { willChangeValue(forKey: name) }
    }

    /// Notifies observers that the value of a property has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = observableName(keyPath) { didChangeValue(forKey: name) }
    }

    private func observableName(_ keyPath: AnyKeyPath) -> String? {
        ObjectiveCClasses.properties(of: type(of: self)).first { $0.keyPath == keyPath }?.name
    }
}

// MARK: Observers

extension NSObjectProtocol {
    /// Registers `observer` for changes of the property at the end of a key path. The observer is
    /// not retained and must be removed.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let registration = ObserverRegistration(observer, keyPath, context)
        let list = ObserverRegistrations.made(for: self)
        list.entries.append(registration)
        registration.begin(self, options)
    }

    /// Removes an observation that `addObserver` added. If several have the same path, the last one
    /// is removed.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath) { _ in true }
    }

    /// Removes an observation that `addObserver` added with this context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove(observer, keyPath) { $0.context == context }
    }

    private func remove(_ observer: NSObject, _ keyPath: String, _ fits: (ObserverRegistration) -> Bool) {
        let list = ObserverRegistrations.made(for: self)
        let id = ObjectIdentifier(observer)
        guard let index = list.entries.lastIndex(where: { $0.id == id && $0.keyPath == keyPath && fits($0) }) else {
            fatalError(
                "Cannot remove an observer \(observer) for the key path \"\(keyPath)\" from \(self) because it is not "
                    + "registered as an observer.")
        }
        list.entries.remove(at: index).end()
    }

    /// Called on an observer. A class that `interlude port` has rewritten has its own; this one traps, because the
    /// change was not handled.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        fatalError(
            "\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. "
                + "Key path: \(keyPath ?? "")")
    }
}

/// Who was added as an observer of an object; associated with the object.
private final class ObserverRegistrations {
    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    var entries: [ObserverRegistration] = []

    static func made(for object: AnyObject) -> ObserverRegistrations {
        let list = AssociationTable.own.object(key, of: object) { ObserverRegistrations() }
        return unsafeDowncast(list, to: ObserverRegistrations.self)
    }
}

/// An observer that was added.
private final class ObserverRegistration {
    /// How porting calls `observeValue(forKeyPath:of:change:context:)`.
    private static let method = "observeValueForKeyPath:of:change:context:"

    let id: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    private weak var observer: NSObject?
    private var observation: KeyPathObserver?

    init(_ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?) {
        self.observer = observer
        self.keyPath = keyPath
        self.context = context
        id = ObjectIdentifier(observer)
    }

    func begin(_ object: AnyObject, _ options: NSKeyValueObservingOptions) {
        observation = KeyPathObserver(of: object, keyPath, options.asked, value: { KeyValueCoding.value($0, $1) }) {
            [weak self, weak object] change in
            if let object { self?.tell(object, change, options) }
        }
    }

    func end() { observation?.invalidate() }

    private func tell(_ object: AnyObject, _ change: KeyValueObserver.Change, _ options: NSKeyValueObservingOptions) {
        guard let observer else { return }
        var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new), !change.isPrior { values[.newKey] = change.new ?? NSNull() }
        if options.contains(.old) { values[.oldKey] = change.old ?? NSNull() }
        if change.isPrior { values[.notificationIsPriorKey] = true }
        guard let method = ObjectiveCClasses.method(Self.method, of: type(of: observer)) else {
            return observer.observeValue(forKeyPath: keyPath, of: object, change: values, context: context)
        }
        method.call(observer, [keyPath, object, values, context])
    }
}

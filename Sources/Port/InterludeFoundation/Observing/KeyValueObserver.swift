import Foundation

/// One observation of one property of one object.
package final class KeyValueObserver: @unchecked Sendable {
    /// What is reported of a change.
    package struct Change {
        /// The value before; only where it was asked for.
        package var old: Any?
        /// The value after; not before the change.
        package var new: Any?
        /// Whether the change is still to come.
        package var isPrior = false
    }

    /// What is asked for, with the numbers of `NSKeyValueObservingOptions`.
    package struct Options: OptionSet, Sendable {
        package let rawValue: UInt
        package init(rawValue: UInt) { self.rawValue = rawValue }
        package static let new = Options(rawValue: 1)
        package static let old = Options(rawValue: 2)
        package static let initial = Options(rawValue: 4)
        package static let prior = Options(rawValue: 8)
    }

    /// The property's name. `nil` if it is not known: then every change of the object is looked at, and told if the value
    /// is another one afterwards.
    let key: String?
    private weak var object: AnyObject?
    private let options: Options
    private let read: (AnyObject) -> Any?
    private let tell: (AnyObject, Change) -> Void
    /// The values before changes that have begun; changes may be nested.
    private var before: [Any?] = []
    private var isValid = true

    /// Begins to observe.
    ///
    /// - Parameters:
    ///   - read: The property's value.
    ///   - tell: Is called at each change, on the thread that makes it.
    package init(
        of object: AnyObject, _ key: String?, _ options: Options, read: @escaping (AnyObject) -> Any?,
        tell: @escaping (AnyObject, Change) -> Void
    ) {
        self.object = object
        self.key = key
        self.options = options
        self.read = read
        self.tell = tell
        KeyValueObserving.add(self, to: object)
        if options.contains(.initial) { tell(object, Change(new: options.contains(.new) ? read(object) : nil)) }
    }

    deinit { if isValid { KeyValueObserving.forget() } }

    /// Ends it. May be called more than once.
    package func invalidate() {
        guard isValid else { return }
        isValid = false
        KeyValueObserving.remove(self, from: object)
    }

    func willChange() {
        guard let object else { return }
        let old = options.contains(.old) || key == nil ? read(object) : nil
        before.append(old)
        guard options.contains(.prior) else { return }
        tell(object, Change(old: options.contains(.old) ? old : nil, isPrior: true))
    }

    func didChange() {
        // One that has come during the change knows nothing of its beginning.
        guard let object, isValid, let old = before.popLast() else { return }
        let new = options.contains(.new) || key == nil ? read(object) : nil
        if key == nil, KeyValueObserver.areEqual(old, new) { return }
        tell(
            object,
            Change(old: options.contains(.old) ? old : nil, new: options.contains(.new) ? new : nil))
    }

    private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): return true
        case (let a?, let b?):
            if let a = a as? any Equatable { return isEqual(a, b) }
            if type(of: a) is AnyClass { return a as AnyObject === b as AnyObject }
            return false
        default: return false
        }
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }
}

import Foundation
import InterludeFoundation

// Foundation's own types where there is an Objective-C runtime.

/// The information that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The options as bits, with Foundation's values.
    public let rawValue: UInt
    /// Makes options of Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before it.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A first call, before the observer is added.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// An additional call before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)

    var asked: KeyValueObserver.Options { KeyValueObserver.Options(rawValue: rawValue) }
}

/// The kind of change of a property.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property has a new value.
    case setting = 1
    /// Elements of a collection were inserted, removed or replaced. Differs from iOS: changes of collections are
    /// reported as `setting`.
    case insertion, removal, replacement
}

/// A name in the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name, as Foundation has it.
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change: a raw value of `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change. Present if the observation has the option `new`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change. Present if the observation has the option `old`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The changed indexes of a collection. Never in the dictionary here.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the notification is sent before the change. `true` in notifications before the
    /// change, absent in the others.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change as the closure of `observe(_:options:changeHandler:)` gets it.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange

    /// The kind of change; always `setting` here.
    public let kind: Kind
    /// The value after the change. `nil` unless the observation has the option `new`.
    public let newValue: Value?
    /// The value before the change. `nil` unless the observation has the option `old`.
    public let oldValue: Value?
    /// The changed indexes of a collection: always `nil` here.
    public let indexes: IndexSet?
    /// Whether the notification is sent before the change.
    public let isPrior: Bool

    init(_ change: KeyValueObserver.Change) {
        kind = .setting
        newValue = change.new as? Value
        oldValue = change.old as? Value
        indexes = nil
        isPrior = change.isPrior
    }
}

/// An observation. It ends with this object, if not before.
public final class NSKeyValueObservation: NSObject {
    private let observer: KeyValueObserver

    init(_ observer: KeyValueObserver) { self.observer = observer }

    deinit { observer.invalidate() }

    /// Ends the observation.
    public func invalidate() { observer.invalidate() }
}

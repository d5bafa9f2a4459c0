import Foundation
import InterludeObjectiveC

// Foundation's own types where there is an Objective-C runtime.

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before it.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A first call, before the observer is added.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change, besides the one after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)

    var asked: KeyValueObserver.Options { KeyValueObserver.Options(rawValue: rawValue) }
}

/// What has happened to a property.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// A name in the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change as the closure of `observe(_:options:changeHandler:)` gets it.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// `nil` unless it was asked for.
    public let newValue: Value?
    /// `nil` unless it was asked for.
    public let oldValue: Value?
    public let indexes: IndexSet?
    /// Whether the change is still to come.
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

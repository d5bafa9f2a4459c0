import Foundation
import Synchronization

/// The ownership of an associated object, with Objective-C's names.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not held. The association ends with the value, where Objective-C's would be left with a dangling pointer.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied, if it can be.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; `nil` ends the association.
///
/// The key is an address, as that of a static variable: `&Keys.title`. Values of responders, layers and recognizers are
/// released with the object, as in Objective-C; those of other objects with the next association that is made.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociationTable.shared.set(value.map { Association($0, policy) }, key, of: object as AnyObject)
}

/// Returns the value associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.value(key, of: object as AnyObject)
}

/// Ends all of an object's associations.
public func objc_removeAssociatedObjects(_ object: Any) { AssociationTable.shared.removeAll(of: object as AnyObject) }

/// A value, and how it is held.
private enum Association {
    case held(Any)
    case unheld(Weak)

    struct Weak {
        weak var value: AnyObject?
    }

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: self = .unheld(Weak(value: value as AnyObject))
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .held(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            self = .held((value as? any NSCopying)?.copy(with: nil) ?? value)
        }
    }

    var value: Any? {
        switch self {
        case .held(let value): value
        case .unheld(let box): box.value
        }
    }
}

/// All associations. As in Objective-C there is one table, so that every caller with an object finds its associated
/// values.
package final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()
    /// The associations of the runtime itself, such as observers and locks. Apps cannot remove them.
    package static let own = AssociationTable()

    /// An address may be reused after its object is released. The weak reference detects this.
    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Association] = [:]
    }

    /// Whether anything was ever associated: where nothing was, objects that go look for nothing.
    private static let isUsed = Atomic(false)

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are searched for.
    private var limit = AssociationTable.smallest
    /// Below it looking costs nothing to speak of.
    private static let smallest = 32

    fileprivate func set(_ association: Association?, _ key: UnsafeRawPointer, of owner: AnyObject) {
        let released = lock.withLock { put(association, key, of: owner) }
        withExtendedLifetime(released) {}
    }

    /// - Returns: What is to be released. It may ask the table in turn, so that happens behind the lock.
    private func put(_ association: Association?, _ key: UnsafeRawPointer, of owner: AnyObject) -> [Any] {
        AssociationTable.isUsed.store(true, ordering: .relaxed)
        var gone = takeDead()
        var entry = entries.removeValue(forKey: ObjectIdentifier(owner)) ?? Entry(owner: owner)
        if entry.owner == nil {
            gone.append(entry)
            entry = Entry(owner: owner)
        }
        if let old = entry.values.removeValue(forKey: key) { gone.append(old) }
        entry.values[key] = association
        if !entry.values.isEmpty { entries[ObjectIdentifier(owner)] = entry }
        return gone
    }

    package func value(_ key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
            return entry.values[key]?.value
        }
    }

    /// The object under a key; where there is none, a new one is put there.
    package func object(_ key: UnsafeRawPointer, of owner: AnyObject, orNew make: () -> AnyObject) -> AnyObject {
        let (object, released): (AnyObject, [Any]) = lock.withLock {
            if let entry = entries[ObjectIdentifier(owner)], entry.owner === owner, let value = entry.values[key]?.value
            {
                return (value as AnyObject, [])
            }
            let made = make()
            return (made, put(.held(made), key, of: owner))
        }
        withExtendedLifetime(released) {}
        return object
    }

    func removeAll(of owner: AnyObject) {
        let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(released) {}
    }

    /// Releases what is associated with an object that is just going. For classes of the house, which call it in their `deinit`;
    /// the end of others is not known.
    package static func end(of owner: ObjectIdentifier) {
        guard isUsed.load(ordering: .relaxed) else { return }
        for table in [shared, own] {
            let released = table.lock.withLock { table.entries.removeValue(forKey: owner) }
            withExtendedLifetime(released) {}
        }
    }

    /// Takes the entries of objects that are gone out of the table.
    ///
    /// - Returns: The entries, and the objects that were asked whether they are there: another thread may have let go of one
    ///   meanwhile, which then ends with the answer.
    private func takeDead() -> [Any] {
        guard entries.count <= AssociationTable.smallest || entries.count >= limit else { return [] }
        var asked: [Any] = []
        for (key, entry) in entries {
            if let owner = entry.owner {
                asked.append(owner)
            } else {
                asked.append(entry)
                entries[key] = nil
            }
        }
        limit = max(AssociationTable.smallest, entries.count * 2)
        return asked
    }
}

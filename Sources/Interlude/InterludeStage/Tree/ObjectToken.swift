/// Identifies an object, also after the object has been freed: no two objects ever have the same token.
///
/// An `ObjectIdentifier` is an address, and the next object of the same size may get the address of a freed one. A record that outlives
/// what it describes, such as the state of a screen before a transition, would then take a new view for an old one, in some runs and not
/// in others. A token keeps nothing alive.
package struct ObjectToken: Hashable, Sendable {
    private let number: Int

    /// The token of an object: the same one for as long as the object lives.
    @MainActor package init(_ object: AnyObject) { number = ObjectNumbers.shared.number(of: object) }
}

/// The numbers that were given to objects, one after another.
@MainActor private final class ObjectNumbers {
    static let shared = ObjectNumbers()

    private struct Entry {
        weak var object: AnyObject?
        let number: Int
    }

    /// By address: an entry is another object's as soon as its own has been freed.
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var last = 0
    /// The number of entries at which those of freed objects are removed.
    private var limit = ObjectNumbers.leastLimit

    /// Entries below which removing is not worth the time (decided: a screen has a few hundred views and layers).
    private static let leastLimit = 4096

    func number(of object: AnyObject) -> Int {
        let address = ObjectIdentifier(object)
        if let known = entries[address], known.object === object { return known.number }
        last += 1
        entries[address] = Entry(object: object, number: last)
        if entries.count > limit { removeFreed() }
        return last
    }

    private func removeFreed() {
        entries = entries.filter { $0.value.object != nil }
        limit = max(ObjectNumbers.leastLimit, entries.count * 2)
    }
}

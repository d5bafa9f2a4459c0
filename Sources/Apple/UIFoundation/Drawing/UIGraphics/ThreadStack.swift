/// A stack of which each thread has its own.
package struct ThreadStack<Entry>: Sendable {
    private final class Entries {
        var all: [Entry] = []
    }

    private let perThread = PerThread<Entries>()

    private var entries: Entries {
        if let own = perThread.value { return own }
        let own = Entries()
        perThread.value = own
        return own
    }

    /// The entry that was pushed last; `nil` for an empty stack.
    package var last: Entry? { entries.all.last }

    package func push(_ entry: Entry) { entries.all.append(entry) }

    package func popLast() -> Entry? { entries.all.popLast() }
}

/// Observers in the order in which they enlisted. They are not retained.
struct ObserverList<Observer> {
    private struct Entry {
        weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    /// Adds an observer at the end; one that is in the list already moves there.
    mutating func add(_ observer: Observer) {
        remove(observer)
        entries.append(Entry(object: observer as AnyObject))
    }

    mutating func remove(_ observer: Observer) {
        entries.removeAll { $0.object == nil || $0.object === observer as AnyObject }
    }

    func each(_ body: (Observer) -> Void) {
        for entry in entries {
            if let observer = entry.object as? Observer { body(observer) }
        }
    }
}

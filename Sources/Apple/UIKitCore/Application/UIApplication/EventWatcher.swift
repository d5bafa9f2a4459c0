/// Sees an application's events after its windows have got them.
@MainActor protocol EventWatcher: AnyObject {
    init()
    func watch(_ event: UIEvent)
}

/// An application's watchers of events, one of each kind, in the order in which they have come.
@MainActor final class EventWatchers {
    private var watchers: [any EventWatcher] = []

    func add<Watcher: EventWatcher>(_ kind: Watcher.Type) {
        if !watchers.contains(where: { $0 is Watcher }) { watchers.append(Watcher()) }
    }

    func watch(_ event: UIEvent) { for watcher in watchers { watcher.watch(event) } }
}

import CMainQueue

/// Something that waits for its turn on a virtual main queue.
struct WorkItem {
    /// What it is, for those who ask whether the screen has come to rest.
    enum Kind {
        /// For the next turn.
        case prompt
        /// The same, and it has to run for the system's sake: an operation, or another work item, which look alike.
        case operation
        /// For a time to come, once.
        case delayed
        /// Again and again.
        case repeating
    }

    /// When it is due, in nanoseconds of the stage's clock.
    var time: Int64
    /// Its place among those that are due at the same time.
    let order: WorkOrder
    let kind: Kind
    /// How many delays lie between the app's own doing and this: work that puts itself off for ever goes up and up.
    let depth: Int
    /// What keeps its time: a timer, that may be asked to keep another.
    var timer: UnsafeMutableRawPointer?
    let run: () -> Void
    /// What is done instead when the stage is over.
    let drop: () -> Void
}

/// In which order work was put on the queue, where the work that did so has a place itself.
///
/// What the main thread puts on it comes in the order in which it does so. What another thread puts on it comes where the work
/// on that thread was sent off, whenever the thread got round to it: so two runs have the same order although threads race.
struct WorkOrder: Comparable {
    private var path: [Int]

    init(_ number: Int) { path = [number] }

    /// The place of the nth piece of work that came from the work at this place.
    func below(_ number: Int) -> WorkOrder {
        var order = self
        // Long chains of hops between threads only lose their place among each other.
        if order.path.count < 16 { order.path.append(number) }
        return order
    }

    static func < (left: WorkOrder, right: WorkOrder) -> Bool { left.path.lexicographicallyPrecedes(right.path) }
}

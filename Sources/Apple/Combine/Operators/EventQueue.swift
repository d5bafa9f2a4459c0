/// The pending events of an operator. One thread at a time delivers; events that arrive meanwhile, also from inside a delivery, are
/// queued.
struct EventQueue<Value, Failure: Error> {
    private var values: [Value?] = []
    private var first = 0
    private(set) var completion: Subscribers.Completion<Failure>?
    private var isBusy = false

    var count: Int { values.count - first }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ value: Value) {
        if completion == nil { values.append(value) }
    }

    /// Ends the queue after what waits in it.
    mutating func end(_ completion: Subscribers.Completion<Failure>) {
        if self.completion == nil { self.completion = completion }
    }

    /// Drops what waits.
    mutating func removeValues() {
        values = []
        first = 0
    }

    mutating func removeFirst() -> Value? {
        guard first < values.count else { return nil }
        let value = values[first].take()
        first += 1
        // Moved now and then, so that each removal takes constant time.
        if first > 32, first * 2 > values.count {
            values.removeFirst(first)
            first = 0
        }
        if first == values.count { removeValues() }
        return value
    }

    /// Returns whether the caller is now the one that delivers.
    mutating func begin() -> Bool {
        guard !isBusy else { return false }
        isBusy = true
        return true
    }

    mutating func pause() { isBusy = false }
}

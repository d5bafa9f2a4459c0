/// Objects that someone else keeps alive, reached without touching their reference counts: those are atomic, and two
/// threads that draw the same painters would wait for each other at every row.
final class BorrowedObjects<Object: AnyObject> {
    let count: Int
    private let objects: UnsafeMutablePointer<Unmanaged<Object>>
    /// The one who keeps them alive.
    private let owner: [Object]

    init(_ objects: [Object]) {
        owner = objects
        count = objects.count
        self.objects = .allocate(capacity: objects.count)
        for (i, object) in objects.enumerated() { self.objects[i] = .passUnretained(object) }
    }

    deinit { objects.deallocate() }

    @inline(__always) func with<Result>(_ i: Int, _ body: (Object) -> Result) -> Result {
        objects[i]._withUnsafeGuaranteedRef(body)
    }
}

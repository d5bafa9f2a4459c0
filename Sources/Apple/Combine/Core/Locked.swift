import Foundation

/// A value that is read and written only while its lock is held.
///
/// Closures of the app are never called inside `with`, because they can call the same object again. References that leave the value are
/// returned by the closure, so that their objects are released after the lock.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }

    /// Puts another value in place, and returns the old one. Its objects are released after the lock.
    func exchange(_ new: Value) -> Value {
        var other = new
        with { swap(&$0, &other) }
        return other
    }

    /// Puts another value in place. The old one is released after the lock.
    func set(_ new: Value) { _ = exchange(new) }
}

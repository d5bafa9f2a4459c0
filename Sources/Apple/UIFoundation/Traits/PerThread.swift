#if canImport(Glibc)
import Glibc
#endif
import Foundation

/// A value of which every thread has its own: what is set on one is not seen on another, and goes when the thread ends.
package final class PerThread<Value>: Sendable {
    private final class Box {
        /// `nil` again where it has been taken back: what is set and taken back often needs no new memory.
        var value: Value?

        init(_ value: Value) { self.value = value }
    }

    private let key: pthread_key_t

    /// `nil` on every thread. Meant to be kept for good: the system has room for a thousand.
    init() {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { box in
            if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
        }
        demand(status == 0, "The system has no room for another value of each thread")
        self.key = key
    }

    /// This thread's value.
    package var value: Value? {
        get { box?.value }
        set {
            if let box { box.value = newValue } else if let newValue { keep(Box(newValue)) }
        }
    }

    private var box: Box? {
        pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
    }

    private func keep(_ new: Box) { pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque()) }
}

import CSoup

/// Puts a Swift value behind the pointer that C's callbacks carry along.
final class Boxed<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }

    /// A pointer that keeps the value until it is given to `release`.
    func retained() -> gpointer { Unmanaged.passRetained(self).toOpaque() }

    static func value(at pointer: gpointer) -> Value {
        Unmanaged<Boxed<Value>>.fromOpaque(pointer).takeUnretainedValue().value
    }

    /// GLib's "destroy notify" for such a pointer.
    static var release: GDestroyNotify {
        { pointer in
            // Whatever the box holds, it is an object to be released.
            if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
        }
    }

    /// The same, for signals.
    static var releaseClosure: GClosureNotify {
        { pointer, _ in
            if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
        }
    }
}

/// An observation along a path of names: `a.b` of an object is `b` of whatever its `a` is.
package final class KeyPathObserver: @unchecked Sendable {
    private var own: KeyValueObserver?
    private var rest: KeyPathObserver?

    /// - Parameters:
    ///   - value: The value that an object has for a name.
    ///   - tell: Gets each change, with the values at the path's end.
    package init(
        of object: AnyObject, _ path: String, _ options: KeyValueObserver.Options,
        value: @escaping (AnyObject, String) -> Any?, tell: @escaping (KeyValueObserver.Change) -> Void
    ) {
        guard let dot = path.firstIndex(of: ".") else {
            own = KeyValueObserver(of: object, path, options, read: { value($0, path) }, tell: { tell($1) })
            return
        }
        let (first, below) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
        let read = { (object: AnyObject) in KeyPathObserver.value(object, path, value) }
        own = KeyValueObserver(of: object, first, options, read: read) { [weak self] object, change in
            if !change.isPrior { self?.attach(to: value(object, first), below, options, value, tell) }
            tell(change)
        }
        attach(to: value(object, first), below, options, value, tell)
    }

    package func invalidate() {
        own?.invalidate()
        rest?.invalidate()
    }

    private func attach(
        to object: Any?, _ path: String, _ options: KeyValueObserver.Options,
        _ value: @escaping (AnyObject, String) -> Any?, _ tell: @escaping (KeyValueObserver.Change) -> Void
    ) {
        rest?.invalidate()
        // The first value is reported once, where observing begins.
        rest = object.map {
            KeyPathObserver(of: $0 as AnyObject, path, options.subtracting(.initial), value: value, tell: tell)
        }
    }

    private static func value(
        _ object: AnyObject, _ path: String, _ value: (AnyObject, String) -> Any?
    ) -> Any? {
        var current: Any? = object
        for key in path.split(separator: ".") { current = current.flatMap { value($0 as AnyObject, String(key)) } }
        return current
    }
}

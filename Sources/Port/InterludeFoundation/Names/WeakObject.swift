/// A weak reference to an object of which only a protocol is known, which is no class here.
@propertyWrapper
public struct WeakObject<Value> {
    private weak var object: AnyObject?

    public init(wrappedValue: Value?) { object = wrappedValue.map { $0 as AnyObject } }

    public var wrappedValue: Value? {
        get { object.flatMap { $0 as? Value } }
        set { object = newValue.map { $0 as AnyObject } }
    }
}

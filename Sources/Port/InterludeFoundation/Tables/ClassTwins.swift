/// Classes that an app has twice, as some demos do: in a library, and compiled into the app once more.
///
/// On iOS an outlet that is declared as the one takes an object of the other, which a storyboard names: nobody looks at its class, and
/// all goes well as long as both come from the same sources. Here such an object is taken where the two classes have one name and their
/// objects and tables of methods are of one size.
enum ClassTwins {
    /// An object as the type of a property that is declared as its class's twin.
    static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        let declared = (type as? any OptionalType.Type)?.wrapped ?? type
        guard let wanted = declared as? AnyClass, let value, Swift.type(of: value) is AnyClass else { return nil }
        let object = value as AnyObject
        guard areTwins(Swift.type(of: object), wanted) else { return nil }
        return unsafeBitCast(object, to: type)
    }

    private static func areTwins(_ one: AnyClass, _ other: AnyClass) -> Bool {
        one != other && String(describing: one) == String(describing: other)
            && _getSuperclass(one) == _getSuperclass(other) && sizes(one) == sizes(other)
    }

    /// The size of a class's objects and of the class itself, which has its methods in it: where Swift's metadata has them (ABI of Swift 5,
    /// `docs/ABI/TypeMetadata.rst`, without the Objective-C runtime: behind kind, superclass, flags and address point).
    private static func sizes(_ type: AnyClass) -> [UInt32] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return [24, 32].map { metadata.load(fromByteOffset: $0, as: UInt32.self) }
    }
}

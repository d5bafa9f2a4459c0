import Foundation

/// Values on their way between what is named at run time and Swift's types.
package enum ObjectiveCValue {
    /// The value as a type, as key-value coding makes it: numbers become each other, and enumerations are made of theirs.
    package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value = value.flatMap(flat) else { return (type as? any OptionalType.Type)?.empty as? Value }
        if let direct = value as? Value { return direct }
        let wanted = (type as? any OptionalType.Type)?.wrapped ?? type
        if let number = number(value) ?? written(value, for: wanted), let made = converted(number, to: wanted) {
            return made as? Value
        }
        return nil
    }

    /// The value as a parameter's type: besides what `convert` makes, an object is taken for one of the declared class.
    package static func argument<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        if let value = convert(value, to: type) { return value }
        let declared = (type as? any OptionalType.Type)?.wrapped ?? type
        guard declared is AnyObject.Type else { return nil }
        return unsafeBitCast(value.map { $0 as AnyObject }, to: type)
    }

    /// A value without the optionals around it.
    package static func flat(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalType else { return value }
        return optional.content.flatMap(flat)
    }

    /// Foundation here makes no number of a `CGFloat`.
    package static func number(_ value: Any?) -> NSNumber? {
        (value as? CGFloat).map { NSNumber(value: Double($0)) } ?? value as? NSNumber
    }

    /// The number or the truth that a text begins with, as `doubleValue` and `boolValue` of Objective-C take it.
    private static func written(_ value: Any, for type: Any.Type) -> NSNumber? {
        guard let text = value as? String else { return nil }
        return type == Bool.self
            ? NSNumber(value: (text as NSString).boolValue) : NSNumber(value: (text as NSString).doubleValue)
    }

    private static func converted(_ number: NSNumber, to type: Any.Type) -> Any? {
        if let made = (type as? any Numeric.Type).flatMap({ numeric(number, $0) }) { return made }
        if type == Bool.self { return number.boolValue }
        if type == String.self { return nil }
        guard let enumeration = type as? any RawRepresentable.Type else { return nil }
        return made(enumeration, of: number)
    }

    private static func numeric(_ number: NSNumber, _ type: any Numeric.Type) -> Any? {
        if let integer = type as? any FixedWidthInteger.Type { return truncated(number, integer) }
        switch type {
        case is Double.Type: return number.doubleValue
        case is Float.Type: return number.floatValue
        case is CGFloat.Type: return CGFloat(number.doubleValue)
        default: return nil
        }
    }

    /// Numbers that are no integers, or too large for the type, lose what does not fit, as in Objective-C.
    private static func truncated<Integer: FixedWidthInteger>(_ number: NSNumber, _ type: Integer.Type) -> Integer {
        Integer(truncatingIfNeeded: number.int64Value)
    }

    private static func made<Enumeration: RawRepresentable>(
        _ type: Enumeration.Type, of number: NSNumber
    ) -> Enumeration? {
        (converted(number, to: Enumeration.RawValue.self) as? Enumeration.RawValue).flatMap(Enumeration.init)
    }
}

/// Tells an optional's type apart in generic code.
protocol OptionalType {
    static var wrapped: Any.Type { get }
    static var empty: Self { get }
    var content: Any? { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
    static var empty: Wrapped? { nil }
    var content: Any? { self }
}

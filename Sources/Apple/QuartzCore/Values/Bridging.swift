import Foundation
import CoreGraphics

// On Apple's systems `value as? CGFloat` works on what key-value coding hands out, because numbers and geometry are bridged
// to `NSNumber` and `NSValue`. Foundation on Linux does that for Swift's own number types; these are the others.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Boxes the number.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Unwraps the number.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Unwraps the number. Always succeeds.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// Unwraps the number; returns 0 for `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Boxes the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// Unwraps the rectangle.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }

    /// Unwraps the rectangle; returns `false` if the value has another type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard source.holdsSame(as: NSValue(rect: .zero)) else { return false }
        result = source.rectValue
        return true
    }

    /// Unwraps the rectangle; returns zero for `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// Boxes the point.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    /// Unwraps the point.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.pointValue
    }

    /// Unwraps the point; returns `false` if the value has another type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        guard source.holdsSame(as: NSValue(point: .zero)) else { return false }
        result = source.pointValue
        return true
    }

    /// Unwraps the point; returns zero for `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.pointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// Boxes the size.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    /// Unwraps the size.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.sizeValue
    }

    /// Unwraps the size; returns `false` if the value has another type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        guard source.holdsSame(as: NSValue(size: .zero)) else { return false }
        result = source.sizeValue
        return true
    }

    /// Unwraps the size; returns zero for `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension NSValue {
    /// Whether values of the same type are in both boxes. A number is no box for geometry, though its class says so.
    fileprivate func holdsSame(as other: NSValue) -> Bool {
        !(self is NSNumber) && strcmp(objCType, other.objCType) == 0
    }
}

import Foundation
import CoreGraphics

// On Apple's systems `value as? CGFloat` works on what key-value coding hands out, because numbers and geometry are bridged
// to `NSNumber` and `NSValue`. Foundation on Linux does that for Swift's own number types; these are the others.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Boxes the number.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Takes the number out of its box.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Takes the number out of its box, which always works.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// Takes the number out of its box; 0 without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Boxes the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// Takes the rectangle out of its box.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }

    /// Takes the rectangle out of its box, if one is in it.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard source.holdsSame(as: NSValue(rect: .zero)) else { return false }
        result = source.rectValue
        return true
    }

    /// Takes the rectangle out of its box; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// Boxes the point.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    /// Takes the point out of its box.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.pointValue
    }

    /// Takes the point out of its box, if one is in it.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        guard source.holdsSame(as: NSValue(point: .zero)) else { return false }
        result = source.pointValue
        return true
    }

    /// Takes the point out of its box; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.pointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// Boxes the size.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    /// Takes the size out of its box.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.sizeValue
    }

    /// Takes the size out of its box, if one is in it.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        guard source.holdsSame(as: NSValue(size: .zero)) else { return false }
        result = source.sizeValue
        return true
    }

    /// Takes the size out of its box; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension NSValue {
    /// Whether values of the same type are in both boxes. A number is no box for geometry, though its class says so.
    fileprivate func holdsSame(as other: NSValue) -> Bool {
        !(self is NSNumber) && strcmp(objCType, other.objCType) == 0
    }
}

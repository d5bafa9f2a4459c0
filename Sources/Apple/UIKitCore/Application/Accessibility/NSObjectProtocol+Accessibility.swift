import Foundation
import InterludeFoundation

// On iOS assistive technology may ask any object, not only responders and items. It stands on the protocol, so that classes which
// have these members themselves, and those of an app's own, are asked for theirs.
extension NSObjectProtocol {
    /// Whether the object is an accessibility element. The default is `false`.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get {
            if let responder = self as? UIResponder { return responder.isAccessibilityElement }
            return AccessibilityBox.values(of: self).isElement ?? false
        }
        set {
            if let responder = self as? UIResponder {
                responder.isAccessibilityElement = newValue
            } else {
                AccessibilityBox.keep(self) { $0.isElement = newValue }
            }
        }
    }

    /// A short name.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityLabel }
            if let item = self as? any AccessibleItem { return item.accessibilityLabel }
            return AccessibilityBox.values(of: self).label
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityLabel = newValue
            } else if let item = self as? any AccessibleItem {
                item.accessibilityLabel = newValue
            } else {
                AccessibilityBox.keep(self) { $0.label = newValue }
            }
        }
    }

    /// The result of using it.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityHint }
            if let item = self as? any AccessibleItem { return item.accessibilityHint }
            return AccessibilityBox.values(of: self).hint
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityHint = newValue
            } else if let item = self as? any AccessibleItem {
                item.accessibilityHint = newValue
            } else {
                AccessibilityBox.keep(self) { $0.hint = newValue }
            }
        }
    }

    /// The value.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityValue }
            if let item = self as? any AccessibleItem { return item.accessibilityValue }
            return AccessibilityBox.values(of: self).value
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityValue = newValue
            } else if let item = self as? any AccessibleItem {
                item.accessibilityValue = newValue
            } else {
                AccessibilityBox.keep(self) { $0.value = newValue }
            }
        }
    }

    /// The kind of element and its behavior.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityTraits }
            if let item = self as? any AccessibleItem { return item.accessibilityTraits }
            return AccessibilityBox.values(of: self).traits ?? .none
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityTraits = newValue
            } else if let item = self as? any AccessibleItem {
                item.accessibilityTraits = newValue
            } else {
                AccessibilityBox.keep(self) { $0.traits = newValue }
            }
        }
    }

    /// The object's frame, in the coordinates of the screen.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityFrame }
            return AccessibilityBox.values(of: self).frame ?? .zero
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityFrame = newValue
            } else {
                AccessibilityBox.keep(self) { $0.frame = newValue }
            }
        }
    }

    /// The accessibility elements in the object, in reading order.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityElements }
            return AccessibilityBox.values(of: self).elements
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityElements = newValue
            } else {
                AccessibilityBox.keep(self) { $0.elements = newValue }
            }
        }
    }
}

/// A class, other than responders, whose objects keep themselves what assistive technology asks for.
@MainActor protocol AccessibleItem: AnyObject {
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
}

/// What objects that are no responders say of themselves is associated with them.
@MainActor private final class AccessibilityBox {
    /// The class's address, which nothing else has.
    private static var key: UnsafeRawPointer {
        unsafeBitCast(AccessibilityBox.self as AnyClass, to: UnsafeRawPointer.self)
    }

    static func values(of object: Any) -> AccessibilityValues {
        objc_getAssociatedObject(object, key) as? AccessibilityValues ?? AccessibilityValues()
    }

    static func keep(_ object: Any, _ change: (inout AccessibilityValues) -> Void) {
        var values = values(of: object)
        change(&values)
        objc_setAssociatedObject(object, key, values, .OBJC_ASSOCIATION_RETAIN)
    }
}

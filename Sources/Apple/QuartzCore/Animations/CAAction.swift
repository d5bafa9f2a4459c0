import Foundation

/// A reaction of a layer to an event: a changed property, an insertion into a tree or a removal.
public protocol CAAction {
    /// Does it.
    ///
    /// - Parameters:
    ///   - event: The property's key, or one of the order-in and order-out keys.
    ///   - anObject: The layer.
    ///   - dict: `nil` here.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` as an action says: do nothing, and do not look further.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a removed layer.
public let kCAOnOrderOut = "onOrderOut"
/// The event of a change that transitions show, and the key of every transition.
public let kCATransition = "transition"

import Foundation

extension NSObjectProtocol {
    /// Whether the object is of the class whose method the selector was made of.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }
}

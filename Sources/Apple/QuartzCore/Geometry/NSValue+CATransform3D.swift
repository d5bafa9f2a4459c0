import CoreGraphics

/// How a transform's sixteen numbers are named in an `NSValue`.
private let encoding = "[16d]"

extension NSValue {
    /// Wraps a transform.
    public convenience init(caTransform3D t: CATransform3D) {
        var t = t
        self.init(bytes: &t, objCType: encoding)
    }

    /// The wrapped transform. Precondition: the value was made from one; otherwise it is the identity.
    public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }

    /// The wrapped transform; `nil` if the value was made from something else.
    var heldTransform: CATransform3D? {
        guard String(cString: objCType) == encoding else { return nil }
        var t = CATransform3D()
        getValue(&t)
        return t
    }
}

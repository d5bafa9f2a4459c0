import CoreGraphics

// A place that is no number is a mistake that Core Animation does not let pass: it raises `CALayerInvalidGeometry`, in these
// words. Infinite and huge places are brought nearer, so that whoever calculates with them does not come out at one that is no
// number.

/// No layer is farther away, or larger, in points. Decided: far beyond every screen, and a thousand times it can still be
/// calculated with to less than a pixel.
private let farthest = 1e10

extension CGFloat {
    /// The number, brought nearer if it is beyond all layers. NaN stays what it is.
    fileprivate var near: CGFloat { self == self ? CGFloat(Double(self).limited(to: -farthest...farthest)) : self }

    /// The number as C's `%g` writes it, without NaN's sign.
    fileprivate var short: String { isNaN ? "nan" : String(format: "%g", Double(self)) }
}

extension CGPoint {
    /// The point, brought nearer if it is beyond all layers.
    var near: CGPoint { CGPoint(x: x.near, y: y.near) }

    /// The same as a layer's position. Stops the program where one of the coordinates is NaN.
    var checked: CGPoint {
        if x.isNaN || y.isNaN {
            fatalError("CALayerInvalidGeometry: CALayer position contains NaN: [\(x.short) \(y.short)]")
        }
        return near
    }
}

extension CGRect {
    /// The rectangle, brought nearer if it is beyond all layers.
    var near: CGRect {
        CGRect(x: origin.x.near, y: origin.y.near, width: size.width.near, height: size.height.near)
    }

    /// The same as a layer's bounds. Stops the program where one of the four numbers is NaN.
    var checked: CGRect {
        if origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN {
            let (place, extent) = ("\(origin.x.short) \(origin.y.short)", "\(size.width.short) \(size.height.short)")
            fatalError("CALayerInvalidGeometry: CALayer bounds contains NaN: [\(place); \(extent)]")
        }
        return near
    }
}

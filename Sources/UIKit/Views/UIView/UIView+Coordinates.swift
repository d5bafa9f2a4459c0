// All conversions work on the model values, so that an animation in flight changes nothing, as on iOS.

extension UIView {
    /// Takes a point of this view's coordinates to `view`'s; nil stands for this view's window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: target(view)?.layer)
    }

    /// Takes a point of `view`'s coordinates to this view's; nil stands for this view's window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: target(view)?.layer)
    }

    /// Takes a rectangle of this view's coordinates to `view`'s: the smallest one around it, if there is a rotation
    /// between them.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: target(view)?.layer)
    }

    /// Takes a rectangle of `view`'s coordinates to this view's: the smallest one around it, if there is a rotation
    /// between them.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: target(view)?.layer)
    }

    /// The view that a conversion means: nil is the window, or the root of a tree that is in none.
    private func target(_ view: UIView?) -> UIView? { view ?? rootView }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return coordinateSpace.convert(convert(point, to: nil as UIView?), from: rootView)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return convert(coordinateSpace.convert(point, to: rootView), from: nil as UIView?)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return coordinateSpace.convert(convert(rect, to: nil as UIView?), from: rootView)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return convert(coordinateSpace.convert(rect, to: rootView), from: nil as UIView?)
    }
}

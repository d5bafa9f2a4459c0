// All conversions work on the model values, so that an animation in flight changes nothing, as on iOS.

extension UIView {
    /// The view that a conversion means: `nil` is the window, or the root of a tree that is in none.
    final func conversionTarget(_ view: UIView?) -> UIView? { view ?? rootView }

    /// A point of this view in another space.
    final func converted(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return convert(point, to: view as UIView?) }
        return space.convert(convert(point, to: nil as UIView?), from: rootView)
    }

    /// A point of another space in this view.
    final func converted(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return convert(point, from: view as UIView?) }
        return convert(space.convert(point, to: rootView), from: nil as UIView?)
    }

    /// A rectangle of this view in another space.
    final func converted(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return convert(rect, to: view as UIView?) }
        return space.convert(convert(rect, to: nil as UIView?), from: rootView)
    }

    /// A rectangle of another space in this view.
    final func converted(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return convert(rect, from: view as UIView?) }
        return convert(space.convert(rect, to: rootView), from: nil as UIView?)
    }

    /// The bounds in another view's coordinates; `nil` where the two are not in one window.
    final func boundsInSameWindow(as view: UIView) -> CGRect? {
        guard let window, window === view.window else { return nil }
        return view.convert(bounds, from: self)
    }
}

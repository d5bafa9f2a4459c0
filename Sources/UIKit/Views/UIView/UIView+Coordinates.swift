// All conversions work on the model values, so that an animation in flight changes nothing, as on iOS.

extension UIView {
    /// The view that a conversion means: nil is the window, or the root of a tree that is in none.
    final func conversionTarget(_ view: UIView?) -> UIView? { view ?? rootView }
}

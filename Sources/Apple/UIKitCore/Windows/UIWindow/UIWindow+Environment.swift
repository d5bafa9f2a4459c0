import QuartzCore

extension UIWindow {
    /// The traits that the window passes on to its views.
    package var environmentTraits: UITraitCollection { screen.traitCollection }

    /// How far the device's cut-outs and bars reach into the window.
    var deviceSafeAreaInsets: UIEdgeInsets {
        let insets = screen.device.insets(in: screen.orientation)
        let safe = screen.bounds.inset(by: insets)
        let place = frame
        return UIEdgeInsets(
            top: min(max(safe.minY - place.minY, 0), insets.top),
            left: min(max(safe.minX - place.minX, 0), insets.left),
            bottom: min(max(place.maxY - safe.maxY, 0), insets.bottom),
            right: min(max(place.maxX - safe.maxX, 0), insets.right))
    }

    /// What takes a point of the window to the screen.
    var toScreen: CGAffineTransform {
        let anchor = layer.anchorPoint
        return CGAffineTransform(
            translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height
        ).concatenating(transform).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

extension UIView {
    /// The insets that come from the screen, if this is a window.
    var windowSafeAreaInsets: UIEdgeInsets { (self as? UIWindow)?.deviceSafeAreaInsets ?? .zero }
}

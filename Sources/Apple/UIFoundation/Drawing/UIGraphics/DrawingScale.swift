import InterludeFoundation
import QuartzCore

/// How many pixels a point has where nobody says so.
package enum DrawingScale {
    /// The scale of the current traits; without one, the main screen's.
    package static var current: CGFloat {
        let scale = UITraitCollection.current.displayScale
        if scale > 0 { return scale }
        guard MainThread.isHere else { return fallback }
        return RenderServer.current.screenScale ?? fallback
    }

    /// Off the main thread without traits, and before there is a screen: the scale of most iPhones.
    private static let fallback: CGFloat = 3
}

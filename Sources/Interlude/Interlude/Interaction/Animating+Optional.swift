import UIKit

// The optional requirements of UIKit's protocols are called with `?` where the Objective-C runtime knows whether they exist,
// and plainly where the protocols bring defaults.

extension UIViewControllerAnimatedTransitioning {
    /// The animator of a run that can be taken hold of, of this module or of an app.
    func animator(of context: any UIViewControllerContextTransitioning) -> (any UIViewImplicitlyAnimating)? {
        #if canImport(ObjectiveC)
        interruptibleAnimator?(using: context)
        #else
        interruptibleAnimator(using: context)
        #endif
    }

    /// Tells the animator that its run is over.
    func tellEnded(_ hasCompleted: Bool) {
        #if canImport(ObjectiveC)
        animationEnded?(hasCompleted)
        #else
        animationEnded(hasCompleted)
        #endif
    }
}

extension UIViewImplicitlyAnimating {
    /// Continues after a pause with a separate timing.
    @MainActor func goOn(with timing: any UITimingCurveProvider, _ durationFactor: CGFloat) {
        #if canImport(ObjectiveC)
        if continueAnimation?(withTimingParameters: timing, durationFactor: durationFactor) == nil { startAnimation() }
        #else
        continueAnimation(withTimingParameters: timing, durationFactor: durationFactor)
        #endif
    }
}

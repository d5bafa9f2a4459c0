import UIKit

/// A picture flies from a list to the new screen and back, while the originals are hidden and the new screen fades.
public final class MagicMoveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: TransitionDirection
    private let flight: Flight

    /// Makes the animator of one direction.
    ///
    /// - Parameters:
    ///   - source: Finds the view on the lower screen, for example the image view of the selected cell.
    ///   - destination: Finds its counterpart on the upper screen.
    public init(
        direction: TransitionDirection, source: @escaping @MainActor () -> UIView?,
        destination: @escaping @MainActor () -> UIView?
    ) {
        self.direction = direction
        self.flight = Flight(lower: source, upper: destination, hidesOriginals: true)
    }

    /// 0.3 seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        0.3
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        flight.run(transitionContext, direction: direction, duration: transitionDuration(using: transitionContext))
    }
}

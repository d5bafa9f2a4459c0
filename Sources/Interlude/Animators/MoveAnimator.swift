import UIKit

/// A picture of one view travels from its place on one screen to its counterpart's place on the other, which fades in.
public final class MoveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: TransitionDirection
    private let flight: Flight

    /// Makes the animator of one direction.
    ///
    /// - Parameters:
    ///   - source: Finds the view on the lower screen.
    ///   - destination: Finds its counterpart on the upper screen.
    public init(
        direction: TransitionDirection, source: @escaping @MainActor () -> UIView?,
        destination: @escaping @MainActor () -> UIView?
    ) {
        self.direction = direction
        self.flight = Flight(lower: source, upper: destination, hidesOriginals: false)
    }

    /// 0.25 seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        0.25
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        flight.run(transitionContext, direction: direction, duration: transitionDuration(using: transitionContext))
    }
}

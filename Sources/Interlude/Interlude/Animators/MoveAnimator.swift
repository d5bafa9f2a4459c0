import UIKit

/// A snapshot of a view moves from its frame on one screen to the frame of its counterpart on the other, which fades
/// in.
public final class MoveAnimator: TransitionAnimator {
    private let composition: Composition

    /// Creates the animator of one direction. It takes 0.25 seconds.
    ///
    /// - Parameters:
    ///   - direction: The direction of the transition.
    ///   - source: Finds the view on the lower screen.
    ///   - destination: Finds its counterpart on the upper screen.
    public init(
        direction: TransitionDirection, source: @escaping @MainActor () -> UIView?,
        destination: @escaping @MainActor () -> UIView?
    ) {
        composition = Flight.composition(
            from: source, to: destination, hidesOriginals: false, duration: 0.25)
        super.init(direction: direction, duration: 0.25)
    }

    public override func motion(in scene: TransitionViews) -> TransitionMotion {
        Choreography(composition, in: scene).motion
    }
}

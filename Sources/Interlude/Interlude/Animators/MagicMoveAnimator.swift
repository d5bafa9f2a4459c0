import UIKit

/// A snapshot of a view moves from a list to the new screen and back. The originals are hidden, and the new screen
/// fades.
public final class MagicMoveAnimator: TransitionAnimator {
    private let composition: Composition

    /// Creates the animator of one direction. It takes 0.3 seconds.
    ///
    /// - Parameters:
    ///   - direction: The direction of the transition.
    ///   - source: Finds the view on the lower screen, for example the image view of the selected cell.
    ///   - destination: Finds its counterpart on the upper screen.
    public init(
        direction: TransitionDirection, source: @escaping @MainActor () -> UIView?,
        destination: @escaping @MainActor () -> UIView?
    ) {
        composition = Flight.composition(
            from: source, to: destination, hidesOriginals: true, duration: 0.3)
        super.init(direction: direction, duration: 0.3)
    }

    public override func motion(in scene: TransitionViews) -> TransitionMotion {
        Choreography(composition, in: scene).motion
    }
}

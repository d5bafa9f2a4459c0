import UIKit

/// Both screens are adjacent sides of a cube, which rotates by a quarter. A side that turns away darkens.
///
/// It is the animator of ``ScreenTransition/cube(from:)`` from the right edge, for your own delegates.
public final class CubeAnimator: TransitionAnimator {
    /// Creates the animator of one direction. It takes 0.6 seconds.
    public init(direction: TransitionDirection) {
        super.init(direction: direction, duration: 0.6)
    }

    public override func motion(in scene: TransitionViews) -> TransitionMotion {
        let timing = ScreenTransition.Timing.easeInOut(0.6)
        let parts = ScreenTransition.turningParts(.right, degrees: 90, pivot: -0.5)
        let composition = Composition(parts: parts, timing: timing, reverse: timing, background: .black)
        return Choreography(composition, in: scene).motion
    }
}

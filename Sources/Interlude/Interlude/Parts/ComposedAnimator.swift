import UIKit

/// Runs a composition of parts.
final class ComposedAnimator: SceneAnimator {
    private let composition: Composition

    init(_ composition: Composition, direction: TransitionDirection) {
        self.composition = composition
        super.init(direction: direction, duration: composition.timing(for: direction).duration)
    }

    override func motion(in scene: TransitionScene) -> SceneMotion { Choreography(composition, in: scene).motion }
}

import UIKit

/// Runs a composition of parts.
final class ComposedAnimator: TransitionAnimator {
    private let composition: Composition
    /// The views that fly, while there are any. Their place is the transition's; a finger has their transform.
    private var flying: [UIView] = []

    init(_ composition: Composition, direction: TransitionDirection) {
        self.composition = composition
        super.init(direction: direction, duration: composition.timing(for: direction).duration)
    }

    override func motion(in scene: TransitionViews) -> TransitionMotion {
        let choreography = Choreography(composition, in: scene)
        flying = choreography.flights.map(\.frame)
        return choreography.motion
    }

    override func animationEnded(_ transitionCompleted: Bool) {
        flying = []
        super.animationEnded(transitionCompleted)
    }
}

extension ComposedAnimator: FingerFollower {
    func follow(_ finger: FreePan) {
        for view in flying {
            guard let container = view.superview else { continue }
            // Until the release it stays at the position on its page.
            let center = (view.layer.presentation() ?? view.layer).position
            view.transform = finger.transform(of: center, in: container)
        }
    }

    func letGo(_ finger: FreePan, finishing: Bool) {
        // A spring's speed is in ways per second: the way is back to no displacement.
        func speed(_ velocity: CGFloat, _ way: CGFloat) -> CGFloat {
            abs(way) < 1 ? 0 : min(max(velocity / way, -20), 20)
        }
        let (moved, velocity) = (finger.translation, finger.velocity)
        let spring = UISpringTimingParameters(
            dampingRatio: finishing ? 1 : 0.9,
            initialVelocity: CGVector(dx: speed(velocity.x, -moved.x), dy: speed(velocity.y, -moved.y)))
        let animator = UIViewPropertyAnimator(duration: FreePan.landing, timingParameters: spring)
        let flying = flying
        animator.addAnimations { for view in flying { view.transform = .identity } }
        animator.startAnimation()
    }
}

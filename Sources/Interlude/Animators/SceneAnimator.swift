import UIKit

/// What the ready-made animators share whose run a finger can take hold of.
///
/// A run has one `UIViewPropertyAnimator`, which is handed out again and again until the transition has ended. So it can be
/// paused, scrubbed and turned round at any moment, also when it has begun by itself.
public class SceneAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let direction: TransitionDirection
    private let duration: TimeInterval
    private var animator: UIViewPropertyAnimator?

    /// - Parameter duration: The whole way's, in seconds.
    init(direction: TransitionDirection, duration: TimeInterval) {
        self.direction = direction
        self.duration = duration
    }

    deinit {
        // A run that nobody ended, on a screen that has gone: a paused animator must not be released. One that runs goes on
        // by itself, as for a container that does not keep its animators.
        guard let animator else { return }
        MainActor.assumeIsolated { if !animator.isRunning { animator.stopAnimation(true) } }
    }

    /// Puts the screens where they begin, and says what moves them. Every subclass has its own.
    func motion(in scene: TransitionScene) -> SceneMotion {
        preconditionFailure("\(Self.self) has to say what moves")
    }

    /// Which way the screens are told apart: a switch between tabs has no way back.
    var sceneDirection: TransitionDirection { direction }

    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        duration
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// The run's animator: the same for the whole transition.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = makeAnimator(transitionContext)
        animator = made
        return made
    }

    public func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        guard let scene = TransitionScene(context, direction: sceneDirection) else {
            let nothing = UIViewPropertyAnimator(duration: 0, curve: .linear, animations: {})
            nothing.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            return nothing
        }
        let motion = motion(in: scene)
        let made = UIViewPropertyAnimator(duration: duration, curve: motion.curve, animations: motion.animations)
        made.addCompletion { _ in
            motion.tidyUp()
            scene.complete()
        }
        return made
    }
}

/// What happens on a scene: changes to animate, and what is to be put right at the end, whichever end that is.
@MainActor
struct SceneMotion {
    var curve = UIView.AnimationCurve.easeInOut
    let animations: () -> Void
    let tidyUp: () -> Void
}

import UIKit

/// An interruptible animator with one property animator. All predefined animators are subclasses,
/// and yours can be.
///
/// A subclass describes in ``motion(in:)`` the movement between the two screens. This class runs it in both directions,
/// in a navigation controller and modally, interactively or not.
///
/// Each run has one `UIViewPropertyAnimator`, which is returned until the transition has ended. It can therefore be
/// paused, scrubbed and reversed at any time, also if the transition started without a gesture.
open class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The direction of the transition.
    public let direction: TransitionDirection
    private let duration: TimeInterval
    private var animator: UIViewPropertyAnimator?

    /// - Parameters:
    ///   - direction: The direction of the transition.
    ///   - duration: The duration of the whole transition, in seconds.
    public init(direction: TransitionDirection, duration: TimeInterval) {
        self.direction = direction
        self.duration = duration
    }

    deinit {
        // A run that was not ended, on a screen that was removed: a paused animator must not be released. A running one continues
        // without this object, as for a container that does not retain its animators.
        guard let animator else { return }
        MainActor.assumeIsolated { if !animator.isRunning { animator.stopAnimation(true) } }
    }

    /// Sets the initial state of the screens, and returns their movement. Each subclass overrides it.
    open func motion(in scene: TransitionViews) -> TransitionMotion {
        fatalError("\(Self.self) has to say what moves")
    }

    /// The direction that distinguishes the screens. Always ``TransitionDirection/forward`` for tabs.
    open var sceneDirection: TransitionDirection { direction }

    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        duration
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// Returns the property animator of the run: the same object for the whole transition.
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
        guard let scene = TransitionViews(context, direction: sceneDirection) else {
            let nothing = UIViewPropertyAnimator(duration: 0, curve: .linear, animations: {})
            nothing.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            return nothing
        }
        let motion = motion(in: scene)
        let made = UIViewPropertyAnimator(duration: duration, timingParameters: motion.timing)
        made.addAnimations(motion.animations)
        made.addCompletion { _ in
            motion.tidyUp()
            scene.complete()
        }
        return made
    }
}

/// The movement of a scene: animated changes, and the clean-up after a finished or canceled transition.
@MainActor
public struct TransitionMotion {
    /// The timing curve.
    public var timing: any UITimingCurveProvider
    /// Sets the values of the final state. It is called in the block of a property animator.
    public let animations: () -> Void
    /// Restores changed values after the transition, finished or canceled.
    public let tidyUp: () -> Void

    /// Creates a motion, by default with an ease-in-out curve.
    public init(
        timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeInOut),
        animations: @escaping () -> Void, tidyUp: @escaping () -> Void
    ) {
        self.timing = timing
        self.animations = animations
        self.tidyUp = tidyUp
    }
}

extension UIView {
    /// Animates what `animations` changes.
    ///
    /// The properties have their new values at once; what is seen follows. A block that changes nothing, or has no
    /// duration, is complete at once.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates what `animations` changes.
    ///
    /// - Parameter completion: Called when the last of the block's animations has ended; its argument is false if one of
    ///   them was removed before its end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates what `animations` changes.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds, before the animation is seen to start.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = BlockTiming(duration: duration, delay: delay, curve: .bezier(options.curve), options: options)
        AnimationBlock.run(timing, animations: animations, completion: completion)
    }

    /// Animates what `animations` changes as a spring that has come to rest, to within a thousandth, at the end.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not overshoot; nearer to 0 swings more.
    ///   - velocity: In whole distances a second, towards the end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringModel(
            dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
        let timing = BlockTiming(duration: duration, delay: delay, curve: .spring(spring), options: options)
        AnimationBlock.run(timing, animations: animations, completion: completion)
    }

    /// Animates what `animations` changes as a spring given by how it feels.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration: about when the motion seems to be over. The animation itself ends when the
    ///     spring has settled.
    ///   - bounce: 0 does not overshoot; nearer to 1 swings more; negative creeps in.
    ///   - initialSpringVelocity: In whole distances a second, towards the end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringModel(
            perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
        let timing = BlockTiming(
            duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, curve: .spring(spring),
            options: options)
        AnimationBlock.run(timing, animations: animations, completion: completion)
    }

    /// Runs a ready-made animation on views, beside one of the caller's.
    ///
    /// `.delete` lets the views shrink and fade, and removes them from their superviews at the end.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let finish = { (finished: Bool) in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
        animate(withDuration: AnimationConstants.deletion, delay: 0, options: options) {
            for view in views {
                view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
                view.alpha = 0
            }
            parallelAnimations?()
        } completion: {
            finish($0)
        }
    }

    // MARK: Switching

    /// Whether blocks animate just now.
    public class var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

    /// Switches all animation blocks off or on again. While they are off, their changes apply at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isGloballyEnabled = enabled }

    /// Runs `actionsWithoutAnimation` with animations off, inside an animation block too.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationScope.disabled.perform(actionsWithoutAnimation)
    }

    /// Runs a piece of work with animations off and gives back what it makes.
    static func withoutAnimation<Result>(_ work: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = work() }
        guard let result else { fatalError("performWithoutAnimation did not run its closure") }
        return result
    }

    /// The duration, in seconds, of the animation block around the caller; 0 outside of any.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationScope.isEnabled ? AnimationScope.current?.timing.duration ?? 0 : 0
    }

    /// Inside an animation block: makes what `animations` changes repeat.
    ///
    /// - Parameter count: How often; with `autoreverses` there and back is once.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let scope = AnimationScope.current else {
            fatalError("UIView.modifyAnimations(withRepeatCount:autoreverses:animations:) outside an animation block")
        }
        var changed = scope.timing
        changed.repeatCount = Float(count)
        changed.autoreverses = autoreverses
        scope.with(changed).perform(animations)
    }
}

/// Figures of the animations that the system brings along.
package enum AnimationConstants {
    /// How long `UIView.perform(.delete, …)` takes, in seconds. Decided; not documented by Apple.
    package static let deletion: TimeInterval = 0.3
}

extension UIView {
    static func runBlock(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        let timing = BlockTiming(duration: duration, delay: delay, curve: options.pace, options: options)
        AnimationBlock.run(timing, animations: animations, completion: completion)
    }

    static func runSpring(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
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

    static func runSystemAnimation(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions,
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        let finish = { (finished: Bool) in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
        animate(withDuration: AnimationMetrics.deletion, delay: 0, options: options) {
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
    static var blocksAnimate: Bool { AnimationScope.isEnabled }
    /// Switches all blocks on or off.
    static func letBlocksAnimate(_ flag: Bool) { AnimationScope.isGloballyEnabled = flag }
    /// Runs work whose changes are not animated.
    static func runWithoutAnimation(_ work: () -> Void) { AnimationScope.disabled.perform(work) }
    /// The duration of the block around the caller, in seconds; 0 outside of any.
    static var durationOfBlock: TimeInterval {
        AnimationScope.isEnabled ? AnimationScope.current?.timing.duration ?? 0 : 0
    }

    /// Notes a change that no layer holds in the trace of the transition that is being started, if the caller is in a block.
    static func noteInTrace(isStillSet: @escaping () -> Bool, takeBack: @escaping () -> Void) {
        guard AnimationScope.current != nil, let trace = AnimationScope.trace else { return }
        trace.note(stands: isStillSet, takeBack: takeBack)
    }

    /// Runs a piece of work with animations off and gives back what it makes.
    static func withoutAnimation<Result>(_ work: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = work() }
        guard let result else { fatalError("performWithoutAnimation did not run its closure") }
        return result
    }

    static func repeatAnimations(
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
package enum AnimationMetrics {
    /// How long `UIView.perform(.delete, …)` takes, in seconds. Decided; not documented by Apple.
    package static let deletion: TimeInterval = 0.3
}

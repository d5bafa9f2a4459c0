/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Started: running or paused.
    case active = 1
    /// Stopped before its end; can be finished.
    case stopped = 2
}

/// A position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end.
    case end = 0
    /// The beginning.
    case start = 1
    /// The current position.
    case current = 2
}

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is running, neither paused nor scrubbed.
    var isRunning: Bool { get }
    /// Whether the animation runs to its beginning.
    var isReversed: Bool { get set }
    /// The progress from 0 to 1. Setting it scrubs the animation.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or resumes it after a pause.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation. It can then be scrubbed, reversed and continued.
    func pauseAnimation()
    /// Stops the animation at its current values. With `true` it becomes inactive without calling completions;
    /// otherwise it waits for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation: sets the properties to the values of a position, then calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes of blocks, with completions.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds an animation block that starts after the fraction `delayFactor` of the remaining duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds an animation block.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called at the end, with the position at which the animation ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes the animation after a pause with another curve. The duration is a factor of the original one; 0 is the
    /// remaining time.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// The requirements of this protocol are optional on Apple's systems.
extension UIViewImplicitlyAnimating {
    /// The default implementation does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// The default implementation does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// The default implementation does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Resumes the animation without other parameters by default.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }
}

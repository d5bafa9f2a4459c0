/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Started: running or paused.
    case active = 1
    /// Stopped in the middle and waiting to be finished.
    case stopped = 2
}

/// A place in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where it was to go.
    case end = 0
    /// Where it began.
    case start = 1
    /// Where it is just now.
    case current = 2
}

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Where the animation is in its life.
    var state: UIViewAnimatingState { get }
    /// Whether it is running, neither paused nor scrubbed.
    var isRunning: Bool { get }
    /// Whether it runs back to its beginning.
    var isReversed: Bool { get set }
    /// How far it is, from 0 to 1. Setting it scrubs.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or resumes it after a pause.
    func startAnimation()
    /// Starts it after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds it where it is: then it can be scrubbed, reversed and continued.
    func pauseAnimation()
    /// Stops it where it is. With `true` it is over, without completions; else it waits for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation: the properties get the values of a place, then the completions are called.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of what blocks change, with completions.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block that begins when `delayFactor` of the remaining duration has passed.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block whose changes are animated.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is called at the end, with where the animation has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes it after a pause, with another curve and another length in multiples of the duration; 0 is the remaining
    /// time.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// The requirements of this protocol are optional on Apple's systems.
extension UIViewImplicitlyAnimating {
    /// Does nothing: a custom animator need not take blocks.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Does nothing: a custom animator need not take blocks.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing: a custom animator need not take completions.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Resumes without changes, for an animator that cannot change its curve.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }
}

import InterludeFoundation

/// Animates changes of blocks, and can be paused, scrubbed, reversed, continued and stopped.
///
/// The system retains a running animator. Releasing one that is paused or stopped traps, as on iOS: finish it first.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The timing. Never `nil`; the type is Apple's.
    open var timingParameters: (any UITimingCurveProvider)? { provider }
    private let provider: any UITimingCurveProvider
    /// The duration in seconds. A spring with physical parameters has its settling time.
    open private(set) var duration: TimeInterval
    /// The delay between the start and the first change, in seconds.
    open internal(set) var delay: TimeInterval = 0

    /// Whether animated views receive touches. Precondition: the animator is not active.
    open var isUserInteractionEnabled = true {
        willSet { requireInactive("isUserInteractionEnabled") }
    }
    /// Whether the app performs hit testing of moving views. By default a touch hits a view where it is displayed; if
    /// `true`, where its model values position it. The value at the start applies.
    open var isManualHitTestingEnabled = false
    /// Whether the animator can be paused and stopped. Precondition: the animator is not active.
    open var isInterruptible = true {
        willSet { requireInactive("isInterruptible") }
    }
    /// Whether scrubbing is linear and ignores the curve.
    open var scrubsLinearly = true
    /// Whether the animator remains active at its end, without calling its completions.
    open var pausesOnCompletion = false
    /// Has no effect here: updates are always applied at the end of the run-loop iteration.
    open var flushUpdates = false

    /// The present run; `nil` while inactive or stopped.
    var run: AnimatorRun?
    /// Blocks that wait for the start, with their delay factors.
    var waitingBlocks: [(delayFactor: Double, block: () -> Void)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Whether it was started without a block and runs when one is added.
    var startsWithNextBlock = false
    var reversed = false
    /// Whether it was active and is so no more, its completions being through: then there is nothing left to finish.
    var hasEnded = false
    /// The changes that `finishAnimation(at:)` completes after a stop.
    var stoppedChanges: [AnimatorTrack.Change] = []
    // Read in deinit, after all use.
    private nonisolated(unsafe) var lifecycle = UIViewAnimatingState.inactive
    private nonisolated(unsafe) var runs = false

    // MARK: Making

    /// Creates an animator with a duration in seconds and a timing. Add the animations afterwards.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        provider = parameters
        self.duration = max(0, parameters.effectiveDuration(for: duration))
        super.init()
    }

    /// Creates an animator with a duration of 0.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters())
    }

    /// Creates an animator with one of the system's curves and a duration in seconds. It is not started.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic Bézier curve and a duration in seconds. It is not started.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring and a duration in seconds. A ratio of 1 does not overshoot; smaller values
    /// oscillate more. It is not started.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    deinit {
        // One that was started with nothing to do waits for a block, and is neither.
        let waitsForBlock = startsWithNextBlock
        if lifecycle == .stopped || (lifecycle == .active && !runs && !waitsForBlock) {
            MainActor.assumeIsolated {
                AnimatorFault.report(
                    "A paused or stopped property animator was released. Let it finish, or stop and finish it, before")
            }
        }
    }

    // MARK: State

    /// The state of the animator. Key-value observable.
    open var state: UIViewAnimatingState { lifecycle }

    /// Whether the animator is running. Key-value observable, as `running`.
    open var isRunning: Bool { runs }

    func enter(_ state: UIViewAnimatingState, isRunning: Bool) {
        let told = [lifecycle == state ? nil : "state", runs == isRunning ? nil : "running"]
        let change = KeyValueChange(of: self, told.compactMap(\.self))
        lifecycle = state
        runs = isRunning
        updateKeepAlive()
        change?.end()
    }

    /// Whether the animator runs to its beginning. A change takes effect immediately, from the current position.
    open var isReversed: Bool {
        get { reversed }
        set {
            let change = KeyValueChange(of: self, ["reversed"])
            setReversed(newValue)
            change?.end()
        }
    }

    /// The progress from 0 to 1 in the current direction: a fraction of the time while the animator runs, and of the
    /// change while it is scrubbed linearly. Setting it pauses the animator.
    open var fractionComplete: CGFloat {
        get { currentFraction }
        set {
            let change = KeyValueChange(of: self, ["fractionComplete"])
            setFraction(newValue)
            change?.end()
        }
    }

    // MARK: Running

    /// Starts the animator, or resumes it after a pause. Precondition: it is not stopped.
    open func startAnimation() { start(afterDelay: 0) }
    /// Starts after a delay in seconds; until then the values are the initial ones. Precondition: it is not stopped.
    open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }
    /// Pauses the animator. One that was not started becomes active. Traps if `isInterruptible` is `false`.
    open func pauseAnimation() { pause() }
    /// Resumes the animator after a pause with other parameters.
    ///
    /// - Parameters:
    ///   - parameters: The new timing curve; `nil` preserves the current one.
    ///   - durationFactor: The remaining duration as a factor of the original duration; 0 uses the
    ///     remaining time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        continueRun(parameters, durationFactor)
    }
    /// Stops the animator at its current values. With `true` it becomes inactive without calling completions; otherwise
    /// it waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
    /// Finishes a stopped animator at a position, and calls the completions. Traps if the animator is not stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

    // MARK: Blocks

    /// Adds an animation block. On an active animator it runs immediately and lasts for the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) { addBlock(animation, delayFactor: 0) }
    /// Adds an animation block that starts after the fraction `delayFactor` of the remaining duration.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addBlock(animation, delayFactor: delayFactor)
    }
    /// Adds a block that is called at the end, with the position at which the animation ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Returns a new, inactive animator with the same duration and timing, without the blocks.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated {
            copy = UIViewPropertyAnimator(duration: duration, timingParameters: provider)
        }
        return copy
    }

    private func requireInactive(_ property: String) {
        demand(state == .inactive, "UIViewPropertyAnimator.\(property) must not be set while it is active")
    }

    // MARK: Staying alive

    /// The animators that run, kept alive by the system. The order does not matter.
    private static var running: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    private func updateKeepAlive() {
        Self.running[ObjectIdentifier(self)] = lifecycle == .active && runs ? self : nil
    }

    // MARK: Ending

    /// Creates an animator and starts it.
    ///
    /// Inside another animation block it uses that block's duration and curve, unless the options differ. It then
    /// cannot be interrupted independently, and follows a surrounding animator.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        makeRunning(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }
}

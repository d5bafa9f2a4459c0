import InterludeFoundation

/// Animates what blocks change, and can be paused, scrubbed, reversed, continued with another pace and stopped.
///
/// While it runs the system keeps it alive. Letting go of one that is paused or stopped is a mistake and stops the program,
/// as on iOS: finish it first.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The pace; `nil` never occurs here, the type is Apple's.
    open var timingParameters: (any UITimingCurveProvider)? { provider }
    private let provider: any UITimingCurveProvider
    /// Seconds. A spring given by its physics has its own duration, its settling time.
    open private(set) var duration: TimeInterval
    /// Seconds between the start and the first motion.
    open internal(set) var delay: TimeInterval = 0

    /// Whether animated views take touches. Must not be set on an active animator.
    open var isUserInteractionEnabled = true {
        willSet { requireInactive("isUserInteractionEnabled") }
    }
    /// Whether the application does the hit testing of moving views itself. By default a view is hit where it is seen; then
    /// where its properties say that it is, which is where it will be. What counts is the value at the start.
    open var isManualHitTestingEnabled = false
    /// Whether the animator may be paused and stopped. Must not be set on an active animator.
    open var isInterruptible = true {
        willSet { requireInactive("isInterruptible") }
    }
    /// Whether scrubbing is linear instead of along the curve.
    open var scrubsLinearly = true
    /// Whether the animator stays active, without its completions, when it has ended.
    open var pausesOnCompletion = false
    /// Kept only: updates are always brought in at the end of the turn.
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

    /// The designated initializer: a duration in seconds and a timing. Add the animations afterwards.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        provider = parameters
        self.duration = max(0, parameters.effectiveDuration(for: duration))
        super.init()
    }

    /// An animator that takes no time.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters())
    }

    /// Makes an animator with one of the system's curves; the duration is in seconds. It must be started.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a Bézier curve of two control points. It must be started.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a spring: a ratio of 1 does not swing, nearer to 0 swings more. It does not start by
    /// itself.
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

    /// The state of the animator. Observable by key-value observing.
    open var state: UIViewAnimatingState { lifecycle }

    /// Whether it is running. Observable by key-value observing, as "running".
    open var isRunning: Bool { runs }

    func enter(_ state: UIViewAnimatingState, isRunning: Bool) {
        let told = [lifecycle == state ? nil : "state", runs == isRunning ? nil : "running"]
        let change = KeyValueChange(of: self, told.compactMap(\.self))
        lifecycle = state
        runs = isRunning
        updateKeepAlive()
        change?.end()
    }

    /// Turning it round takes effect at once, from the present place.
    open var isReversed: Bool {
        get { reversed }
        set {
            let change = KeyValueChange(of: self, ["reversed"])
            setReversed(newValue)
            change?.end()
        }
    }

    /// How far it is, from 0 to 1, in the direction in which it runs: a share of the time while it runs, of the way while
    /// it is scrubbed straight. Setting it pauses the animator.
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
    /// Holds the animator where it is; one that has not started becomes active. Needs `isInterruptible`, or the program
    /// stops.
    open func pauseAnimation() { pause() }
    /// Resumes after a pause, with another timing (`nil` keeps it) and length, in multiples of the duration; 0 is the
    /// remaining time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        continueRun(parameters, durationFactor)
    }
    /// Stops where it is. With `true` it is over, without completions; else it waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
    /// Ends a stopped animator at a place and calls the completions. One that is not stopped stops the program.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

    // MARK: Blocks

    /// Adds a block. On an active animator it runs now, and lasts as long as the animator still has.
    open func addAnimations(_ animation: @escaping () -> Void) { addBlock(animation, delayFactor: 0) }
    /// Adds a block that begins when `delayFactor` of the (remaining) duration has passed.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addBlock(animation, delayFactor: delayFactor)
    }
    /// Adds a block that runs at the end. It gets the place where the animation ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// A new, inactive animator with the same duration and pace, without the blocks.
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

    /// Makes an animator and starts it.
    ///
    /// Inside another animation block it uses that block's duration and curve, unless options say otherwise, cannot be
    /// interrupted independently, and follows an animator around it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        makeRunning(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }
}

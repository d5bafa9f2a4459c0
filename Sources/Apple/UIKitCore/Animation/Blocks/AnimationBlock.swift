/// One call of `UIView.animate`: its animations and its completion.
///
/// It is the delegate of its animations, and counts them. When the last has ended the completion runs.
@MainActor
final class AnimationBlock: NSObject, CAAnimationDelegate {
    let timing: BlockTiming
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var allFinished = true
    private var isClosed = false
    /// The views whose bounds the block has changed, if it is to lay them out; in order of change.
    private var viewsToLayOut: [UIView] = []
    /// The views that take no touches until their animations have ended.
    private var blocked: [UIView] = []
    /// What the transition that is being started wants to know. It keeps the block's animations, and they the block.
    private(set) weak var trace: AnimationTrace?

    init(timing: BlockTiming, completion: ((Bool) -> Void)?) {
        let trace = AnimationScope.trace
        self.trace = trace
        var timing = timing
        timing.goesStraight = trace?.goesStraight ?? false
        self.timing = timing
        self.completion = completion
    }

    /// Runs an animation block: the changes, the layout if asked for, and the completion when all is over.
    static func run(_ timing: BlockTiming, animations: () -> Void, completion: ((Bool) -> Void)?) {
        let timing = AnimationScope.current.map { timing.inheriting(from: $0.timing) } ?? timing
        guard AnimationScope.isEnabled, timing.duration > 0 else {
            AnimationScope.unanimated.perform(animations)
            return callInNextTurn(completion)
        }
        let block = AnimationBlock(timing: timing, completion: completion)
        // Inside an animator's block, the animator drives what is changed here as well.
        let scope: AnimationScope
        if case .animator(let track)? = AnimationScope.current?.collector {
            scope = AnimationScope(timing: timing, collector: .animator(track))
            track.add(completion: completion)
            block.completion = nil
        } else {
            scope = AnimationScope(timing: block.timing, collector: .block(block))
        }
        scope.perform {
            animations()
            block.layOutViews()
        }
        block.close()
    }

    /// Calls a completion that has nothing to wait for: "at the beginning of the next run loop cycle", as Apple documents it
    /// for animations without a duration, so that a chain of them neither recurs nor overtakes its caller.
    static func callInNextTurn(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        MainTimer.scheduleForNextTurn { completion(true) }
    }

    // MARK: Collecting

    /// Adds an animation to a layer as one of the block's.
    ///
    /// - Parameter key: The key on the layer; `nil` makes one that no other animation there has.
    func add(_ animation: CAAnimation, to layer: CALayer, key: String?, property: String, timing: BlockTiming) {
        timing.configure(animation)
        animation.delegate = self
        running += 1
        block(layer)
        let key = key ?? layer.freeAnimationKey(property)
        layer.add(animation, forKey: key)
        if let trace, let motion = layer.runningAnimation(forKey: key) { trace.note(motion) }
    }

    func noteBoundsChange(of view: UIView) {
        guard timing.options.contains(.layoutSubviews), !viewsToLayOut.contains(where: { $0 === view }) else { return }
        viewsToLayOut.append(view)
    }

    /// Has a view laid out when the block's closure has run, so that what moves by it is animated.
    func noteLayout(of view: UIView) {
        if !viewsToLayOut.contains(where: { $0 === view }) { viewsToLayOut.append(view) }
    }

    private func layOutViews() {
        while !viewsToLayOut.isEmpty { viewsToLayOut.removeFirst().layoutIfNeeded() }
    }

    private func block(_ layer: CALayer) {
        guard !timing.options.contains(.allowUserInteraction), let view = layer.delegate as? UIView else { return }
        view.viewState.animationsBlockingTouches += 1
        blocked.append(view)
    }

    // MARK: Ending

    /// Does something at the end, before the completion.
    func atEnd(_ body: @escaping () -> Void) {
        let next = completion
        completion = { finished in
            body()
            next?(finished)
        }
    }

    /// No more animations come. A block that has changed nothing is over in the next turn.
    func close() {
        isClosed = true
        guard running == 0 else { return }
        Self.callInNextTurn(completion)
        completion = nil
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        running -= 1
        if !flag { allFinished = false }
        endIfDone()
    }

    private func endIfDone() {
        guard isClosed, running == 0 else { return }
        for view in blocked { view.viewState.animationsBlockingTouches -= 1 }
        blocked = []
        let finish = completion
        completion = nil
        finish?(allFinished)
    }
}

extension CALayer {
    /// A key for one more animation of a property: the property's name, then the name with -2, -3, … as on iOS.
    func freeAnimationKey(_ property: String) -> String {
        let taken = Set(animationKeys() ?? [])
        if !taken.contains(property) { return property }
        var number = 2
        while taken.contains("\(property)-\(number)") { number += 1 }
        return "\(property)-\(number)"
    }
}

extension CAAnimation {
    /// The call of `UIView.animate` that has added it, for tools that show which animations belong together; `nil` for others.
    package var viewBlock: AnyObject? { delegate as? AnimationBlock }
}

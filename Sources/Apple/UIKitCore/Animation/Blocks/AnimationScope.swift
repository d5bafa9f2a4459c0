/// What a change of a property meets while a block runs: whether it is animated, how, and who collects it.
///
/// Scopes form a stack, as blocks can be inside one another.
@MainActor
final class AnimationScope {
    /// Who takes the changes of a scope.
    enum Collector {
        /// Nobody: changes are not animated.
        case none
        /// Changes are not animated, but noted, as a transition has to take them back when it is called off.
        case noted(AnimationTrace)
        /// Each change becomes animations of the block.
        case block(AnimationBlock)
        /// Changes are gathered as key frames of the block.
        case keyframes(KeyframeRecorder)
        /// Changes become the animator's, which drives them.
        case animator(AnimatorTrack)
    }

    let timing: BlockTiming
    let collector: Collector

    init(timing: BlockTiming, collector: Collector) {
        self.timing = timing
        self.collector = collector
    }

    /// This scope with another timing.
    func with(_ timing: BlockTiming) -> AnimationScope { AnimationScope(timing: timing, collector: collector) }

    // MARK: The stack

    static var isGloballyEnabled = true

    /// What stands around the code that is running.
    private enum Surrounding {
        /// A block. It gives its scope when it is asked, as the old calls set their times one after the other.
        case scope(() -> AnimationScope)
        /// The start of a transition, which notes what blocks inside it do.
        case trace(AnimationTrace)
    }

    /// The innermost last.
    private static var stack: [Surrounding] = []

    /// The innermost scope; `nil` outside all blocks.
    static var current: AnimationScope? {
        for case .scope(let scope) in stack.reversed() { return scope() }
        return nil
    }

    /// The trace of the transition that is being started around the caller.
    static var trace: AnimationTrace? {
        for case .trace(let trace) in stack.reversed() { return trace }
        return nil
    }

    /// Makes a scope the innermost until `closeOpened()`.
    static func open(_ scope: @escaping () -> AnimationScope) { stack.append(.scope(scope)) }

    static func closeOpened() {
        guard let last = stack.lastIndex(where: { if case .scope = $0 { true } else { false } }) else { return }
        stack.remove(at: last)
    }

    /// A scope in which nothing is animated.
    static let disabled = AnimationScope(
        timing: BlockTiming(duration: 0, delay: 0, curve: .bezier(.linear), options: []), collector: .none)

    /// A scope in which nothing is animated because the block around the caller has no time, or another way to show what it
    /// changes: what a transition has to take back is noted.
    static var unanimated: AnimationScope {
        guard let trace else { return disabled }
        return AnimationScope(timing: disabled.timing, collector: .noted(trace))
    }

    static var isEnabled: Bool {
        guard isGloballyEnabled else { return false }
        switch current?.collector {
        case .some(.none), .noted: return false
        default: return true
        }
    }

    /// Runs `body` with this scope as the innermost.
    func perform(_ body: () -> Void) {
        Self.stack.append(.scope { self })
        body()
        Self.closeOpened()
    }

    /// Runs `body` as if no block were around it.
    static func performOutside(_ body: () -> Void) {
        let saved = stack
        stack = []
        body()
        stack = saved
    }

    // MARK: Traces

    /// Runs `body` and notes what blocks inside it do.
    static func tracing(_ trace: AnimationTrace, _ body: () -> Void) {
        stack.append(.trace(trace))
        body()
        stopTracing(trace)
    }

    /// Notes what blocks do from now on, until `stopTracing(_:)`.
    static func startTracing(_ trace: AnimationTrace) { stack.insert(.trace(trace), at: 0) }

    static func stopTracing(_ trace: AnimationTrace) {
        let last = stack.lastIndex { if case .trace(let other) = $0 { other === trace } else { false } }
        if let last { stack.remove(at: last) }
    }
}

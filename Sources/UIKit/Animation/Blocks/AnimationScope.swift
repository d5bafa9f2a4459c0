/// What a change of a property meets while a block runs: whether it is animated, how, and who collects it.
///
/// Scopes form a stack, as blocks can be inside one another.
@MainActor
final class AnimationScope {
    /// Who takes the changes of a scope.
    enum Collector {
        /// Nobody: changes are not animated.
        case none
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

    /// The same scope with another timing.
    func with(_ timing: BlockTiming) -> AnimationScope { AnimationScope(timing: timing, collector: collector) }

    // MARK: The stack

    static var isGloballyEnabled = true
    /// Each entry gives its scope when it is asked, as the old calls set their times one after the other.
    private static var stack: [() -> AnimationScope] = []

    /// The innermost scope; nil outside all blocks.
    static var current: AnimationScope? { stack.last?() }

    /// Makes a scope the innermost until `closeOpened()`.
    static func open(_ scope: @escaping () -> AnimationScope) { stack.append(scope) }

    static func closeOpened() { stack.removeLast() }

    /// A scope in which nothing is animated.
    static let disabled = AnimationScope(
        timing: BlockTiming(duration: 0, delay: 0, curve: .bezier(.linear), options: []), collector: .none)

    static var isEnabled: Bool {
        guard isGloballyEnabled else { return false }
        if case .none? = current?.collector { return false }
        return true
    }

    /// Runs `body` with this scope as the innermost.
    func perform(_ body: () -> Void) {
        Self.stack.append { self }
        body()
        Self.stack.removeLast()
    }

    /// Runs `body` as if no block were around it.
    static func performOutside(_ body: () -> Void) {
        let saved = stack
        stack = []
        body()
        stack = saved
    }
}

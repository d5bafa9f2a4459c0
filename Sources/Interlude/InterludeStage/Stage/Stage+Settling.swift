import UIKit

extension Stage {
    /// Whether nothing moves: no animation, no touch, no waiting gesture recognizer, and no work on the main queue that
    /// is due within a second. Repeating timers, work that reschedules itself and activity named by ``ignore(_:)``
    /// do not count.
    public var isSettled: Bool { host.isIdle }

    /// Advances time until nothing moves.
    ///
    /// - Parameter limit: The maximum time, in seconds of the stage's clock.
    /// - Throws: ``StageError/didNotSettle(limit:moving:)`` if something still moves then, for example an endless
    ///   animation. ``StageError/transitionNotCompleted(_:)`` if nothing moves and a transition was never completed. A
    ///   transition that a held finger drives is ignored.
    public func settle(limit: TimeInterval = 10) throws {
        guard host.advanceUntilIdle(limit: limit) else { throw StageError.didNotSettle(limit: limit, moving: movers) }
        try checkTransitions()
    }

    /// Excludes activity from ``settle(limit:)``, ``isSettled`` and films.
    ///
    ///     stage.ignore(.endless)             // spinners and all repeating animations
    ///     stage.ignore(.view(badge))         // animations in a view
    ///     stage.ignore(.identifier("badge")) // a view by its accessibility identifier
    public func ignore(_ movements: Movement...) { ignore(movements) }

    func ignore(_ movements: [Movement]) { unawaited.formUnion(movements) }

    /// Fails if a transition is open that no finger holds.
    func checkTransitions() throws {
        host.makeCurrent()
        guard host.touches.liveTouches.isEmpty, let run = TransitionRun.current.last(where: \.isUnderWay) else {
            return
        }
        throw StageError.transitionNotCompleted(run.words)
    }

    /// Descriptions of the activity, three at most.
    package var movers: [String] {
        let isExempt = host.isUnawaited ?? { _, _ in false }
        let animations = RenderServer.current.unended.filter { !isExempt($0.layer, $0.isEndless) }.map(\.words)
        let particles = RenderServer.current.movingEmitters.filter { !isExempt($0, $0.emits) }.map(\.words)
        let words = (animations + particles).distinct
        guard words.count > 3 else { return words }
        return words.prefix(3) + ["and \(words.count - 3) more"]
    }
}

extension Stage {
    /// A movement that can be ignored.
    public struct Movement: Hashable, Sendable {
        private enum Kind: Hashable {
            case endless
            case view(ObjectToken)
            case identifier(String)
        }

        private let kind: Kind

        /// All endlessly repeating animations, and emitters.
        public static let endless = Movement(kind: .endless)

        /// All animations and emitters of a view and its subviews.
        @MainActor public static func view(_ view: UIView) -> Movement { Movement(kind: .view(ObjectToken(view))) }

        /// All animations and emitters of the views with an accessibility identifier, and of their subviews.
        public static func identifier(_ identifier: String) -> Movement { Movement(kind: .identifier(identifier)) }

        /// Tells whether what moves a layer is one of these; `nil` for none.
        @MainActor static func test(_ movements: Set<Movement>) -> RenderServer.Exemption? {
            guard !movements.isEmpty else { return nil }
            return { layer, isEndless in
                if isEndless, movements.contains(.endless) { return true }
                return MainActor.assumeIsolated { layer?.ownerViews.contains(where: movements.names) ?? false }
            }
        }
    }
}

extension Set<Stage.Movement> {
    @MainActor fileprivate func names(_ view: UIView) -> Bool {
        contains(.view(view)) || view.accessibilityIdentifier.map { contains(.identifier($0)) } ?? false
    }
}

extension CALayer {
    /// The views that the layer is in, innermost first.
    @MainActor fileprivate var ownerViews: some Sequence<UIView> {
        sequence(first: self, next: \.superlayer).lazy.compactMap { $0.delegate as? UIView }
    }
}

extension CAEmitterLayer {
    @MainActor fileprivate var words: String {
        let owner = ownerViews.first { _ in true }.map { InterludeStage.name(of: $0) } ?? className(self)
        return "particles of \(owner)" + (emits ? " that are still emitted" : "")
    }
}

extension RunningAnimation {
    /// `“spin” of UIActivityIndicatorView repeats for ever`.
    @MainActor fileprivate var words: String {
        let view = layer?.ownerViews.first { _ in true }
        let owner = view.map { InterludeStage.name(of: $0) } ?? layer.map { className($0) } ?? "a layer"
        let what = (animation as? CAPropertyAnimation)?.keyPath ?? key ?? "an animation"
        return "“\(what)” of \(owner)" + (isEndless ? " repeats forever" : "")
    }
}

extension TransitionRun {
    /// `the push from ListController to DetailController`.
    @MainActor fileprivate var words: String {
        let keys = [("from", UITransitionContextViewControllerKey.from), ("to", .to)]
        let ends = keys.compactMap { word, key in
            context.viewController(forKey: key).map { "\(word) \(InterludeStage.name(of: $0))" }
        }
        return (["the \(operation.rawValue)"] + ends).joined(separator: " ")
    }
}

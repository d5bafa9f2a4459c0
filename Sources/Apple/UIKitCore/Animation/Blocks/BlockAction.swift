import InterludeFoundation

extension UIView {
    /// The action for a change of a layer's property: the animation of the block around the caller.
    final func blockAction(_ layer: CALayer, _ event: String) -> (any CAAction)? {
        guard AnimationScope.isGloballyEnabled, let scope = AnimationScope.current else { return noAction }
        if case .none = scope.collector { return noAction }
        if event == "bounds", case .block(let block) = scope.collector, layer === self.layer {
            block.noteBoundsChange(of: self)
        }
        let properties = BlockProperty.properties(ofEvent: event)
        guard !properties.isEmpty else { return noAction }
        if properties.count == 1, !properties[0].isAdditive, case .block(let block) = scope.collector {
            return PlainBlockAnimation.make(properties[0], of: layer, in: block, timing: scope.timing)
        }
        return BlockAction(properties, of: layer, in: scope)
    }
}

/// Waits for a property to change inside a block, and then animates the difference.
@MainActor
final class BlockAction: CAAction {
    private let scope: AnimationScope
    private let layer: CALayer
    private let changes: [(property: BlockProperty, old: AnimationValue, shown: AnimationValue)]

    init(_ properties: [BlockProperty], of layer: CALayer, in scope: AnimationScope) {
        self.scope = scope
        self.layer = layer
        // What is seen is the model where nothing moves, as nearly always; a presentation is a copy of all of it.
        let presentation = layer.hasAnimations ? layer.presentation() ?? layer : layer
        changes = properties.map { ($0, $0.value(in: layer), $0.value(in: presentation)) }
    }

    nonisolated func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        onMainActor { animateChanges() }
    }

    private func animateChanges() {
        for change in changes {
            let new = change.property.value(in: layer)
            guard !new.isSame(as: change.old) else { continue }
            let change = PropertyChange(
                layer: layer, property: change.property, old: change.old, new: new, shown: change.shown)
            switch scope.collector {
            case .none: break
            case .noted(let trace): trace.note(change)
            case .block(let block): block.animate(change, timing: scope.timing)
            case .keyframes(let recorder): recorder.record(change)
            case .animator(let track): track.record(change)
            }
        }
    }
}

/// A property that a block has changed.
struct PropertyChange {
    let layer: CALayer
    let property: BlockProperty
    let old: AnimationValue
    let new: AnimationValue
    /// What was seen when the change came.
    let shown: AnimationValue

    /// What is put on top of the new value and fades out; `nil` if the change goes from one value to the other.
    var difference: AnimationValue? { property.isAdditive ? old.difference(to: new) : nil }
}

extension AnimationTrace {
    func note(_ change: PropertyChange) { note(change.property, of: change.layer, from: change.old, to: change.new) }
}

/// A block's animation of a value that is replaced, not added up: a color.
///
/// It is a `CABasicAnimation` because applications take it from `action(for:forKey:)` to give a property of their own the
/// block's times.
final class PlainBlockAnimation: CABasicAnimation {
    private var block: AnimationBlock?
    private var timing: BlockTiming?
    private var property: BlockProperty?
    private var old: AnimationValue?

    @MainActor
    static func make(
        _ property: BlockProperty, of layer: CALayer, in block: AnimationBlock, timing: BlockTiming
    ) -> PlainBlockAnimation {
        let animation = PlainBlockAnimation(keyPath: property.keyPath)
        let fromSeen = timing.options.contains(.beginFromCurrentState)
        let source = fromSeen && layer.hasAnimations ? layer.presentation() ?? layer : layer
        animation.fromValue = property.value(in: source).boxed
        timing.configure(animation)
        animation.timingFunction = timing.function
        animation.block = block
        animation.timing = timing
        animation.property = property
        animation.old = property.value(in: layer)
        return animation
    }

    /// What applications add to a layer themselves is an ordinary animation.
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CABasicAnimation(keyPath: keyPath)
        copyState(to: copy)
        return copy
    }

    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        nonisolated(unsafe) let (animation, target) = (self, layer)
        onMainActor { animation.start(on: target) }
    }

    @MainActor
    private func start(on layer: CALayer) {
        guard let block, let timing, let keyPath, let property, let old else { return }
        self.block = nil
        let new = property.value(in: layer)
        block.trace?.note(property, of: layer, from: old, to: new)
        let animation = timing.makeAnimation(keyPath: keyPath)
        animation.fromValue = fromValue
        animation.toValue = new.boxed
        block.add(animation, to: layer, key: keyPath, property: keyPath, timing: timing)
    }
}

extension AnimationBlock {
    /// Animates a change as the block says.
    func animate(_ change: PropertyChange, timing: BlockTiming) {
        trace?.note(change)
        if let difference = change.difference {
            animate(difference, of: change, timing: timing)
        } else {
            let animation = timing.makeAnimation(keyPath: change.property.keyPath)
            let fromSeen = timing.options.contains(.beginFromCurrentState) || change.property.isAdditive
            animation.go(from: fromSeen ? change.shown : change.old, to: change.new)
            let keyPath = change.property.keyPath
            add(animation, to: change.layer, key: keyPath, property: keyPath, timing: timing)
        }
    }

    private func animate(_ difference: AnimationValue, of change: PropertyChange, timing: BlockTiming) {
        let animation = timing.makeAnimation(keyPath: change.property.keyPath)
        animation.isAdditive = true
        animation.go(from: difference, to: difference.neutral)
        add(animation, to: change.layer, key: nil, property: change.property.keyPath, timing: timing)
    }
}

extension BlockTiming {
    /// Gives an animation the block's times.
    func configure(_ animation: CAAnimation) {
        animation.duration = duration
        animation.fillMode = .both
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.delayAfterCommit = delay
        animation.goesStraight = goesStraight
    }

    /// The block's curve; `nil` for a spring, which has its own.
    var function: CAMediaTimingFunction? {
        switch curve {
        case .bezier(let curve): curve.timingFunction
        case .keyboard: .keyboard
        case .spring: nil
        }
    }

    /// An animation with the block's pace; times and values are still to be set.
    func makeAnimation(keyPath: String) -> CABasicAnimation {
        switch curve {
        case .bezier, .keyboard:
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            return animation
        case .spring(let model):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.mass = model.mass
            animation.stiffness = model.stiffness
            animation.damping = model.damping
            animation.initialVelocity = model.initialVelocity
            animation.allowsOverdamping = model.allowsOverdamping
            animation.comesToRest = true
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            return animation
        }
    }
}

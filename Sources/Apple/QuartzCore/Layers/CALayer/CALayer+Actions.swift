import CoreGraphics
import InterludeFoundation

extension CALayer {
    /// Writes to the model and runs the property's action.
    ///
    /// The action is looked up before the change, so that it can see the old value, and run after it.
    func change(_ key: String, _ write: (inout LayerValues) -> Void) {
        let action = beginChange(of: key)
        write(&values)
        endChange(of: key, action)
    }

    /// Before a value is written: the action that is to run after it, `nil` if there is none.
    final func beginChange(of key: String) -> PendingAction? {
        if KeyValueObserving.isActive { KeyValueObserving.willChange(self, key) }
        // A presentation layer is a copy of one moment; writing to it has no further effect.
        guard modelLayer == nil, mayAct, !CATransaction.disableActions(), let action = actionForChange(key) else {
            return nil
        }
        let implicit = (action as? CABasicAnimation).flatMap { $0.isUnset ? $0 : nil }
        let shown = implicit == nil ? nil : LayerProperty.named(key)?.get(presentedValues)
        return PendingAction(action, implicit, from: shown)
    }

    /// After a value has been written.
    final func endChange(of key: String, _ pending: PendingAction?) {
        defer { if KeyValueObserving.isActive { KeyValueObserving.didChange(self, key) } }
        guard modelLayer == nil else { return }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        guard let pending else { return }
        if let implicit = pending.implicit {
            runImplicitly(implicit, forKey: key, from: pending.shown)
        } else {
            pending.action.run(forKey: key, object: self, arguments: nil)
        }
    }

    /// Whether changes run actions: not in a tree that is put together on another thread, where there is nothing to see yet.
    var mayAct: Bool { hasBeenCommitted || MainQueue.isHere }

    /// The default animation only runs in layers that have been shown before, so that a new layer appears as it is.
    private func actionForChange(_ key: String) -> (any CAAction)? {
        guard let action = action(forKey: key) else { return nil }
        if let animation = action as? CABasicAnimation, animation.isDefaultAction, !hasBeenCommitted { return nil }
        return action
    }

    /// Adds a copy that begins at the value that was shown before the change.
    private func runImplicitly(_ action: CABasicAnimation, forKey key: String, from shown: AnimationValue?) {
        guard let animation = action.copy() as? CABasicAnimation else { return }
        if animation.keyPath == nil { animation.keyPath = key }
        animation.go(from: shown, to: nil)
        add(animation, forKey: key)
    }

    /// The order: delegate, `actions`, the style's `actions`, the class's default.
    func findAction(forKey event: String) -> (any CAAction)? {
        nonisolated(unsafe) let me = self
        nonisolated(unsafe) var found: (any CAAction)?
        onMainActor { found = me.delegate?.action(for: me, forKey: event) }
        if let found { return found is NSNull ? nil : found }
        let style = extras.style?["actions"] as? [String: any CAAction]
        let action = extras.actions?[event] ?? style?[event] ?? type(of: self).defaultAction(forKey: event)
        return action is NSNull ? nil : action
    }

    class func standardAction(forKey event: String) -> (any CAAction)? {
        guard let property = LayerProperty.named(event), property.isAnimatable, LayerProperty.isBuiltIn(event) else {
            return nil
        }
        let animation = CABasicAnimation(keyPath: event)
        animation.isDefaultAction = true
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}

/// What a delegate answers where nothing is to run and nobody else is to be asked: one for all, since views say so at each change of
/// a property.
package let noAction = NSNull()

/// An action that runs when a value has been written.
final class PendingAction {
    fileprivate let action: any CAAction
    /// The action as an animation without values, which goes from what was shown before.
    fileprivate let implicit: CABasicAnimation?
    fileprivate let shown: AnimationValue?

    fileprivate init(_ action: any CAAction, _ implicit: CABasicAnimation?, from shown: AnimationValue?) {
        self.action = action
        self.implicit = implicit
        self.shown = shown
    }
}

extension CABasicAnimation {
    /// Whether it is the class's default action.
    fileprivate(set) var isDefaultAction: Bool {
        get { value(forKey: Self.defaultActionKey) != nil }
        set { setValue(newValue ? true : nil, forKey: Self.defaultActionKey) }
    }

    private static let defaultActionKey = "QuartzCore.isDefaultAction"

    /// Whether none of its three values is set.
    fileprivate var isUnset: Bool { fromValue == nil && toValue == nil && byValue == nil }
}

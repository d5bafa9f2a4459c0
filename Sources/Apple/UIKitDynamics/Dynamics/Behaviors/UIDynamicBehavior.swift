/// A behavior of items in an animator: the superclass of all behaviors, and a container of child
/// behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    private final var children: [UIDynamicBehavior] = []
    private final weak var owner: UIDynamicBehavior?
    /// Set by the animator that it has been added to.
    final weak var animator: UIDynamicAnimator?

    public override init() { super.init() }

    /// Called in each frame after the items have moved. Must not retain the behavior.
    open var action: (() -> Void)?
    /// The child behaviors.
    open var childBehaviors: [UIDynamicBehavior] { children }
    /// The animator of the behavior, directly or through its parent.
    open var dynamicAnimator: UIDynamicAnimator? { owner?.dynamicAnimator ?? animator }

    /// Adds a child behavior, which is active as long as this one. It is removed from its animator
    /// or other parent.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, behavior.owner !== self else { return }
        behavior.owner?.removeChildBehavior(behavior)
        behavior.dynamicAnimator?.removeBehavior(behavior)
        if let dynamicAnimator { behavior.willMove(to: dynamicAnimator) }
        children.append(behavior)
        behavior.owner = self
        changed()
    }

    /// Removes a child behavior, which is inactive afterwards.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
        if dynamicAnimator != nil { behavior.willMove(to: nil) }
        children.remove(at: index)
        behavior.owner = nil
        changed()
    }

    /// Called before the behavior is added to an animator, or removed (`nil`).
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        for child in children { child.willMove(to: dynamicAnimator) }
    }

    // MARK: What a kind of behavior does

    /// The items that it moves.
    var concernedItems: [any UIDynamicItem] { [] }
    /// Says how bodies are made, before they are weighed.
    func configure(_ simulation: DynamicsSimulation) {}
    /// Says what holds bodies and what collides.
    func contribute(to simulation: DynamicsSimulation) {}
    /// Lets forces work for a step.
    func exert(_ step: Double, on simulation: DynamicsSimulation, at time: TimeInterval) {}
}

extension UIDynamicBehavior {
    /// The behavior and all that belong to it, each before its own.
    final var preorder: [UIDynamicBehavior] { [self] + children.flatMap(\.preorder) }

    /// Lets the animator know.
    final func changed() { dynamicAnimator?.behaviorsChanged() }
}

/// The items of a behavior, each once.
struct DynamicItemList {
    private(set) var items: [any UIDynamicItem] = []

    @MainActor init(_ items: [any UIDynamicItem]) { for item in items { add(item) } }

    /// Says whether it was new.
    @discardableResult
    @MainActor mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard !contains(item) else { return false }
        items.append(item)
        return true
    }

    @MainActor mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    @MainActor func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }
}

/// A direction and a strength, as gravity and pushes have them: each of both can be set alone.
struct DynamicsThrust {
    var angle: CGFloat
    var magnitude: CGFloat

    var vector: CGVector {
        get { CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle)) }
        set {
            magnitude = (newValue.dx * newValue.dx + newValue.dy * newValue.dy).squareRoot()
            if magnitude > 0 { angle = atan2(newValue.dy, newValue.dx) }
        }
    }
}

/// A force that pushes items, once or continuously.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of a push.
    public enum Mode: Int, Sendable {
        /// The force acts while the behavior is active.
        case continuous = 0
        /// The impulse of one second of the force acts in a single step.
        case instantaneous = 1
    }

    private final var list: DynamicItemList
    private final var thrust = DynamicsThrust(angle: 0, magnitude: 0)
    private final var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a behavior that pushes items. Set a direction and a magnitude.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    /// The duration of the push.
    open private(set) var mode: UIPushBehavior.Mode
    /// Whether the force acts. An instantaneous push becomes inactive afterwards; activate it again
    /// for another push. The default is `true`.
    open var active = true {
        didSet { changed() }
    }

    /// The items of the behavior.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item. An item that was already added is ignored.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Removes an item and its offset.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        offsets[ObjectIdentifier(item)] = nil
        changed()
    }

    /// Returns the offset from an item's center at which the push is applied.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    /// Sets the offset from an item's center at which the push is applied. An offset makes the item
    /// rotate.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    /// The direction, in radians from the x axis.
    open var angle: CGFloat {
        get { thrust.angle }
        set { set { $0.angle = newValue } }
    }
    /// The magnitude of the force. With 1, a square of 100 points with density 1 is accelerated by
    /// 100 points per second squared.
    open var magnitude: CGFloat {
        get { thrust.magnitude }
        set { set { $0.magnitude = newValue } }
    }
    /// The direction and magnitude as a vector.
    open var pushDirection: CGVector {
        get { thrust.vector }
        set { set { $0.vector = newValue } }
    }
    /// Sets direction and magnitude.
    ///
    /// - Parameters:
    ///   - angle: The direction in radians from the x axis.
    ///   - magnitude: The magnitude of the force.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        set { $0 = DynamicsThrust(angle: angle, magnitude: magnitude) }
    }

    private final func set(_ change: (inout DynamicsThrust) -> Void) {
        change(&thrust)
        changed()
    }

    override var concernedItems: [any UIDynamicItem] { list.items }

    override func exert(_ step: Double, on simulation: DynamicsSimulation, at time: TimeInterval) {
        guard active else { return }
        // A blow is a second's push in one step.
        let force = Vector2(thrust.vector) * DynamicsMetrics.push * (mode == .continuous ? 1 : 1 / step)
        for item in list.items {
            guard let body = simulation.body(of: item) else { continue }
            body.apply(force: force, at: Vector2(targetOffsetFromCenter(for: item)).rotated(by: body.rotation))
        }
        if mode == .instantaneous, !list.items.isEmpty { active = false }
    }
}

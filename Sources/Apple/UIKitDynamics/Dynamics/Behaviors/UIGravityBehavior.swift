/// A gravity that acts on items.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private final var list: DynamicItemList
    private final var thrust = DynamicsThrust(angle: .pi / 2, magnitude: 1)

    /// Creates a behavior that accelerates items downwards.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    /// The items of the behavior.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item. An item that was already added is ignored.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Removes an item. Its velocity is preserved.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// The direction and magnitude of gravity. A vector of length 1 is an acceleration of 1000
    /// points per second squared. The default is (0, 1).
    open var gravityDirection: CGVector {
        get { thrust.vector }
        set { set { $0.vector = newValue } }
    }
    /// The direction in radians from the x axis. The default is π/2, downwards.
    open var angle: CGFloat {
        get { thrust.angle }
        set { set { $0.angle = newValue } }
    }
    /// The acceleration in 1000 points per second squared. The default is 1.
    open var magnitude: CGFloat {
        get { thrust.magnitude }
        set { set { $0.magnitude = newValue } }
    }
    /// Sets direction and magnitude.
    ///
    /// - Parameters:
    ///   - angle: The direction in radians from the x axis.
    ///   - magnitude: The acceleration in 1000 points per second squared.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        set { $0 = DynamicsThrust(angle: angle, magnitude: magnitude) }
    }

    private final func set(_ change: (inout DynamicsThrust) -> Void) {
        change(&thrust)
        changed()
    }

    override var concernedItems: [any UIDynamicItem] { list.items }

    override func exert(_ step: Double, on simulation: DynamicsSimulation, at time: TimeInterval) {
        let pull = Vector2(thrust.vector) * DynamicsMetrics.gravity
        for body in simulation.bodies(of: list.items) { body.acceleration += pull }
    }
}

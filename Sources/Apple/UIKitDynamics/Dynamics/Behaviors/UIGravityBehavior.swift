/// Lets items fall.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private final var list: DynamicItemList
    private final var thrust = DynamicsThrust(angle: .pi / 2, magnitude: 1)

    /// Makes items fall downwards.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    /// The falling items.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item. One that is in already is left alone.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Takes an item out: it keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// The direction and magnitude: a vector of length 1 is an acceleration of 1000 points per second squared. Default
    /// (0, 1).
    open var gravityDirection: CGVector {
        get { thrust.vector }
        set { set { $0.vector = newValue } }
    }
    /// The direction in radians from the x axis. Default π/2, downwards.
    open var angle: CGFloat {
        get { thrust.angle }
        set { set { $0.angle = newValue } }
    }
    /// The acceleration in 1000 points per second squared. The default is 1.
    open var magnitude: CGFloat {
        get { thrust.magnitude }
        set { set { $0.magnitude = newValue } }
    }
    /// Sets both: the direction in radians from the x axis, and how hard in 1000 points per second squared.
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

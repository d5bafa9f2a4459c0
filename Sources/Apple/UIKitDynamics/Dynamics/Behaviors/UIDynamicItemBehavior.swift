/// The physical properties of items, such as density, elasticity and friction, and their velocity.
///
/// If several behaviors set the same property of an item, the last one applies.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private final var list: DynamicItemList
    /// What has been set: what has not leaves an item as it is without any item behavior.
    private final var own = Own()
    /// Velocities for items that no animator has yet.
    private final var waiting: [ObjectIdentifier: (velocity: Vector2, turn: Double)] = [:]

    private struct Own {
        var elasticity: CGFloat?
        var friction: CGFloat?
        var density: CGFloat?
        var resistance: CGFloat?
        var angularResistance: CGFloat?
        var charge: CGFloat?
        var isAnchored: Bool?
        var allowsRotation: Bool?
    }

    /// Creates a behavior that sets the physical properties of items.
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
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// The elasticity of collisions, from 0 for no bounce to 1 for full bounce. The default is 0.
    open var elasticity: CGFloat {
        get { own.elasticity ?? 0 }
        set { set { $0.elasticity = newValue } }
    }
    /// The friction from 0, smooth, to 1, rough. The default is 0.
    open var friction: CGFloat {
        get { own.friction ?? 0 }
        set { set { $0.friction = newValue } }
    }
    /// The mass per area. A push of magnitude 1 accelerates a square of 100 points with density 1
    /// by 100 points per second squared. The default is 1.
    open var density: CGFloat {
        get { own.density ?? 1 }
        set { set { $0.density = newValue } }
    }
    /// The fraction of the speed that is lost per second. The default is 0.
    open var resistance: CGFloat {
        get { own.resistance ?? 0 }
        set { set { $0.resistance = newValue } }
    }
    /// The resistance to rotation. The default is 0.
    open var angularResistance: CGFloat {
        get { own.angularResistance ?? 0 }
        set { set { $0.angularResistance = newValue } }
    }
    /// The charge on which electric and magnetic fields act. The default is 0.
    open var charge: CGFloat {
        get { own.charge ?? 0 }
        set { set { $0.charge = newValue } }
    }
    /// Whether the items are immovable, like a boundary. The default is `false`.
    open var isAnchored: Bool {
        get { own.isAnchored ?? false }
        set { set { $0.isAnchored = newValue } }
    }
    /// Whether the items can rotate. The default is `true`.
    open var allowsRotation: Bool {
        get { own.allowsRotation ?? true }
        set { set { $0.allowsRotation = newValue } }
    }

    private final func set(_ change: (inout Own) -> Void) {
        change(&own)
        changed()
    }

    // MARK: Velocity

    /// Adds a velocity to an item, in points per second. Before the behavior is added to an
    /// animator, the velocities are summed up.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(Vector2(velocity), 0, item)
    }
    /// Returns the velocity of an item of the behavior, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { motion(of: item).velocity.point }
    /// Adds an angular velocity to an item, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, Double(velocity), item)
    }
    /// Returns the angular velocity of an item of the behavior, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { CGFloat(motion(of: item).turn) }

    private final func motion(of item: any UIDynamicItem) -> (velocity: Vector2, turn: Double) {
        if let body = dynamicAnimator?.body(of: item) { return (body.velocity, body.turn) }
        return waiting[ObjectIdentifier(item)] ?? (.zero, 0)
    }

    private final func add(_ velocity: Vector2, _ turn: Double, _ item: any UIDynamicItem) {
        guard velocity.isFinite, turn.isFinite, list.contains(item) else { return }
        if let dynamicAnimator, let body = dynamicAnimator.body(of: item) {
            body.velocity += velocity
            body.turn += turn
            return dynamicAnimator.wake()
        }
        let sum = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        waiting[ObjectIdentifier(item)] = (sum.velocity + velocity, sum.turn + turn)
    }

    // MARK: Bodies

    override var concernedItems: [any UIDynamicItem] { list.items }

    override func configure(_ simulation: DynamicsSimulation) {
        for item in list.items {
            guard let body = simulation.body(of: item) else { continue }
            configure(body)
            guard let added = waiting.removeValue(forKey: ObjectIdentifier(item)) else { continue }
            body.velocity += added.velocity
            body.turn += added.turn
        }
    }

    private final func configure(_ body: RigidBody) {
        func take(_ value: CGFloat?, _ property: ReferenceWritableKeyPath<RigidBody, Double>, atMost limit: Double) {
            guard let value, !value.isNaN else { return }
            body[keyPath: property] = min(max(Double(value), 0), limit)
        }
        take(own.elasticity, \.restitution, atMost: 1)
        take(own.friction, \.friction, atMost: 1000)
        take(own.density, \.density, atMost: 1e9)
        take(own.resistance, \.damping, atMost: 1e9)
        take(own.angularResistance, \.turnDamping, atMost: 1e9)
        if let charge = own.charge, charge.isFinite { body.charge = Double(charge) }
        if let allowsRotation = own.allowsRotation { body.mayTurn = allowsRotation }
        if let isAnchored = own.isAnchored { body.isFixed = isAnchored }
    }
}

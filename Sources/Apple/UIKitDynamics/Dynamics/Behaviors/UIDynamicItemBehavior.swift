/// How items are made: their weight, bounce and friction; and their velocity.
///
/// Where several speak of the same item, the last one counts that sets a property.
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

    /// The items that it speaks of.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item. One that is in already is left alone.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Takes an item out.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// From 0 for no bounce to 1 for all of it. The default is 0.
    open var elasticity: CGFloat {
        get { own.elasticity ?? 0 }
        set { set { $0.elasticity = newValue } }
    }
    /// From 0, smooth, to 1, rough. The default is 0.
    open var friction: CGFloat {
        get { own.friction ?? 0 }
        set { set { $0.friction = newValue } }
    }
    /// The weight of a square; a square of 100 points and density 1 gets an acceleration of 100 points per second squared from a
    /// push of 1. The default is 1.
    open var density: CGFloat {
        get { own.density ?? 1 }
        set { set { $0.density = newValue } }
    }
    /// How much speed is lost in a second, as a fraction of the speed. The default is 0.
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
    /// Whether the items stay where they are, as a boundary. The default is `false`.
    open var isAnchored: Bool {
        get { own.isAnchored ?? false }
        set { set { $0.isAnchored = newValue } }
    }
    /// Whether the items may turn. The default is `true`.
    open var allowsRotation: Bool {
        get { own.allowsRotation ?? true }
        set { set { $0.allowsRotation = newValue } }
    }

    private final func set(_ change: (inout Own) -> Void) {
        change(&own)
        changed()
    }

    // MARK: Velocity

    /// Makes an item faster, in points per second. Before there is an animator, what is added adds up.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(Vector2(velocity), 0, item)
    }
    /// The velocity of an item of the behavior, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { motion(of: item).velocity.point }
    /// Makes an item turn faster, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, Double(velocity), item)
    }
    /// Returns the speed at which an item of the behavior turns, in radians per second.
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

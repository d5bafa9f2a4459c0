/// Pushes items: once, or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// As long as it is active, like a wind.
        case continuous = 0
        /// A blow: all of a push's second at once.
        case instantaneous = 1
    }

    private final var list: DynamicItemList
    private final var thrust = DynamicsThrust(angle: 0, magnitude: 0)
    private final var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a behavior that pushes items; it needs a direction and a magnitude.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    /// How long a push lasts.
    open private(set) var mode: UIPushBehavior.Mode
    /// Whether it pushes. A blow ends by becoming inactive; made active again, it pushes again. The default is `true`.
    open var active = true {
        didSet { changed() }
    }

    /// The pushed items.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item. One that is in already is left alone.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Takes an item out, with its offset.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        offsets[ObjectIdentifier(item)] = nil
        changed()
    }

    /// Returns the offset from an item's center at which the push is applied.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    /// Has the push meet an item beside its middle, which turns it.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    /// The direction, in radians from the x axis.
    open var angle: CGFloat {
        get { thrust.angle }
        set { set { $0.angle = newValue } }
    }
    /// How hard: 1 gives a square of 100 points and density 1 an acceleration of 100 points per second squared.
    open var magnitude: CGFloat {
        get { thrust.magnitude }
        set { set { $0.magnitude = newValue } }
    }
    /// Direction and magnitude as a vector.
    open var pushDirection: CGVector {
        get { thrust.vector }
        set { set { $0.vector = newValue } }
    }
    /// Sets both: the direction in radians from the x axis, and how hard.
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

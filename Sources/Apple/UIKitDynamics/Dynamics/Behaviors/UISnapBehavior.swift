/// A behavior that moves an item to a point with a slight oscillation, and rotates it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private final let item: any UIDynamicItem
    private final var joints: (place: PointJoint, angle: AngleJoint)?

    /// How fast an item comes: it has arrived after about a second. By eye, from published recordings.
    private static let frequency = 2.0

    /// Creates a behavior that moves an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The point to which the item snaps.
    open var snapPoint: CGPoint {
        didSet { changed() }
    }
    /// The damping of the oscillation, from 0 for the least to 1 for no oscillation. The default is
    /// 0.5.
    open var damping: CGFloat = 0.5 {
        didSet { changed() }
    }

    override var concernedItems: [any UIDynamicItem] { [item] }

    override func contribute(to simulation: DynamicsSimulation) {
        guard let body = simulation.body(of: item) else { return }
        if joints?.place.b !== body {
            joints = (
                PointJoint(simulation.world.ground, body, RigidArms(a: .zero, b: .zero)),
                AngleJoint(simulation.world.ground, body)
            )
        }
        guard let joints else { return }
        // Without any damping it still comes to rest.
        let damping = 0.3 + 0.7 * Double(min(max(damping, 0), 1))
        joints.place.arms.a = Vector2(snapPoint)
        joints.place.spring = (Self.frequency, damping)
        joints.angle.kind = .spring(frequency: Self.frequency, damping: damping)
        joints.angle.rest = (body.angle / (2 * .pi)).rounded() * 2 * .pi
        simulation.add(joints.place)
        simulation.add(joints.angle)
    }
}

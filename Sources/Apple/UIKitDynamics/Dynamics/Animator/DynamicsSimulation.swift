/// The items of an animator as bodies: makes them from the tree of behaviors, and brings what they do back to the
/// items.
@MainActor final class DynamicsSimulation {
    let world = RigidWorld()
    private var entries: [Entry] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private var collisions: [RigidCollisions] = []
    /// What is being put together.
    private var joints: [RigidJoint] = []
    /// The rectangle that a boundary follows; `nil` while none does, as a layout may have to work for the answer.
    private(set) var followedBounds: CGRect?
    private var findBounds: () -> CGRect = { .null }

    private final class Entry {
        let item: any UIDynamicItem
        let body: RigidBody
        var transform: CGAffineTransform
        var startAngle: Double
        var shownPosition: Vector2
        var shownAngle: Double

        @MainActor init(_ item: any UIDynamicItem) {
            self.item = item
            let position = Vector2(item.center)
            body = RigidBody(position: position.isFinite ? position : .zero, angle: item.turn)
            transform = item.transform
            startAngle = body.angle
            shownPosition = body.position
            shownAngle = body.angle
            body.setShapes(item.rigidShapes)
        }

        /// Takes over where the item is.
        @MainActor func read() {
            let position = Vector2(item.center)
            if position.isFinite { body.position = position }
            transform = item.transform
            startAngle = item.turn
            body.angle = item.turn
            shownPosition = body.position
            shownAngle = body.angle
            body.setShapes(item.rigidShapes)
            body.weigh()
        }

        @MainActor func write() {
            if shownPosition != body.position {
                shownPosition = body.position
                item.center = body.position.point
            }
            if shownAngle != body.angle {
                shownAngle = body.angle
                item.transform = transform.concatenating(CGAffineTransform(rotationAngle: shownAngle - startAngle))
            }
        }
    }

    // MARK: Putting together

    /// Makes bodies for what the behaviors speak of. A body that was there keeps its velocity.
    func rebuild(from behaviors: [UIDynamicBehavior], in bounds: @escaping () -> CGRect) {
        followedBounds = nil
        findBounds = bounds
        joints = []
        collisions = []
        var kept: [Entry] = []
        var known: [ObjectIdentifier: Int] = [:]
        for item in behaviors.flatMap(\.concernedItems) {
            let key = ObjectIdentifier(item)
            guard known[key] == nil else { continue }
            known[key] = kept.count
            kept.append(indices[key].map { entries[$0] } ?? Entry(item))
        }
        entries = kept
        indices = known
        for entry in entries { setDefaults(entry.body) }
        for behavior in behaviors { behavior.configure(self) }
        for entry in entries { entry.body.weigh() }
        for behavior in behaviors { behavior.contribute(to: self) }
        world.bodies = entries.map(\.body)
        world.joints = joints
        world.setCollisions(collisions)
    }

    private func setDefaults(_ body: RigidBody) {
        body.density = 1
        body.friction = DynamicsMetrics.friction
        body.restitution = DynamicsMetrics.restitution
        body.damping = DynamicsMetrics.damping
        body.turnDamping = DynamicsMetrics.damping
        body.charge = 0
        body.mayTurn = true
        body.isFixed = false
    }

    /// What a boundary that follows the reference follows.
    func referenceBounds() -> CGRect {
        let bounds = followedBounds ?? findBounds()
        followedBounds = bounds
        return bounds
    }

    func add(_ joint: RigidJoint) { joints.append(joint) }
    func add(_ group: RigidCollisions) { collisions.append(group) }

    // MARK: Looking up

    func body(of item: any UIDynamicItem) -> RigidBody? { indices[ObjectIdentifier(item)].map { entries[$0].body } }

    func bodies(of items: [any UIDynamicItem]) -> [RigidBody] { items.compactMap { body(of: $0) } }

    func item(of body: RigidBody) -> (any UIDynamicItem)? { entries.first { $0.body === body }?.item }

    var items: [any UIDynamicItem] { entries.map(\.item) }

    // MARK: Items and bodies

    func read(_ item: any UIDynamicItem) { indices[ObjectIdentifier(item)].map { entries[$0].read() } }

    /// Brings the items where their bodies are.
    func write() { for entry in entries { entry.write() } }
}

/// What moves: a place and an angle with velocities, a mass and an outline.
final class RigidBody {
    var position: Vector2
    var angle: Double { didSet { rotation = Rotation2(angle) } }
    private(set) var rotation: Rotation2
    var velocity = Vector2.zero
    var turn = 0.0
    /// Of the next step.
    var force = Vector2.zero
    var torque = 0.0
    var acceleration = Vector2.zero

    /// About the place, not turned.
    private(set) var shapes: [RigidShape] = []
    /// As they stand.
    private(set) var placed: [RigidShape] = []
    /// How far from the place the outline reaches.
    private(set) var reach = 0.0

    var density = 1.0
    var friction = DynamicsMetrics.friction
    var restitution = DynamicsMetrics.restitution
    var damping = DynamicsMetrics.damping
    var turnDamping = DynamicsMetrics.damping
    var charge = 0.0
    var mayTurn = true
    var isFixed = false

    private(set) var mass = 0.0
    private(set) var inverseMass = 0.0
    private(set) var inverseInertia = 0.0

    /// A body that stays where it is, such as a boundary.
    init(fixed shapes: [RigidShape]) {
        position = .zero
        angle = 0
        rotation = Rotation2(0)
        isFixed = true
        restitution = 0
        setShapes(shapes)
        place()
    }

    init(position: Vector2, angle: Double) {
        self.position = position
        self.angle = angle
        rotation = Rotation2(angle)
    }

    func setShapes(_ shapes: [RigidShape]) {
        self.shapes = shapes
        reach = shapes.flatMap(\.vertices).map(\.length).max() ?? 0
        reach += shapes.map(\.radius).max() ?? 0
    }

    /// Reckons the mass anew from the outline, the density and what it may do.
    func weigh() {
        var (area, inertia) = (0.0, 0.0)
        for shape in shapes {
            let measures = shape.measures
            area += measures.area
            inertia += measures.inertia
        }
        let weight = DynamicsMetrics.mass(area: 1, density: max(density, 1e-9))
        mass = max(area, 1) * weight
        inverseMass = isFixed ? 0 : 1 / mass
        inverseInertia = isFixed || !mayTurn || inertia <= 0 ? 0 : 1 / (inertia * weight)
        if isFixed {
            velocity = .zero
            turn = 0
        }
        if !mayTurn { turn = 0 }
    }

    /// Brings the outline to where the body is.
    func place() { placed = shapes.map { $0.placed(at: position, rotation) } }

    var isResting: Bool {
        velocity.length <= DynamicsMetrics.restSpeed && abs(turn) <= DynamicsMetrics.restTurn
    }

    func velocity(at arm: Vector2) -> Vector2 { velocity + turn * arm.quarter }

    func push(_ impulse: Vector2, at arm: Vector2) {
        velocity += impulse * inverseMass
        turn += arm.cross(impulse) * inverseInertia
    }

    func apply(force new: Vector2, at arm: Vector2 = .zero) {
        force += new
        torque += arm.cross(new)
    }

    /// Lets forces and resistance work for a step.
    func accelerate(_ step: Double) {
        guard inverseMass > 0 else { return clear() }
        if force.isFinite, acceleration.isFinite {
            velocity += (force * inverseMass + acceleration) * step
        }
        if torque.isFinite { turn += torque * inverseInertia * step }
        velocity /= 1 + damping * step
        turn /= 1 + turnDamping * step
        let speed = velocity.length
        if speed > DynamicsMetrics.greatestSpeed { velocity *= DynamicsMetrics.greatestSpeed / speed }
        clear()
    }

    private func clear() {
        force = .zero
        torque = 0
        acceleration = .zero
    }

    func move(_ step: Double) {
        guard inverseMass > 0 else { return }
        position += velocity * step
        if turn != 0 { angle += turn * step }
    }
}

/// Two bodies that may collide, and what they have of each other.
final class RigidContact {
    let a: RigidBody
    let b: RigidBody
    /// Whose collision it is.
    var groups: [RigidCollisions] = []
    private var points: [Point] = []
    private(set) var isTouching = false

    private struct Point {
        let name: Int
        let place: Vector2
        let normal: Vector2
        let armA: Vector2
        let armB: Vector2
        let distance: Double
        /// How fast they came together.
        let approach: Double
        let normalMass: Double
        let tangentMass: Double
        var push = 0.0
        var rub = 0.0
        var greatestPush = 0.0
    }

    init(_ a: RigidBody, _ b: RigidBody) {
        self.a = a
        self.b = b
    }

    private var friction: Double { (a.friction * b.friction).squareRoot() }
    private var restitution: Double { max(a.restitution, b.restitution) }

    /// Finds where the two meet within a step.
    func find(_ step: Double) {
        let known = points
        points.removeAll(keepingCapacity: true)
        guard a.inverseMass > 0 || b.inverseMass > 0 else { return }
        let speed = (a.velocity - b.velocity).length + abs(a.turn) * a.reach + abs(b.turn) * b.reach
        let margin = speed * step + DynamicsMetrics.touchDistance
        for (indexA, shapeA) in a.placed.enumerated() {
            for (indexB, shapeB) in b.placed.enumerated() where shapeA.isNear(shapeB, margin) {
                guard let manifold = RigidManifold.between(shapeA, shapeB, margin: margin) else { continue }
                let names = (indexA * 4096 + indexB) * 16384
                for found in manifold.points { add(found, manifold.normal, names, known) }
            }
        }
    }

    private func add(_ found: RigidManifold.Point, _ normal: Vector2, _ names: Int, _ known: [Point]) {
        let (armA, armB) = (found.place - a.position, found.place - b.position)
        func mass(_ way: Vector2) -> Double {
            let (turnA, turnB) = (armA.cross(way), armB.cross(way))
            let sum =
                a.inverseMass + b.inverseMass + turnA * turnA * a.inverseInertia + turnB * turnB * b.inverseInertia
            return sum > 0 ? 1 / sum : 0
        }
        let name = names + found.name
        let before = known.first { $0.name == name }
        points.append(
            Point(
                name: name, place: found.place, normal: normal, armA: armA, armB: armB, distance: found.distance,
                approach: normal.dot(b.velocity(at: armB) - a.velocity(at: armA)), normalMass: mass(normal),
                tangentMass: mass(normal.quarter), push: before?.push ?? 0, rub: before?.rub ?? 0))
    }

    private func push(_ index: Int, _ impulse: Vector2) {
        a.push(-impulse, at: points[index].armA)
        b.push(impulse, at: points[index].armB)
    }

    private func speed(_ index: Int) -> Vector2 {
        b.velocity(at: points[index].armB) - a.velocity(at: points[index].armA)
    }

    /// Begins with what the last step came to.
    func warmStart() {
        for index in points.indices {
            let point = points[index]
            push(index, point.normal * point.push + point.normal.quarter * point.rub)
        }
    }

    /// Keeps the two apart.
    ///
    /// - Parameter softness: How what overlaps is driven apart; `nil` leaves that alone.
    func solve(_ step: Double, _ softness: SoftStep?) {
        let friction = friction
        for index in points.indices {
            let point = points[index]
            let tangent = point.normal.quarter
            let rub = min(
                max(point.rub - point.tangentMass * tangent.dot(speed(index)), -friction * point.push),
                friction * point.push)
            push(index, tangent * (rub - point.rub))
            points[index].rub = rub
        }
        for index in points.indices { solvePush(index, step, softness) }
    }

    private func solvePush(_ index: Int, _ step: Double, _ softness: SoftStep?) {
        let point = points[index]
        var soft = SoftStep.rigid
        var bias = 0.0
        if point.distance > 0 {
            // They may come together by what is between them.
            bias = point.distance / step
        } else if let softness {
            soft = softness
            bias = max(softness.bias * point.distance, -DynamicsMetrics.separationSpeed)
        }
        let speed = point.normal.dot(speed(index))
        let change = -point.normalMass * soft.mass * (speed + bias) - soft.impulse * point.push
        let push = max(point.push + change, 0)
        self.push(index, point.normal * (push - point.push))
        points[index].push = push
        points[index].greatestPush = max(point.greatestPush, push)
    }

    /// Throws back what has come in fast enough. Called more than once: two corners that hit at once change each other's speed.
    func bounce() {
        let restitution = restitution
        guard restitution > 0 else { return }
        for index in points.indices {
            let point = points[index]
            guard point.approach < -DynamicsMetrics.bounceSpeed, point.greatestPush > 0 else { continue }
            let speed = point.normal.dot(speed(index))
            let push = max(point.push - point.normalMass * (speed + restitution * point.approach), 0)
            self.push(index, point.normal * (push - point.push))
            points[index].push = push
        }
    }

    /// What has changed: where the two have begun to touch, or that they have parted.
    func news() -> RigidWorld.Event? {
        if isTouching {
            guard !points.contains(where: { $0.distance < DynamicsMetrics.touchDistance }) else { return nil }
            isTouching = false
            return RigidWorld.Event(contact: self, place: nil)
        }
        guard let deepest = points.filter({ $0.greatestPush > 0 }).min(by: { $0.distance < $1.distance }) else {
            return nil
        }
        isTouching = true
        return RigidWorld.Event(contact: self, place: deepest.place)
    }
}

/// Bodies that collide with one another, with boundaries, or both.
final class RigidCollisions {
    /// Hears what begins to touch and what parts.
    var report: ((RigidWorld.Event) -> Void)?
    var bodies: [RigidBody] = []
    var boundaries: [RigidBody] = []
    var bodiesCollide = true
    var boundariesCollide = true
}

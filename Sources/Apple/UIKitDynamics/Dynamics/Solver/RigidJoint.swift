/// What holds two bodies to each other in some way.
class RigidJoint {
    let a: RigidBody
    let b: RigidBody

    init(_ a: RigidBody, _ b: RigidBody) {
        self.a = a
        self.b = b
    }

    /// Looks at where the bodies are, and begins with what the last step came to.
    func prepare(_ step: Double) {}
    /// - Parameter holds: Whether an error of the place is made good too.
    func solve(_ step: Double, holds: Bool) {}
}

/// Two points of two bodies, about their places and not turned.
struct RigidArms {
    var a: Vector2
    var b: Vector2
    private(set) var armA = Vector2.zero
    private(set) var armB = Vector2.zero
    /// From the point on the first body to that on the second.
    private(set) var way = Vector2.zero

    init(a: Vector2, b: Vector2) {
        self.a = a
        self.b = b
    }

    mutating func place(_ bodyA: RigidBody, _ bodyB: RigidBody) {
        armA = a.rotated(by: bodyA.rotation)
        armB = b.rotated(by: bodyB.rotation)
        way = bodyB.position + armB - bodyA.position - armA
    }

    func speed(_ bodyA: RigidBody, _ bodyB: RigidBody) -> Vector2 {
        bodyB.velocity(at: armB) - bodyA.velocity(at: armA)
    }

    func push(_ bodyA: RigidBody, _ bodyB: RigidBody, _ impulse: Vector2) {
        bodyA.push(-impulse, at: armA)
        bodyB.push(impulse, at: armB)
    }

    /// How much impulse along a way changes the speed along it by 1.
    func mass(_ bodyA: RigidBody, _ bodyB: RigidBody, along way: Vector2) -> Double {
        let (turnA, turnB) = (armA.cross(way), armB.cross(way))
        let sum =
            bodyA.inverseMass + bodyB.inverseMass + turnA * turnA * bodyA.inverseInertia + turnB * turnB
            * bodyB.inverseInertia
        return sum > 0 ? 1 / sum : 0
    }
}

/// Keeps two points in the same place, or draws them together.
final class PointJoint: RigidJoint {
    var arms: RigidArms
    /// `nil` gives way by nothing.
    var spring: (frequency: Double, damping: Double)?
    private var pushed = Vector2.zero
    private var soft = SoftStep.rigid
    private var isDone = false

    init(_ a: RigidBody, _ b: RigidBody, _ arms: RigidArms) {
        self.arms = arms
        super.init(a, b)
    }

    override func prepare(_ step: Double) {
        arms.place(a, b)
        isDone = false
        if let spring, SoftStep.isGentle(frequency: spring.frequency, step: step) { return pull(spring, step) }
        soft = spring.map { SoftStep(frequency: $0.frequency, damping: $0.damping, step: step) } ?? .joint(step)
        arms.push(a, b, pushed)
    }

    private func pull(_ spring: (frequency: Double, damping: Double), _ step: Double) {
        isDone = true
        pushed = .zero
        let speed = arms.speed(a, b)
        func change(_ error: Double, _ speed: Double) -> Double {
            SoftStep.pull(error, speed, frequency: spring.frequency, damping: spring.damping, step: step)
        }
        arms.push(a, b, answer(to: Vector2(change(arms.way.x, speed.x), change(arms.way.y, speed.y))))
    }

    override func solve(_ step: Double, holds: Bool) {
        guard !isDone else { return }
        let holds = holds || spring != nil
        let soft = holds ? soft : .rigid
        let speed = arms.speed(a, b) + (holds ? soft.bias * arms.way : .zero)
        let change = -soft.mass * answer(to: speed) - soft.impulse * pushed
        pushed += change
        arms.push(a, b, change)
    }

    /// The impulse that would bring about a speed.
    private func answer(to speed: Vector2) -> Vector2 {
        let (ra, rb) = (arms.armA, arms.armB)
        let masses = a.inverseMass + b.inverseMass
        let xx = masses + ra.y * ra.y * a.inverseInertia + rb.y * rb.y * b.inverseInertia
        let yy = masses + ra.x * ra.x * a.inverseInertia + rb.x * rb.x * b.inverseInertia
        let xy = -ra.x * ra.y * a.inverseInertia - rb.x * rb.y * b.inverseInertia
        let determinant = xx * yy - xy * xy
        guard determinant > 0 else { return .zero }
        return Vector2(yy * speed.x - xy * speed.y, xx * speed.y - xy * speed.x) / determinant
    }
}

/// Keeps two points at a distance: as a rod, as a spring, or as a rope that only keeps them from going farther.
final class DistanceJoint: RigidJoint {
    enum Kind { case rod, rope, spring(frequency: Double, damping: Double) }

    var arms: RigidArms
    var distance = 0.0
    var kind = Kind.rod
    private var axis = Vector2.zero
    private var excess = 0.0
    private var mass = 0.0
    private var pushed = 0.0
    private var soft = SoftStep.rigid
    private var isDone = false

    init(_ a: RigidBody, _ b: RigidBody, _ arms: RigidArms) {
        self.arms = arms
        super.init(a, b)
    }

    override func prepare(_ step: Double) {
        arms.place(a, b)
        let length = arms.way.length
        axis = length > 1e-6 ? arms.way / length : Vector2(0, 1)
        excess = length - distance
        mass = arms.mass(a, b, along: axis)
        isDone = false
        switch kind {
        case .spring(let frequency, let damping):
            if SoftStep.isGentle(frequency: frequency, step: step) { return pull(frequency, damping, step) }
            soft = SoftStep(frequency: frequency, damping: damping, step: step)
        case .rod, .rope: soft = .joint(step)
        }
        arms.push(a, b, axis * pushed)
    }

    private func pull(_ frequency: Double, _ damping: Double, _ step: Double) {
        isDone = true
        pushed = 0
        let change = SoftStep.pull(
            excess, axis.dot(arms.speed(a, b)), frequency: frequency, damping: damping, step: step)
        arms.push(a, b, axis * (mass * change))
    }

    override func solve(_ step: Double, holds: Bool) {
        guard !isDone else { return }
        var (soft, bias) = (soft, soft.bias * excess)
        switch kind {
        case .spring: break
        case .rope where excess < 0:
            soft = .rigid
            bias = excess / step
        case .rod, .rope:
            if !holds {
                soft = .rigid
                bias = 0
            }
        }
        let speed = axis.dot(arms.speed(a, b))
        var sum = pushed - mass * soft.mass * (speed + bias) - soft.impulse * pushed
        if case .rope = kind { sum = min(sum, 0) }
        arms.push(a, b, axis * (sum - pushed))
        pushed = sum
    }
}

/// Lets two points move apart along a line that is fixed to the first body, and no other way.
final class LineJoint: RigidJoint {
    var arms: RigidArms
    /// The line's direction, as the first body is not turned.
    private let direction: Vector2
    /// How far they may go, or `nil` for as far as they like.
    var range: ClosedRange<Double>?
    private var across = Vector2.zero
    private var along = Vector2.zero
    private var pushedAcross = 0.0
    private var pushedBack = (low: 0.0, high: 0.0)

    init(_ a: RigidBody, _ b: RigidBody, _ arms: RigidArms, direction: Vector2) {
        self.arms = arms
        self.direction = direction
        super.init(a, b)
    }

    override func prepare(_ step: Double) {
        arms.place(a, b)
        along = direction.rotated(by: a.rotation)
        across = along.quarter
        if range == nil { pushedBack = (0, 0) }
        arms.push(a, b, across * pushedAcross + along * (pushedBack.low - pushedBack.high))
    }

    override func solve(_ step: Double, holds: Bool) {
        if let range {
            let place = along.dot(arms.way)
            limit(&pushedBack.low, along, place - range.lowerBound, step, holds)
            limit(&pushedBack.high, -along, range.upperBound - place, step, holds)
        }
        let soft = holds ? SoftStep.joint(step) : .rigid
        let error = holds ? soft.bias * across.dot(arms.way) : 0
        let speed = across.dot(arms.speed(a, b))
        let change =
            -arms.mass(a, b, along: across) * soft.mass * (speed + error) - soft.impulse * pushedAcross
        pushedAcross += change
        arms.push(a, b, across * change)
    }

    private func limit(_ pushed: inout Double, _ way: Vector2, _ room: Double, _ step: Double, _ holds: Bool) {
        let sum = RigidLimit.push(
            pushed, speed: way.dot(arms.speed(a, b)), room: room, mass: arms.mass(a, b, along: way), step, holds)
        arms.push(a, b, way * (sum - pushed))
        pushed = sum
    }
}

/// A stop that is met from one side.
enum RigidLimit {
    /// The impulse so far and now; never pulling.
    static func push(
        _ pushed: Double, speed: Double, room: Double, mass: Double, _ step: Double, _ holds: Bool
    ) -> Double {
        var (soft, bias) = (SoftStep.rigid, 0.0)
        if room > 0 {
            bias = room / step
        } else if holds {
            soft = .joint(step)
            bias = soft.bias * room
        }
        return max(pushed - mass * soft.mass * (speed + bias) - soft.impulse * pushed, 0)
    }
}

/// Holds the angle between two bodies: fixed, within a range, or against friction.
final class AngleJoint: RigidJoint {
    enum Kind { case fixed, free, spring(frequency: Double, damping: Double) }

    var kind = Kind.fixed
    var range: ClosedRange<Double>?
    /// The torque that turning has to overcome.
    var friction = 0.0
    /// The angle that counts as 0.
    var rest: Double
    private var mass = 0.0
    private var pushed = 0.0
    private var rubbed = 0.0
    private var pushedBack = (low: 0.0, high: 0.0)
    private var isDone = false

    override init(_ a: RigidBody, _ b: RigidBody) {
        rest = b.angle - a.angle
        super.init(a, b)
    }

    private func push(_ impulse: Double) {
        a.turn -= impulse * a.inverseInertia
        b.turn += impulse * b.inverseInertia
    }

    override func prepare(_ step: Double) {
        let sum = a.inverseInertia + b.inverseInertia
        mass = sum > 0 ? 1 / sum : 0
        if case .free = kind { pushed = 0 }
        if range == nil { pushedBack = (0, 0) }
        if friction <= 0 { rubbed = 0 }
        isDone = false
        if case .spring(let frequency, let damping) = kind, SoftStep.isGentle(frequency: frequency, step: step) {
            isDone = true
            pushed = 0
            let angle = b.angle - a.angle - rest
            let change = SoftStep.pull(
                angle, b.turn - a.turn, frequency: frequency, damping: damping, step: step)
            push(mass * change)
        }
        push(pushed + rubbed + pushedBack.low - pushedBack.high)
    }

    override func solve(_ step: Double, holds: Bool) {
        guard mass > 0 else { return }
        let angle = b.angle - a.angle - rest
        if friction > 0 {
            let sum = min(max(rubbed - mass * (b.turn - a.turn), -friction * step), friction * step)
            push(sum - rubbed)
            rubbed = sum
        }
        if let range {
            limit(&pushedBack.low, 1, angle - range.lowerBound, step, holds)
            limit(&pushedBack.high, -1, range.upperBound - angle, step, holds)
        }
        hold(angle, step, holds)
    }

    private func hold(_ angle: Double, _ step: Double, _ holds: Bool) {
        guard !isDone else { return }
        var soft = SoftStep.rigid
        switch kind {
        case .free: return
        case .fixed: if holds { soft = .joint(step) }
        case .spring(let frequency, let damping):
            soft = SoftStep(frequency: frequency, damping: damping, step: step)
        }
        let change = -mass * soft.mass * (b.turn - a.turn + soft.bias * angle) - soft.impulse * pushed
        pushed += change
        push(change)
    }

    private func limit(_ pushed: inout Double, _ way: Double, _ room: Double, _ step: Double, _ holds: Bool) {
        let sum = RigidLimit.push(pushed, speed: way * (b.turn - a.turn), room: room, mass: mass, step, holds)
        push(way * (sum - pushed))
        pushed = sum
    }
}

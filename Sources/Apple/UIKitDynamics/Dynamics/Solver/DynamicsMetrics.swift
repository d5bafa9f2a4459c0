/// The constants of the simulation.
enum DynamicsMetrics {
    /// The length of a step in seconds: a whole number of them makes a frame at 60, 80 and 120 frames per second. Decided.
    static let step = 1.0 / 240
    /// Points a meter, which links density, force and mass. Measured by many through `SKPhysicsBody.mass`: a square of 150 points
    /// and density 1 has the mass 1.
    static let pointsPerMetre = 150.0
    /// The acceleration of a gravity of magnitude 1, in points per second squared. Documented.
    static let gravity = 1000.0
    /// The force of a push of magnitude 1: what gives a square of 100 points and density 1 an acceleration of 100 points per second
    /// squared. Documented.
    static let push = 100 * mass(area: 100 * 100, density: 1)

    /// What a body has that no item behavior speaks of. Documented for the bodies of SpriteKit, whose engine UIKit
    /// shares.
    static let friction = 0.2
    static let restitution = 0.2
    static let damping = 0.1

    /// Slower than this, what collides does not bounce, in points per second. Decided: less than one can see, and more than a step
    /// of gravity brings.
    static let bounceSpeed = 30.0
    /// The fastest that what overlaps is driven apart, in points per second: 3 m/s, the default of Box2D.
    static let separationSpeed = 450.0
    /// How far apart things may be and still count as touching once they have touched, in points. Decided.
    static let touchDistance = 1.0
    /// What moves no faster than this is at rest: 1 cm/s and 2° a second, documented for Box2D, for half a second, as there.
    static let restSpeed = 1.5
    static let restTurn = 2 * Double.pi / 180
    static let restTime = 0.5
    /// Nothing moves faster, in points per second. Decided, to stay among numbers that can be reckoned with.
    static let greatestSpeed = 100_000.0
    /// Contacts and joints are gone through so often in a step. Decided by stacks and chains that hold.
    static let passes = 6
    static let relaxingPasses = 2

    static func mass(area: Double, density: Double) -> Double {
        density * area / (pointsPerMetre * pointsPerMetre)
    }
}

typealias Vector2 = SIMD2<Double>

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
    init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

    var point: CGPoint { CGPoint(x: x, y: y) }
    var length: Double { dot(self).squareRoot() }
    /// The same direction, one long; zero stays zero.
    var unit: Vector2 {
        let length = length
        return length > 0 ? self / length : .zero
    }
    var isFinite: Bool { x.isFinite && y.isFinite }
    /// A quarter turn on.
    var quarter: Vector2 { Vector2(-y, x) }

    func dot(_ other: Vector2) -> Double { x * other.x + y * other.y }
    func cross(_ other: Vector2) -> Double { x * other.y - y * other.x }

    func rotated(by rotation: Rotation2) -> Vector2 {
        Vector2(rotation.cos * x - rotation.sin * y, rotation.sin * x + rotation.cos * y)
    }
    func rotated(back rotation: Rotation2) -> Vector2 {
        Vector2(rotation.cos * x + rotation.sin * y, rotation.cos * y - rotation.sin * x)
    }
}

/// An angle by its sine and cosine.
struct Rotation2 {
    var sin = 0.0
    var cos = 1.0

    init(_ angle: Double) {
        guard angle != 0 else { return }
        sin = Foundation.sin(angle)
        cos = Foundation.cos(angle)
    }
}

/// A force field that acts on items.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private final var kind = DynamicsField.Kind.drag
    private final var list = DynamicItemList([])

    private class func make(_ kind: DynamicsField.Kind) -> Self {
        let field = Instantiation.make(self)
        field.kind = kind
        return field
    }

    /// Creates a field that slows items down, in proportion to their speed.
    open class func dragField() -> Self { make(.drag) }
    /// Creates a field that moves items around its center.
    open class func vortexField() -> Self { make(.vortex) }
    /// Creates a field that attracts items to a point.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radialGravity)
        field.position = position
        return field
    }
    /// Creates a field that accelerates items in a direction.
    open class func linearGravityField(direction: CGVector) -> Self {
        let field = make(.linearGravity)
        field.direction = direction
        return field
    }
    /// Creates a field that gives items a velocity.
    open class func velocityField(direction: CGVector) -> Self {
        let field = make(.velocity)
        field.direction = direction
        return field
    }
    /// Creates a field of noise. The noise is the same in each run.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.noise)
        field.smoothness = smoothness
        field.animationSpeed = speed
        return field
    }
    /// Creates a field of noise whose force grows with the speed of items. The noise is the same in
    /// each run.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.turbulence)
        field.smoothness = smoothness
        field.animationSpeed = speed
        return field
    }
    /// Creates a field that attracts items to its center, in proportion to their distance.
    open class func springField() -> Self { make(.spring) }
    /// Creates a field that repels charged items from its center.
    open class func electricField() -> Self { make(.electric) }
    /// Creates a field that deflects charged items.
    open class func magneticField() -> Self { make(.magnetic) }
    /// Creates a field with a custom force.
    ///
    /// - Parameter block: Returns the force on an item. Its arguments are the item's position
    ///   relative to the field's center, its velocity, mass and charge, and the length of a step in
    ///   seconds. Lengths are in points.
    open class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self { make(.own(block)) }

    /// The items of the field.
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

    /// The center of the field.
    open var position = CGPoint.zero { didSet { changed() } }
    /// The region of the field, relative to its center. The default is infinite.
    open var region: UIRegion = .infinite { didSet { changed() } }
    /// The strength of the field. The default is 1.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The exponent with which the field's force decreases beyond the minimum radius. The default
    /// is 0.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// The radius in points within which the force does not increase.
    open var minimumRadius: CGFloat = 1 { didSet { changed() } }
    /// The direction of linear gravity and velocity fields. The default is zero.
    open var direction = CGVector.zero { didSet { changed() } }
    /// The smoothness of the noise, from 0 to 1.
    open var smoothness: CGFloat = 0 { didSet { changed() } }
    /// The speed at which the noise changes.
    open var animationSpeed: CGFloat = 0 { didSet { changed() } }

    override var concernedItems: [any UIDynamicItem] { list.items }

    override func exert(_ step: Double, on simulation: DynamicsSimulation, at time: TimeInterval) {
        let middle = Vector2(position)
        for body in simulation.bodies(of: list.items) {
            let place = body.position - middle
            guard region.contains(place.point) else { continue }
            let far = place.length / Double(max(minimumRadius, 1e-3))
            let weakening = far > 1 && falloff != 0 ? pow(far, -Double(falloff)) : 1
            let strength = Double(strength) * weakening
            if case .own(let block) = kind {
                let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
                let force = block(self, place.point, velocity, body.mass, body.charge, step)
                body.apply(force: Vector2(force) * strength)
            } else {
                DynamicsField(
                    kind: kind, direction: Vector2(direction), smoothness: Double(smoothness),
                    animation: Double(animationSpeed) * time
                ).work(on: body, at: place, strength)
            }
        }
    }
}

/// The forces of fields.
///
/// Units: gravity as `UIGravityBehavior` has it; else meters, kilograms and seconds, 150 points being a meter, as in SpriteKit, where
/// the same fields are.
struct DynamicsField {
    enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
        case own((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    let kind: Kind
    let direction: Vector2
    let smoothness: Double
    let animation: Double

    func work(on body: RigidBody, at place: Vector2, _ strength: Double) {
        let metre = DynamicsMetrics.pointsPerMetre
        switch kind {
        case .drag: body.apply(force: body.velocity * -strength)
        case .vortex: body.apply(force: place.unit.quarter * strength * metre)
        case .radialGravity: body.acceleration -= place.unit * strength * DynamicsMetrics.gravity
        case .linearGravity: body.acceleration += direction * strength * DynamicsMetrics.gravity
        case .velocity: if body.inverseMass > 0 { body.velocity = direction * strength * metre }
        case .noise: body.apply(force: noise(place) * strength * metre)
        case .turbulence: body.apply(force: noise(place) * strength * body.velocity.length)
        case .spring: body.apply(force: place * -strength)
        case .electric: body.apply(force: place.unit * strength * body.charge * metre)
        case .magnetic: body.apply(force: body.velocity.quarter * strength * body.charge)
        case .own: break
        }
    }

    /// Two numbers from -1 to 1 that change smoothly with place and time, always in the same way.
    private func noise(_ place: Vector2) -> Vector2 {
        // From 10 points for what is rough to 310 for what is smooth. Decided.
        let scale = 10 + 300 * min(max(smoothness, 0), 1)
        let (x, y) = (place.x / scale, place.y / scale)
        return Vector2(lattice(x, y, animation, 1), lattice(x, y, animation, 2))
    }

    private func lattice(_ x: Double, _ y: Double, _ z: Double, _ seed: UInt64) -> Double {
        func blend(_ a: Double, _ b: Double, _ part: Double) -> Double {
            a + (b - a) * part * part * (3 - 2 * part)
        }
        let (i, j, k) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
        guard abs(i) < 1e15, abs(j) < 1e15, abs(k) < 1e15 else { return 0 }
        func row(_ dj: Double, _ dk: Double) -> Double {
            blend(corner(i, j + dj, k + dk, seed), corner(i + 1, j + dj, k + dk, seed), x - i)
        }
        return blend(blend(row(0, 0), row(1, 0), y - j), blend(row(0, 1), row(1, 1), y - j), z - k)
    }

    private func corner(_ i: Double, _ j: Double, _ k: Double, _ seed: UInt64) -> Double {
        var bits = seed &* 0x9E37_79B9_7F4A_7C15
        for value in [i, j, k] {
            bits = (bits ^ UInt64(bitPattern: Int64(value))) &* 0xBF58_476D_1CE4_E5B9
            bits ^= bits >> 29
        }
        bits = (bits ^ (bits >> 30)) &* 0x94D0_49BB_1331_11EB
        return Double(bits >> 11) / Double(1 << 52) - 1
    }
}

/// A connection of an item to a point, or of two items: rigid, or with a spring, a rope, a pin or a
/// rail.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of object that the first item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items = 0
        /// A fixed point.
        case anchor = 1
    }

    private final let tie: AttachmentTie

    init(_ tie: AttachmentTie) {
        self.tie = tie
        anchorPoint = tie.anchor
        length = tie.presentLength
        super.init()
    }

    /// Attaches the center of an item to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// Attaches a point of an item, given as an offset from its center, to an anchor point.
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) {
        self.init(AttachmentTie(.distance, item, Vector2(offset), to: point))
    }
    /// Attaches the centers of two items to each other.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    /// Attaches points of two items, given as offsets from their centers, to each other.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(AttachmentTie(.distance, item1, Vector2(offset1), to: item2, Vector2(offset2)))
    }

    /// Creates an attachment of an item that slides along an axis relative to a second item and
    /// rotates with it.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self { make(AttachmentTie(.slide(axis), item1, to: item2, at: point)) }

    /// Creates an attachment of an item that slides along an axis without rotation.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self { make(AttachmentTie(.slide(axis), item, at: point)) }

    /// Creates an attachment that limits the distance of two items to the current one, like a rope.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> Self { make(AttachmentTie(.rope, item1, Vector2(offset1), to: item2, Vector2(offset2))) }

    /// Creates a rigid attachment of two items.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self { make(AttachmentTie(.fixed, item1, to: item2, at: point)) }

    /// Creates an attachment of two items that rotate about a point.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self { make(AttachmentTie(.pin, item1, to: item2, at: point)) }

    /// iOS gives an object of the class that is asked; a subclass has no initializer for it here.
    private class func make(_ tie: AttachmentTie) -> Self {
        guard let behavior = UIAttachmentBehavior(tie) as? Self else {
            fatalError("\(Self.self): attachments of this kind can be made of UIAttachmentBehavior only")
        }
        return behavior
    }

    /// The attached items: one or two.
    open var items: [any UIDynamicItem] { tie.items }
    /// The kind of object that the first item is attached to.
    open var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { tie.second == nil ? .anchor : .items }
    /// The anchor point of the item.
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// The distance between the two ends in points. The initial value is the current distance.
    open var length: CGFloat { didSet { changed() } }
    /// The damping of the spring. With 1 it does not oscillate. The default is 0.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// The frequency of the spring in oscillations per second. The default is 0: a rigid rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// The torque that resists rotation about a pin, in newton meters, where 150 points are a meter. The default is 0.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }
    /// The range in which an item can slide, in points, or rotate about a pin, in radians. The
    /// default is unlimited.
    open var attachmentRange: UIFloatRange = .infinite { didSet { changed() } }

    override var concernedItems: [any UIDynamicItem] { tie.items }

    override func contribute(to simulation: DynamicsSimulation) {
        tie.contribute(
            to: simulation,
            AttachmentTie.Figures(
                anchor: Vector2(anchorPoint), length: Double(max(length, 0)), damping: Double(max(damping, 0)),
                frequency: Double(max(frequency, 0)), torque: Double(max(frictionTorque, 0)),
                range: attachmentRange.limits))
    }
}

/// What an attachment is made of, and the joints for it.
@MainActor final class AttachmentTie {
    enum Kind { case distance, rope, fixed, pin, slide(CGVector) }

    struct Figures {
        var anchor: Vector2
        var length: Double
        var damping: Double
        var frequency: Double
        var torque: Double
        var range: ClosedRange<Double>?
    }

    private let kind: Kind
    private let first: any UIDynamicItem
    let second: (any UIDynamicItem)?
    /// On the first item, not turned.
    private let firstArm: Vector2
    /// On the second item, or the point of the plane.
    private let secondArm: Vector2
    private var joints: [RigidJoint] = []

    init(_ kind: Kind, _ item: any UIDynamicItem, _ offset: Vector2, to point: CGPoint) {
        self.kind = kind
        first = item
        second = nil
        firstArm = offset
        secondArm = Vector2(point)
    }

    init(_ kind: Kind, _ item: any UIDynamicItem, _ offset: Vector2, to other: any UIDynamicItem, _ there: Vector2) {
        self.kind = kind
        first = item
        second = other
        firstArm = offset
        secondArm = there
    }

    convenience init(_ kind: Kind, _ item: any UIDynamicItem, to other: any UIDynamicItem, at point: CGPoint) {
        self.init(kind, item, Self.arm(of: item, to: point), to: other, Self.arm(of: other, to: point))
    }

    convenience init(_ kind: Kind, _ item: any UIDynamicItem, at point: CGPoint) {
        self.init(kind, item, Self.arm(of: item, to: point), to: point)
    }

    private static func arm(of item: any UIDynamicItem, to point: CGPoint) -> Vector2 {
        (Vector2(point) - Vector2(item.center)).rotated(back: Rotation2(item.turn))
    }

    var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

    private static func place(_ arm: Vector2, of item: any UIDynamicItem) -> Vector2 {
        Vector2(item.center) + arm.rotated(by: Rotation2(item.turn))
    }

    var anchor: CGPoint {
        guard let second else { return secondArm.point }
        return Self.place(secondArm, of: second).point
    }

    var presentLength: CGFloat {
        let end = second.map { Self.place(secondArm, of: $0) } ?? secondArm
        return CGFloat((end - Self.place(firstArm, of: first)).length)
    }

    // MARK: Joints

    func contribute(to simulation: DynamicsSimulation, _ figures: Figures) {
        guard let body = simulation.body(of: first) else { return }
        let other = second.flatMap { simulation.body(of: $0) } ?? simulation.world.ground
        // A second item that is the first is held by nothing.
        guard other !== body else { return }
        let arms = RigidArms(a: second == nil ? figures.anchor : secondArm, b: firstArm)
        switch kind {
        case .distance: addDistance(other, body, arms, figures)
        case .rope:
            let joint = reuse(0, other, body) { DistanceJoint(other, body, arms) }
            joint.kind = .rope
            joint.distance = figures.length
        case .fixed:
            _ = reuse(0, other, body) { PointJoint(other, body, arms) }
            _ = reuse(1, other, body) { AngleJoint(other, body) }
        case .pin:
            _ = reuse(0, other, body) { PointJoint(other, body, arms) }
            let joint = reuse(1, other, body) { AngleJoint(other, body) }
            joint.kind = .free
            joint.range = figures.range
            joint.friction = figures.torque * DynamicsMetrics.pointsPerMetre * DynamicsMetrics.pointsPerMetre
        case .slide(let axis):
            let way = Vector2(axis) == .zero ? Vector2(1, 0) : Vector2(axis).unit
            let joint = reuse(0, other, body) {
                LineJoint(other, body, arms, direction: way.rotated(back: other.rotation))
            }
            joint.arms.a = arms.a
            joint.range = figures.range
            _ = reuse(1, other, body) { AngleJoint(other, body) }
        }
        for joint in joints { simulation.add(joint) }
    }

    private func addDistance(_ other: RigidBody, _ body: RigidBody, _ arms: RigidArms, _ figures: Figures) {
        let isSpring = figures.frequency > 0
        // Where there is no length there is no direction: the two points are one.
        if figures.length < 0.5 {
            let joint = reuse(0, other, body) { PointJoint(other, body, arms) }
            joint.arms = arms
            joint.spring = isSpring ? (figures.frequency, figures.damping) : nil
        } else {
            let joint = reuse(0, other, body) { DistanceJoint(other, body, arms) }
            joint.arms = arms
            joint.distance = figures.length
            joint.kind = isSpring ? .spring(frequency: figures.frequency, damping: figures.damping) : .rod
        }
    }

    /// The joint that was there for these bodies, or a new one.
    private func reuse<Joint: RigidJoint>(
        _ index: Int, _ a: RigidBody, _ b: RigidBody, _ make: () -> Joint
    ) -> Joint {
        if index < joints.count, let joint = joints[index] as? Joint, joint.a === a, joint.b === b { return joint }
        let joint = make()
        joints = joints.prefix(index) + [joint]
        return joint
    }
}

/// Told of collisions. Every requirement is optional.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two items touch, at a point of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Two items that touched have parted.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// - Parameter identifier: `nil` for the edge of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// An item has left a boundary. The identifier is `nil` for the edge of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// The default implementation does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// The default implementation does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    /// The default implementation does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// The default implementation does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Lets items run into one another and into boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The objects that items collide with.
    public struct Mode: OptionSet, Sendable {
        /// The choice as bits, with UIKit's values.
        public let rawValue: UInt
        /// Creates a choice from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// With each other.
        public static let items = Mode(rawValue: 1 << 0)
        /// With boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// With each other and with boundaries. The default.
        public static let everything = Mode(rawValue: .max)
    }

    private final var list: DynamicItemList
    private final let group = RigidCollisions()
    private final var boundaries: [Boundary] = []
    private final var referenceInsets: UIEdgeInsets?
    private final var reference: (bounds: CGRect, body: RigidBody)?

    private struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath
        let body: RigidBody
    }

    /// Creates a behavior for items, without boundaries.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
        group.report = { [unowned self] event in MainActor.assumeIsolated { report(event) } }
    }

    public convenience override init() { self.init(items: []) }

    /// The colliding items.
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

    /// The default is everything.
    open var collisionMode: UICollisionBehavior.Mode = .everything {
        didSet { changed() }
    }
    /// Told when items touch and part. The reference is weak.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the reference view's edges are a boundary. The default is `false`.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            referenceInsets = newValue ? referenceInsets ?? .zero : nil
            changed()
        }
    }
    /// Makes a rectangle that is inset from the reference view's edges a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        reference = nil
        changed()
    }

    /// Items run into a path from either side. A boundary of the same name gives way to it.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        remove(identifier)
        let path = (bezierPath.copy(with: nil) as? UIBezierPath) ?? bezierPath
        let body = RigidBody(fixed: DynamicsPath.edges(of: path))
        boundaries.append(Boundary(identifier: identifier, path: path, body: body))
        changed()
    }
    /// Adds a line as a boundary. One of the same identifier gives way.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    /// The boundary's path; `nil` if there is none.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.isSame($0.identifier, identifier) }?.path
    }
    /// Takes a boundary away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        remove(identifier)
        changed()
    }
    /// Takes all boundaries away, but not the reference view's edge.
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }
    /// The names of the boundaries; `nil` where there are none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    private final func remove(_ identifier: any NSCopying) {
        boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    }

    private static func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        if let a = a as? any Hashable, let b = b as? any Hashable { return AnyHashable(a) == AnyHashable(b) }
        return (a as AnyObject) === (b as AnyObject)
    }

    // MARK: Bodies

    override var concernedItems: [any UIDynamicItem] { list.items }

    override func contribute(to simulation: DynamicsSimulation) {
        group.bodies = simulation.bodies(of: list.items)
        group.boundaries = boundaries.map(\.body)
        group.bodiesCollide = collisionMode.contains(.items)
        group.boundariesCollide = collisionMode.contains(.boundaries)
        if let referenceInsets, let edge = edge(simulation.referenceBounds().inset(by: referenceInsets)) {
            group.boundaries.insert(edge, at: 0)
        }
        simulation.add(group)
    }

    private final func edge(_ bounds: CGRect) -> RigidBody? {
        guard !bounds.isNull, !bounds.isInfinite, bounds.width > 0, bounds.height > 0 else { return nil }
        if let reference, reference.bounds == bounds { return reference.body }
        let body = RigidBody(fixed: DynamicsPath.edges(of: UIBezierPath(rect: bounds)))
        reference = (bounds, body)
        return body
    }

    private final func report(_ event: RigidWorld.Event) {
        guard let collisionDelegate, let simulation = dynamicAnimator?.simulation else { return }
        let (a, b) = (event.contact.a, event.contact.b)
        guard let item = simulation.item(of: b) else { return }
        if let first = simulation.item(of: a) {
            if let place = event.place {
                collisionDelegate.collisionBehavior(self, beganContactFor: first, with: item, at: place.point)
            } else {
                collisionDelegate.collisionBehavior(self, endedContactFor: first, with: item)
            }
        } else {
            let identifier = boundaries.first { $0.body === a }?.identifier
            if let place = event.place {
                collisionDelegate.collisionBehavior(
                    self, beganContactFor: item, withBoundaryIdentifier: identifier, at: place.point)
            } else {
                collisionDelegate.collisionBehavior(
                    self, endedContactFor: item, withBoundaryIdentifier: identifier)
            }
        }
    }
}

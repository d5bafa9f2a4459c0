/// A delegate that is notified of collisions. Every requirement is optional.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Called when two items begin to touch, with the point in the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Called when two items no longer touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// Called when an item begins to touch a boundary.
    ///
    /// - Parameter identifier: The boundary's identifier; `nil` for the edge of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// Called when an item no longer touches a boundary. The identifier is `nil` for the edge of
    /// the reference view.
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

/// A behavior that makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The objects that items collide with.
    public struct Mode: OptionSet, Sendable {
        /// The raw bits, with UIKit's values.
        public let rawValue: UInt
        /// Creates a mode from raw bits, with UIKit's values.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Items collide with each other.
        public static let items = Mode(rawValue: 1 << 0)
        /// Items collide with boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Items collide with each other and with boundaries. The default.
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

    /// The objects that items collide with. The default is everything.
    open var collisionMode: UICollisionBehavior.Mode = .everything {
        didSet { changed() }
    }
    /// The delegate, which is notified when items begin and end to touch. Weak reference.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the reference view's bounds are a boundary. The default is `false`.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            referenceInsets = newValue ? referenceInsets ?? .zero : nil
            changed()
        }
    }
    /// Adds a boundary that is inset from the reference view's bounds.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        reference = nil
        changed()
    }

    /// Adds a path as a boundary, which items hit from both sides. It replaces a boundary with the
    /// same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        remove(identifier)
        let path = (bezierPath.copy(with: nil) as? UIBezierPath) ?? bezierPath
        let body = RigidBody(fixed: DynamicsPath.edges(of: path))
        boundaries.append(Boundary(identifier: identifier, path: path, body: body))
        changed()
    }
    /// Adds a line as a boundary. It replaces a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    /// Returns the boundary's path, or `nil` if there is none.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.isSame($0.identifier, identifier) }?.path
    }
    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        remove(identifier)
        changed()
    }
    /// Removes all boundaries except the reference view's bounds.
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }
    /// The identifiers of the boundaries; `nil` if there are none.
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

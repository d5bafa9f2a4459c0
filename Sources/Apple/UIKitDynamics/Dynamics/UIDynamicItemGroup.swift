/// Several items that move as one, each with its own outline.
///
/// The members must not be in behaviors of their own, and a group holds no groups.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The members of the group.
    open private(set) var items: [any UIDynamicItem]
    private var places: [Place] = []
    private var middle = CGPoint.zero
    private var size = CGSize.zero
    private var turned = CGAffineTransform.identity

    /// Where a member stands in the group.
    private struct Place {
        let offset: CGPoint
        let transform: CGAffineTransform
    }

    /// Creates a group of items as they stand now.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
        if items.contains(where: { $0 is UIDynamicItemGroup }) { fatalError("A dynamic item group cannot hold groups") }
        let box = items.map(\.surroundings).reduce(CGRect.null) { $0.union($1) }
        guard !box.isNull else { return }
        size = box.size
        middle = CGPoint(x: box.midX, y: box.midY)
        places = items.map { item in
            Place(
                offset: CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y), transform: item.transform)
        }
    }

    /// The middle of all members.
    open var center: CGPoint {
        get { middle }
        set {
            middle = newValue
            moveMembers()
        }
    }
    /// The size that the members had together when the group was made.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// How the group is turned about its middle. Setting it turns the members along.
    open var transform: CGAffineTransform {
        get { turned }
        set {
            turned = newValue
            moveMembers()
        }
    }
    /// The members' own outlines together.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    /// The outlines of the members about the group's center, at the time of its creation.
    open var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        for (item, place) in zip(items, places) {
            let part = UIBezierPath(cgPath: item.collisionBoundingPath.cgPath)
            part.apply(CGAffineTransform(translationX: place.offset.x, y: place.offset.y))
            path.append(part)
        }
        return path
    }

    private func moveMembers() {
        for (item, place) in zip(items, places) {
            let offset = place.offset.applying(turned)
            item.center = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
            let new = place.transform.concatenating(turned)
            if item.transform != new { item.transform = new }
        }
    }

    final var memberShapes: [RigidShape] {
        zip(items, places).flatMap { item, place in
            let turn = Rotation2(atan2(Double(place.transform.b), Double(place.transform.a)))
            return item.rigidShapes.map { $0.placed(at: Vector2(place.offset), turn) }
        }
    }
}

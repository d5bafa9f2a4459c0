/// Several items that move as one body, each with its own collision shape.
///
/// Precondition: the members are not in other behaviors, and none of them is a group.
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

    /// Creates a group of items at their current positions.
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

    /// The center of all members.
    open var center: CGPoint {
        get { middle }
        set {
            middle = newValue
            moveMembers()
        }
    }
    /// The size of all members together when the group was created.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// The transform of the group about its center. Setting it transforms the members.
    open var transform: CGAffineTransform {
        get { turned }
        set {
            turned = newValue
            moveMembers()
        }
    }
    /// The collision shape type: a path of the members' shapes.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    /// The shapes of the members relative to the group's center, when the group was created.
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

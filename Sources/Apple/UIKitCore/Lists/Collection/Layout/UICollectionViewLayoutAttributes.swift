import QuartzCore

/// The position and appearance of an element of a collection view, as a layout returns them.
///
/// A custom class must override `copy(with:)` and `isEqual(_:)` for its own properties. The
/// layout's `layoutAttributesClass` returns it. The class is not bound to the main actor here,
/// because the methods of `NSObject` that it overrides are not.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The category of the element: cell, supplementary view or decoration.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view; `nil` for cells.
    open internal(set) var representedElementKind: String?
    /// The index path of the item, or of another element among those of its kind.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// The center in the content's coordinates, in points.
    open var center = CGPoint.zero
    /// The size in points, before the transform.
    open var size = CGSize.zero
    /// The opacity of the element: 0 to 1. The default is 1.
    open var alpha: CGFloat = 1
    /// Whether the element is hidden. The default is `false`.
    open var isHidden = false
    /// The z-order; higher values are in front.
    open var zIndex = 0
    /// The transform of the element about its center. The default is the identity.
    open var transform3D = CATransform3DIdentity

    public override init() { super.init() }

    /// Creates the attributes of an item's cell with a size of zero.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view with a size of zero.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Creates the attributes of a decoration with a size of zero.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// The element's frame in the content's coordinates, without its transform.
    open var frame: CGRect {
        get {
            let box = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            guard !CATransform3DIsIdentity(transform3D) else { return box }
            let moved = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(transform)
            return moved.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }
    /// The size with an origin of zero. Setting it changes only the size.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// The two-dimensional part of `transform3D`. Setting it sets `transform3D`.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The shape for collisions as an item of a dynamic animator.
    @MainActor open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// A rectangle of the element's size around its center.
    @MainActor open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: boxAboutMiddle) }

    /// Returns a copy of the same class. Subclasses also copy their own properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Instantiation.make(type(of: self))
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.indexPath = indexPath
        copy.center = center
        copy.size = size
        copy.alpha = alpha
        copy.isHidden = isHidden
        copy.zIndex = zIndex
        copy.transform3D = transform3D
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && indexPath == other.indexPath
            && center == other.center && size == other.size && alpha == other.alpha && isHidden == other.isHidden
            && zIndex == other.zIndex && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    open override var hash: Int { indexPath.hashValue }

    /// A copy of the same class.
    final func duplicate() -> UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            fatalError("copy(with:) of \(type(of: self)) has made something else")
        }
        return copy
    }

    /// What identifies the element.
    package final var key: ElementKey {
        ElementKey(category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
    }
}

/// An extension, since a class that is declared with it would be on the main actor.
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// What identifies an element of a collection view.
package struct ElementKey: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String
    var path: IndexPath

    package static func cell(_ path: IndexPath) -> ElementKey { ElementKey(category: .cell, kind: "", path: path) }
    package static func supplement(_ kind: String, _ path: IndexPath) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, path: path)
    }
    package static func decoration(_ kind: String, _ path: IndexPath) -> ElementKey {
        ElementKey(category: .decorationView, kind: kind, path: path)
    }
}

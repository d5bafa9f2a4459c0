import QuartzCore

/// An element that is seen, as a section's handler gets it: what it changes holds until the next layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// How opaque the element is: 0 to 1.
    var alpha: CGFloat { get set }
    /// The z-order; higher values are in front.
    var zIndex: Int { get set }
    /// Whether the element is not shown.
    var isHidden: Bool { get set }
    /// The middle in the content's coordinates, in points.
    var center: CGPoint { get set }
    /// The element's size, with an origin of zero.
    var bounds: CGRect { get }
    /// How the element is turned, scaled and moved in the plane.
    var transform: CGAffineTransform { get set }
    /// How the element is turned, scaled and moved in space.
    var transform3D: CATransform3D { get set }
    /// The element's kind; "cell" for cells.
    var name: String { get }
    /// The item, or the place of another element among those of its kind.
    var indexPath: IndexPath { get }
    /// The rectangle in the content's coordinates, with the transform.
    var frame: CGRect { get }
    /// Whether it is a cell, a header or the like, or a decoration.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// `nil` for cells.
    var representedElementKind: String? { get }
}

@MainActor final class LayoutVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var bounds: CGRect { attributes.bounds }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { attributes.representedElementKind ?? "cell" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}

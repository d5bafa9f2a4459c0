import QuartzCore

/// A visible element that is passed to a section's handler. Changes are valid until the next
/// layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity of the element: 0 to 1.
    var alpha: CGFloat { get set }
    /// The z-order; higher values are in front.
    var zIndex: Int { get set }
    /// Whether the element is hidden.
    var isHidden: Bool { get set }
    /// The center in the content's coordinates, in points.
    var center: CGPoint { get set }
    /// The element's size, with an origin of zero.
    var bounds: CGRect { get }
    /// The transform of the element.
    var transform: CGAffineTransform { get set }
    /// The three-dimensional transform of the element.
    var transform3D: CATransform3D { get set }
    /// The element's kind; "cell" for cells.
    var name: String { get }
    /// The index path of the item, or of another element among those of its kind.
    var indexPath: IndexPath { get }
    /// The frame in the content's coordinates, with the transform.
    var frame: CGRect { get }
    /// The category of the element: cell, supplementary view or decoration.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of the element; `nil` for cells.
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

import QuartzCore

/// An object that returns the positions and appearance of a collection view's elements.
///
/// A custom layout overrides `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)`. `prepare()` is called
/// before the others, and again after the layout was invalidated.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    final weak var owner: UICollectionView?
    final var decorations: [String: AnyClass] = [:]
    final var decorationNibs: [String: UINib] = [:]

    public override init() { super.init() }

    /// Creates a layout from a storyboard or nib file.
    public required init?(coder: NSCoder) {
        super.init()
        decode(.collectionLayout, from: coder)
    }

    /// Called after the layout was loaded from a nib or a storyboard.
    open func awakeFromNib() {}

    /// The collection view that uses the layout; `nil` while none does.
    open var collectionView: UICollectionView? { owner }
    /// The class of the layout's attributes. Override it for a custom class.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the layout's invalidation contexts. Override it for a custom class.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: What a layout says

    /// Called before the layout is used, and again after it was invalidated. Override it to compute
    /// frames. Does nothing by default.
    open func prepare() {}
    /// The size of all content in points. Zero by default.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of all elements in a rectangle of the content. The default is `nil`. Called in each layout.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item, visible or not; `nil` by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a supplementary view, such as a header; by default `nil`.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a decoration view; by default `nil`.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the content offset at which scrolling ends.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Returns the content offset after a change of items or layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Invalidation

    /// Invalidates the whole layout, which is prepared again before the next frame.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }
    /// Invalidates the part of the layout that the context defines. A flow or compositional layout
    /// is always prepared again as a whole.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.layoutBecameInvalid(context)
    }
    /// Whether scrolling or a change of size invalidates the layout. The default is `false`.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns the invalidation for new bounds; by default a context of the layout's class.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }
    /// Whether the preferred attributes of a cell invalidate the layout. The default is `false`:
    /// they are ignored.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns the invalidation for preferred attributes; by default a context of the layout's class.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    // MARK: Changes

    /// Called before changes of items are shown. The layout is already prepared for the final
    /// state. Does nothing by default.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after the animations of the changes were created. The default implementation does
    /// nothing.
    open func finalizeCollectionViewUpdates() {}
    /// Exists so that layouts can override it. Not called here: a change of bounds lays out
    /// directly.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Exists so that layouts can override it. Not called here.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before the layout replaces another one. The default implementation does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called before another layout replaces this one. The default implementation does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called on the new layout when the change of layouts has ended. The default implementation
    /// does nothing.
    open func finalizeLayoutTransition() {}
    /// Returns the initial attributes of an inserted item; `nil`, the default, fades it in.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the final attributes of a deleted item; `nil`, the default, fades it out.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the initial attributes of an inserted supplementary view; `nil`, the default, fades it in.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the final attributes of a removed supplementary view; `nil`, the default, fades it out.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the initial attributes of an inserted decoration; `nil`, the default, fades it in.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the final attributes of a removed decoration; `nil`, the default, fades it out.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Items that are moved by hand

    /// Returns the target of an item that is dragged to a position: the index path of the item there.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let spot = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
        return layoutAttributesForElements(in: spot)?.first {
            $0.representedElementCategory == .cell && $0.frame.contains(position)
        }?.indexPath ?? previousIndexPath
    }
    /// Returns the attributes of the dragged item.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.duplicate() ?? makeAttributes(.cell(indexPath))
        attributes.center = position
        return attributes
    }
    /// Returns the invalidation during a reordering: a context with the old and new positions.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }
    /// Returns the invalidation at the end of a reordering.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: Decorations and direction

    /// Registers a class for a kind of decoration. Traps when a kind without a class or nib is
    /// shown.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass
        decorationNibs[elementKind] = nil
    }
    /// Registers a nib for a kind of decoration. Its only top-level object must be a reusable view.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nib
        decorations[elementKind] = nil
    }
    /// The reading direction that the layout was written for. The default is left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the content is mirrored in the opposite reading direction. The layout itself uses
    /// the coordinates of its development direction. The default is `false`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: For the package's own layouts

    /// The scroll view in which an element is, where a part of the layout is scrolled by itself.
    func scroller(of key: ElementKey) -> UIScrollView? { nil }
    /// The collection view has another layout now.
    func wasTakenAway() {}
    /// What a section is like that is a list.
    func list(in section: Int) -> UICollectionLayoutListConfiguration? { nil }

    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        Instantiation.make(Self.invalidationContextClass, as: UICollectionViewLayoutInvalidationContext.self)
    }

    /// New attributes of the layout's class.
    final func makeAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
        let attributes = Instantiation.make(
            Self.layoutAttributesClass, as: UICollectionViewLayoutAttributes.self)
        attributes.representedElementCategory = key.category
        attributes.representedElementKind = key.category == .cell ? nil : key.kind
        attributes.indexPath = key.path
        return attributes
    }
}

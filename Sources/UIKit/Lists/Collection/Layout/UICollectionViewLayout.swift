import QuartzCore

/// Says where the elements of a collection view are.
///
/// A layout of one's own overrides `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)` and
/// `layoutAttributesForItem(at:)`. `prepare()` runs before the first question and again after the layout was invalidated.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    final weak var owner: UICollectionView?
    final var decorations: [String: AnyClass] = [:]

    public override init() { super.init() }

    /// Makes the layout that a storyboard or nib file describes.
    public required init?(coder: NSCoder) {
        super.init()
        decode(.collectionLayout, from: coder)
    }

    open var collectionView: UICollectionView? { owner }
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: What a layout says

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where the content shall come to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Where the content shall be after a change of items or layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Invalidation

    /// The layout is to be prepared again before the next frame.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.layoutBecameInvalid(context)
    }
    /// Whether scrolling or another size makes the layout invalid. Default false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    // MARK: Changes

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}
    /// Where an item that comes starts from; `nil`, the default, lets it fade in.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item that goes ends; `nil`, the default, lets it fade out.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Items that are moved by hand

    /// Where an item goes that is held at a place: to that of the item there, or nowhere else.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let spot = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
        return layoutAttributesForElements(in: spot)?.first {
            $0.representedElementCategory == .cell && $0.frame.contains(position)
        }?.indexPath ?? previousIndexPath
    }
    /// What the item looks like that is held.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.duplicate() ?? makeAttributes(.cell(indexPath))
        attributes.center = position
        return attributes
    }
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
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: Decorations and direction

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass
    }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
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

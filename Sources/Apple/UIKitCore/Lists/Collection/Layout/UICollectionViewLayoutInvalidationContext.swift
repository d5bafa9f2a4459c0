/// The invalid parts of a layout.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is invalid: the data were reloaded, or the layout is new.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items have changed.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items that were passed to `invalidateItems(at:)`; `nil` if there are none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The elements by kind that were passed to `invalidateSupplementaryElements(ofKind:at:)`;
    /// `nil` if there are none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The elements by kind that were passed to `invalidateDecorationElements(ofKind:at:)`; `nil`
    /// if there are none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The current index paths of interactively moved items; `nil` in other contexts.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The previous index paths of interactively moved items; `nil` in other contexts.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The location of interactively moved items.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
    /// The amount to add to the content offset, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The amount to add to the content size, in points.
    open var contentSizeAdjustment = CGSize.zero

    public override init() { super.init() }

    /// Marks items whose attributes must be requested again, in addition to those marked before.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Marks supplementary views whose attributes must be requested again, in addition to those
    /// marked before.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
    /// Marks decorations whose attributes must be requested again, in addition to those marked
    /// before.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
}

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes, spacings and insets must be requested again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the positions of the elements must be computed again.
    open var invalidateFlowLayoutAttributes = true
}

/// A change of an item or section, as its layout receives it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The change of an item or section.
    public enum Action: Int, Sendable {
        /// The item is inserted.
        case insert = 0
        /// The item is deleted.
        case delete = 1
        /// The item is reloaded with another cell.
        case reload = 2
        /// The item is moved.
        case move = 3
        /// No change.
        case none = 4
    }

    /// The item's previous index path; `nil` for an inserted one.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The item's new index path; `nil` for a deleted one.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// The kind of change.
    open private(set) var updateAction: Action

    /// Creates an update without a change.
    public convenience override init() { self.init(.none, before: nil, after: nil) }

    @usableFromInline init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}

/// The invalid parts of a layout.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Everything: the data were reloaded, or the layout is a new one.
    open internal(set) var invalidateEverything = false
    /// The numbers of sections and items have changed.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items named by `invalidateItems(at:)`; `nil` if none were.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// By kind, what `invalidateSupplementaryElements(ofKind:at:)` has named; `nil` if nothing.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// By kind, what `invalidateDecorationElements(ofKind:at:)` has named; `nil` if nothing.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The items that are moved by hand: where they are now, and where they were before.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The previous index paths of interactively moved items; `nil` in other contexts.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The location of interactively moved items.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
    /// By how much to move the content.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content grows.
    open var contentSizeAdjustment = CGSize.zero

    public override init() { super.init() }

    /// Names items whose attributes are to be asked for again. Adds to those named before.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Names headers, footers and the like to be asked for again. Adds to those named before.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
    /// Names decorations to be asked for again. Adds to those named before.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
}

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes, spacings and insets are to be asked for again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the elements' places are to be computed again.
    open var invalidateFlowLayoutAttributes = true
}

/// A change of a collection, as its layout receives it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The change of an item or section.
    public enum Action: Int, Sendable {
        /// It is inserted.
        case insert = 0
        /// It is deleted.
        case delete = 1
        /// It is shown again, with another cell.
        case reload = 2
        /// It is moved.
        case move = 3
        /// Nothing.
        case none = 4
    }

    /// The item's previous index path; `nil` for an inserted one.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The item's new index path; `nil` for a deleted one.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// The kind of change.
    open private(set) var updateAction: Action

    /// An update of nothing.
    public convenience override init() { self.init(.none, before: nil, after: nil) }

    @usableFromInline init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}

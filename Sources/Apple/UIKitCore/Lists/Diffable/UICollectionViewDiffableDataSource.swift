/// A data source of a collection view that applies snapshots: it computes the changes and animates
/// them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// Returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Closures for the reordering of items by the user.
    public struct ReorderingHandlers {
        /// Returns whether an item can be moved. With `nil`, no item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the data source applies the new order.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the data source has applied the new order. Update the app's data here.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that are all `nil`: no item can be moved.
        public init() {}
    }

    /// Closures for items of outlines that the user expands and collapses.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Returns whether the user can expand an item. With `nil`, the user can expand all items
        /// with children.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item expands after a tap of the user.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether the user can collapse an item. With `nil`, the user can collapse all
        /// items.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item collapses after a tap of the user.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that is about to expand. The argument is its current
        /// children.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Creates handlers that are all `nil`.
        public init() {}
    }

    private weak var collectionView: UICollectionView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Creates a data source and sets it on the collection view, which does not retain it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// The closure that returns supplementary views. Precondition: a layout with supplementary
    /// views has one.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Closures for the reordering of items by the user.
    open var reorderingHandlers = ReorderingHandlers()
    /// Closures for items that the user expands and collapses.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: Snapshots

    /// Returns the current content.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Applies a snapshot. Can be called on any thread; the changes are made on the main thread.
    open nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        DiffableMain.run { self.show(snapshot, animated: animatingDifferences, completion: completion) }
    }

    /// Applies a snapshot, and returns when the changes were made.
    open nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        nonisolated(unsafe) let snapshot = snapshot
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DiffableMain.run { self.show(snapshot, animated: animatingDifferences) { done.resume() } }
        }
    }

    /// Applies a snapshot as `reloadData()` does, without computing the changes.
    open nonisolated func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        DiffableMain.run { self.reload(snapshot, completion) }
    }

    /// Applies a snapshot as `reloadData()` does, and returns when the changes were made.
    open nonisolated func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        nonisolated(unsafe) let snapshot = snapshot
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DiffableMain.run { self.reload(snapshot) { done.resume() } }
        }
    }

    private func reload(
        _ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ completion: (() -> Void)?
    ) {
        current = new.settled
        collectionView?.reloadData()
        completion?()
    }

    private func show(
        _ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool,
        completion: (() -> Void)?
    ) {
        // An outline that does not show any more what is shown counts no more.
        outlines = outlines.filter { $0.value.visibleItems == new.content.items[$0.key] }
        guard let collectionView, collectionView.dataSource === self else {
            current = new.settled
            completion?()
            return
        }
        let difference = SnapshotDifference(from: current, to: new)
        let update = {
            collectionView.performBatchUpdates {
                self.current = new.settled
                collectionView.change { $0 = difference.changes }
            } completion: { _ in
                completion?()
            }
            collectionView.reconfigureItems(at: difference.reconfigured)
        }
        if animated, collectionView.window != nil { update() } else { UIView.performWithoutAnimation(update) }
    }

    // MARK: Outlines

    /// Returns the items of a section as a tree.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(current.content.items[section] ?? [])
        return flat
    }

    /// Applies a tree as the items of a section. A new section is added at the end.
    open nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, section, completion) = (snapshot, section, completion)
        DiffableMain.run { self.show(snapshot, in: section, animated: animatingDifferences, completion: completion) }
    }

    /// Applies a tree as the items of a section, and returns when the changes were made.
    open nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        nonisolated(unsafe) let (snapshot, section) = (snapshot, section)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DiffableMain.run {
                self.show(snapshot, in: section, animated: animatingDifferences) { done.resume() }
            }
        }
    }

    private func show(
        _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType,
        animated: Bool, completion: (() -> Void)?
    ) {
        var new = current
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        new.replaceItems(in: section, with: outline.visibleItems)
        outlines[section] = outline
        show(new, animated: animated, completion: completion)
    }

    // MARK: Identifiers

    /// Returns the item at an index path, or `nil`. O(1).
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.content.item(at: indexPath)
    }
    /// Returns the index path of an item; `nil` if it is not in the snapshot.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.content.path(of: itemIdentifier)
    }
    /// Returns the section at an index, or `nil`.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.content.section(at: index)
    }
    /// Returns the index of a section; `nil` if it is not in the snapshot.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    /// Returns the snapshot's number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    /// Returns the snapshot's number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.content.count(ofSection: section)
    }
    /// Returns the cell provider's cell. Precondition: there is one.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) else {
            fatalError("UICollectionViewDiffableDataSource: the cell provider has returned nil for item \(indexPath)")
        }
        return cell
    }
    /// Returns the view of `supplementaryViewProvider`. Precondition: there is one.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError(
                "UICollectionViewDiffableDataSource: the supplementary view provider has returned nil, or there is none, for "
                    + "an element of kind \(kind) at \(indexPath)")
        }
        return view
    }
    /// Returns the result of `reorderingHandlers.canReorderItem`, or `false` if that is `nil`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    /// Applies the new order and calls the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let target = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        var new = current
        new.deleteItems([item])
        let others = new.itemIdentifiers(inSection: target)
        if destinationIndexPath.item < others.count {
            new.insertItems([item], beforeItem: others[destinationIndexPath.item])
        } else {
            new.appendItems([item], toSection: target)
        }
        let transaction = NSDiffableDataSourceTransaction(from: current, to: new)
        reorderingHandlers.willReorder?(transaction)
        current = new
        reorderingHandlers.didReorder?(transaction)
    }
    /// Returns `nil`: no index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns the first item of the section with the title's index.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}

/// A data source whose items can be expanded, as far as the cells' disclosure needs to know.
@MainActor protocol OutlineSource: AnyObject {
    /// Expands or collapses an item after a tap of the user.
    func toggleItem(at path: IndexPath)
    func isItemExpanded(at path: IndexPath) -> Bool
    func levelOfItem(at path: IndexPath) -> Int
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    private func outlined(
        _ path: IndexPath
    ) -> (SectionIdentifierType, ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)? {
        guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path),
            let outline = outlines[section]
        else { return nil }
        return (section, item, outline)
    }

    func isItemExpanded(at path: IndexPath) -> Bool { outlined(path).map { $2.isExpanded($1) } ?? false }
    func levelOfItem(at path: IndexPath) -> Int { outlined(path).map { $2.level(of: $1) } ?? 0 }

    func toggleItem(at path: IndexPath) {
        guard case (let section, let item, var outline)? = outlined(path) else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let make = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        show(outline, in: section, animated: true, completion: nil)
    }
}

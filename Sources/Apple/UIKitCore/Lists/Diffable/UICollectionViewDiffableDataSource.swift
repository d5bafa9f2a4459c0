/// A collection view's data source that is given snapshots: it finds out itself what has changed, and shows it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Makes a header, a footer or their like.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Called when the user moves items.
    public struct ReorderingHandlers {
        /// Whether an item can be moved. Without it none can.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Told before the data source takes the new order over.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Here the application's own data take the new order over.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes handlers of which none is set: nothing can be moved.
        public init() {}
    }

    /// Called when the user expands and collapses items of outlines.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Whether the user may expand an item. Without it all items that have children.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Told before the user's tap expands an item.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether the user may collapse an item. Without it all.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Told before the user's tap collapses an item.
        public var willCollapseItem: ((Item) -> Void)?
        /// The children of an item that is expanded; given are those that it has.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Makes handlers of which none is set.
        public init() {}
    }

    private weak var collectionView: UICollectionView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Creates the collection view's data source. The collection view does not keep it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Makes headers, footers and their like. A layout that has some needs it, or the program traps.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Called when the user moves items.
    open var reorderingHandlers = ReorderingHandlers()
    /// Called when the user expands and collapses items.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: Snapshots

    /// Returns the current content.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows a snapshot. Can be called on any thread; the changes are made on the main thread.
    open nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        DiffableMain.run { self.show(snapshot, animated: animatingDifferences, completion: completion) }
    }

    /// Shows a snapshot, and returns when it is shown.
    open nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        nonisolated(unsafe) let snapshot = snapshot
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DiffableMain.run { self.show(snapshot, animated: animatingDifferences) { done.resume() } }
        }
    }

    /// Shows a snapshot as `reloadData()` does, without looking for what has changed.
    open nonisolated func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        DiffableMain.run { self.reload(snapshot, completion) }
    }

    /// Shows a snapshot as `reloadData()` does, and returns when it is shown.
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

    /// The items of a section as a tree.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(current.content.items[section] ?? [])
        return flat
    }

    /// Shows a tree as the items of a section; a new section is added at the end.
    open nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, section, completion) = (snapshot, section, completion)
        DiffableMain.run { self.show(snapshot, in: section, animated: animatingDifferences, completion: completion) }
    }

    /// Shows a tree as the items of a section, and returns when it is shown.
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

    /// The item at a place; `nil` if there is none. O(1).
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.content.item(at: indexPath)
    }
    /// An item's place; `nil` if it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.content.path(of: itemIdentifier)
    }
    /// The section at a place; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.content.section(at: index)
    }
    /// A section's place; `nil` if it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    /// The snapshot's number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    /// The snapshot's number of items.
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
    /// Returns the result of `reorderingHandlers.canReorderItem`; `false` without it.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    /// Takes the new order over and tells the reordering handlers.
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
    /// `nil`: no index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// The first item of the section with the title's own number.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}

/// A data source whose items can be expanded, as far as the cells' disclosure needs to know.
@MainActor protocol OutlineSource: AnyObject {
    /// Expands an item, or collapses it; the user has asked for it.
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

/// A data source of a table view that applies snapshots: it computes the changes and animates them.
///
/// A subclass overrides methods of `UITableViewDataSource` for titles and editing.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    /// Returns the cell of an item, usually one from `dequeueReusableCell(withIdentifier:for:)`.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source and sets it on the table view, which does not retain it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// The animation of inserted and deleted rows. The default is `automatic`.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

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
        tableView?.reloadData()
        completion?()
    }

    private func show(
        _ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool,
        completion: (() -> Void)?
    ) {
        guard let tableView, tableView.dataSource === self else {
            current = new.settled
            completion?()
            return
        }
        let difference = SnapshotDifference(from: current, to: new)
        let isAnimated = animated && tableView.window != nil
        let update = {
            tableView.performBatchUpdates {
                self.current = new.settled
                tableView.note(difference.changes, isAnimated ? self.defaultRowAnimation : .none)
            } completion: { _ in
                completion?()
            }
            tableView.reconfigureRows(at: difference.reconfigured)
        }
        if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
    }

    // MARK: Identifiers

    /// Returns the item of a row, or `nil`.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.content.item(at: indexPath)
    }
    /// Returns the row of an item; `nil` if it is not in the snapshot.
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
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    /// Returns the snapshot's number of items in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.content.count(ofSection: section)
    }
    /// Returns the cell provider's cell. Precondition: there is one.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
            fatalError("UITableViewDiffableDataSource: the cell provider has returned nil for row \(indexPath)")
        }
        return cell
    }
    /// Returns `nil`: no title. Override it to return titles.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns `nil`: no text. Override it to return texts.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns `false`. Override it to make rows editable.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns `false`. Override it to make rows movable.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns `nil`: no index. Override it to return index titles.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the section with the title's index.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// Does nothing. Override it to delete and insert.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing. Override it to store the new order.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

extension UITableView {
    /// Takes over changes that somebody has found, within a batch.
    final func note(_ changes: ListChanges, _ animation: RowAnimation) {
        deleteSections(changes.deletedSections, with: animation)
        insertSections(changes.insertedSections, with: animation)
        if !changes.reloadedSections.isEmpty { reloadSections(changes.reloadedSections, with: animation) }
        for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
        deleteRows(at: changes.deleted, with: animation)
        insertRows(at: changes.inserted, with: animation)
        if !changes.reloaded.isEmpty { reloadRows(at: changes.reloaded, with: animation) }
        for move in changes.moved { moveRow(at: move.from, to: move.to) }
        if animation == .none { table.animations = table.animations.mapValues { _ in .none } }
    }
}

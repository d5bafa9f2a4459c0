import UIKit

/// The places as a list: pulled down it begins again, rows have actions at both ends, and are moved while it is edited.
public final class PlaceListViewController: UIViewController {
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private var list: UICollectionView?
    private var marked: Set<Int> = []

    /// Makes the list.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Trips"
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The list is made in code: use init()")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        self.list = list
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, index in
            self?.setUp(cell, index)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, index in
            list.dequeueConfiguredReusableCell(using: cell, for: path, item: index)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        self.source = source
        addRefresh(to: list)
        navigationItem.rightBarButtonItem = editButtonItem
        begin(animated: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
            UISwipeActionsConfiguration(
                actions: [self?.action("Mark", .systemOrange, path) { $0.mark($1) }].compactMap { $0 })
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                self?.remove(path)
                done(true)
            }
            return UISwipeActionsConfiguration(
                actions: [delete, self?.action("Mark", .systemOrange, path) { $0.mark($1) }].compactMap { $0 })
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func action(
        _ title: String, _ color: UIColor, _ path: IndexPath,
        _ body: @escaping (PlaceListViewController, IndexPath) -> Void
    ) -> UIContextualAction {
        let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
            if let self { body(self, path) }
            done(true)
        }
        action.backgroundColor = color
        return action
    }

    private func setUp(_ cell: UICollectionViewListCell, _ index: Int) {
        let place = Place.all[index]
        var content = cell.defaultContentConfiguration()
        content.text = place.name
        content.secondaryText = place.region
        content.image = UIImage(systemName: marked.contains(index) ? "star.fill" : "star")
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder()]
    }

    private func addRefresh(to list: UICollectionView) {
        let refresh = UIRefreshControl()
        refresh.addAction(
            UIAction { [weak self, weak refresh] _ in
                // As long as a server might take.
                UIView.animate(withDuration: 1.2, delay: 0, options: .allowUserInteraction) {
                    list.alpha = 0.6
                } completion: { _ in
                    list.alpha = 1
                    self?.begin(animated: true)
                    refresh?.endRefreshing()
                }
            }, for: .valueChanged)
        list.refreshControl = refresh
        // The rows may be lower than the screen, and a collection view then does not bounce.
        list.alwaysBounceVertical = true
    }

    private func begin(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(Place.all.indices))
        source?.apply(snapshot, animatingDifferences: animated)
    }

    public override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        guard let list else { return }
        UIView.animate(withDuration: animated ? 0.3 : 0) {
            list.isEditing = editing
            list.layoutIfNeeded()
        }
    }

    private func mark(_ path: IndexPath) {
        guard let source, let index = source.itemIdentifier(for: path) else { return }
        marked.formSymmetricDifference([index])
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([index])
        source.apply(snapshot)
    }

    private func remove(_ path: IndexPath) {
        guard let source, let index = source.itemIdentifier(for: path) else { return }
        var snapshot = source.snapshot()
        snapshot.deleteItems([index])
        source.apply(snapshot)
    }
}

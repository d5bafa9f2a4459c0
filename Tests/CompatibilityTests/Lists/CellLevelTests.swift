import Testing
import UIKit

/// The level of a list's cell: the outline's, unless the app gives the cell one of its own.
@MainActor @Suite(.statesOutcome) struct CellLevelTests {
    @Test func `a level that the app gives a cell stays with a diffable source`() throws {
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, level in
            cell.indentationLevel = level
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, level in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: level)
        }
        let stage = ListStage(view, source)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2])
        source.apply(snapshot, animatingDifferences: false)
        stage.step()
        let levels = (0..<3).map { row in
            (view.cellForItem(at: IndexPath(item: row, section: 0)) as? UICollectionViewListCell)?.indentationLevel
        }
        #expect(levels == [0, 1, 2])
    }
}

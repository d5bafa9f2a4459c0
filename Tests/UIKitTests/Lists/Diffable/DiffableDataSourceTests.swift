import Testing
import TestStages
import UIKit

@MainActor @Suite struct DiffableDataSourceTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ content: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in content {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @MainActor final class TableOfNumbers {
        let table = UITableView()
        let source: UITableViewDiffableDataSource<String, Int>
        let stage: ListStage
        private(set) var made = 0

        init() {
            let table = table
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            nonisolated(unsafe) var count: () -> Void = {}
            source = UITableViewDiffableDataSource(tableView: table) { table, path, number in
                count()
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = "\(number)"
                return cell
            }
            stage = ListStage(table, source)
            count = { [unowned self] in made += 1 }
        }

        var shown: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
    }

    @MainActor final class GridOfNumbers {
        let view: UICollectionView
        let source: UICollectionViewDiffableDataSource<String, Int>
        let stage: ListStage
        final class Cell: UICollectionViewCell { var number = 0 }

        init() {
            view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let cell = UICollectionView.CellRegistration<Cell, Int> { cell, _, number in cell.number = number }
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
                view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
            }
            stage = ListStage(view, source)
        }

        var shown: [Int] {
            view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? Cell)?.number }
        }
    }

    @Test(arguments: [true, false]) func `a table shows a snapshot, and the next one`(_ animated: Bool) {
        let list = TableOfNumbers()
        var ends = 0
        list.source.apply(snapshot(["a": [1, 2, 3], "b": [4]]), animatingDifferences: animated) { ends += 1 }
        list.stage.host.advance(by: 1)
        #expect(list.shown == ["1", "2", "3", "4"] && ends == 1)
        list.source.apply(snapshot(["b": [4, 2, 5], "c": [6, 3]]), animatingDifferences: animated) { ends += 1 }
        #expect(ends == (animated ? 1 : 2))
        list.stage.host.advance(by: 1)
        #expect(list.shown == ["4", "2", "5", "6", "3"] && ends == 2)
        #expect(list.source.snapshot().sectionIdentifiers == ["b", "c"])
        #expect(list.source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
        #expect(list.source.indexPath(for: 3) == IndexPath(row: 1, section: 1))
        #expect(list.source.sectionIdentifier(for: 1) == "c" && list.source.index(for: "b") == 0)
    }

    @Test func `rows that stay keep their cells and move there`() {
        let list = TableOfNumbers()
        list.source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
        list.stage.host.step()
        let two = list.table.cellForRow(at: IndexPath(row: 1, section: 0))
        let made = list.made
        list.source.apply(snapshot(["a": [2, 1, 3]]))
        #expect(list.made == made)
        #expect(list.table.cellForRow(at: IndexPath(row: 0, section: 0)) === two)
        list.stage.host.advance(by: 0.1)
        let y = two?.layer.presentation()?.frame.minY ?? 0
        #expect(y > 1 && y < 43)
    }

    @Test func `reconfigured rows are set up again in their cells, reloaded ones get others`() {
        let list = TableOfNumbers()
        list.source.apply(snapshot(["a": [1, 2]]), animatingDifferences: false)
        list.stage.host.step()
        let cells = list.table.visibleCells
        var next = list.source.snapshot()
        next.reconfigureItems([1])
        list.source.apply(next, animatingDifferences: false)
        #expect(list.table.visibleCells.elementsEqual(cells) { $0 === $1 })
        next = list.source.snapshot()
        #expect(next.reconfiguredItemIdentifiers.isEmpty)
        next.reloadItems([1])
        let made = list.made
        list.source.apply(next, animatingDifferences: false)
        list.stage.host.step()
        #expect(list.made == made + 1)
    }

    @Test func `any order becomes any other one`() {
        let list = GridOfNumbers()
        var random = SystemRandomNumberGeneratorOfTests(seed: 7)
        for round in 0..<40 {
            var next = Snapshot()
            for section in ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
                next.appendSections([section])
            }
            for number in (0..<20).shuffled(using: &random).prefix(Int.random(in: 0...20, using: &random)) {
                next.appendItems([number], toSection: next.sectionIdentifiers.randomElement(using: &random))
            }
            list.source.apply(next, animatingDifferences: round.isMultiple(of: 2))
            list.stage.host.advance(by: 0.5)
            #expect(list.shown == next.itemIdentifiers, "round \(round)")
        }
    }

    @Test func `as little as possible moves`() {
        #expect(SnapshotMoves.count(from: [1, 2, 3, 4, 5], to: [5, 1, 2, 3, 4]) == 1)
        #expect(SnapshotMoves.count(from: [1, 2, 3, 4], to: [4, 3, 2, 1]) == 3)
        #expect(SnapshotMoves.count(from: [1, 2, 3], to: [1, 9, 3]) == 0)
    }

    @Test func `a reload shows a snapshot without looking for differences`() {
        let list = TableOfNumbers()
        list.source.apply(snapshot(["a": [1, 2]]), animatingDifferences: false)
        list.stage.host.step()
        list.source.applySnapshotUsingReloadData(snapshot(["a": [2, 3]]))
        list.stage.host.step()
        #expect(list.shown == ["2", "3"])
    }

    @Test func `an outline's items come and go as they are expanded`() {
        let list = GridOfNumbers()
        var asked: [String] = []
        list.source.sectionSnapshotHandlers.willExpandItem = { asked.append("will expand \($0)") }
        list.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != 2 }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([10, 11], to: 1)
        outline.append([20], to: 2)
        list.source.apply(outline, to: "a", animatingDifferences: false)
        list.stage.host.step()
        #expect(list.shown == [1, 2])
        outline.expand([1])
        list.source.apply(outline, to: "a")
        list.stage.host.advance(by: 1)
        #expect(list.shown == [1, 10, 11, 2])
        #expect(list.source.snapshot(for: "a").level(of: 10) == 1)
        #expect(list.source.snapshot().itemIdentifiers == [1, 10, 11, 2])
        #expect(asked.isEmpty)
    }

    @Test func `items are reordered by the data source, whose handlers hear of it`() {
        let list = GridOfNumbers()
        list.source.apply(snapshot(["a": [1, 2, 3], "b": [4]]), animatingDifferences: false)
        var transactions: [NSDiffableDataSourceTransaction<String, Int>] = []
        #expect(!list.source.collectionView(list.view, canMoveItemAt: IndexPath(item: 0, section: 0)))
        list.source.reorderingHandlers.canReorderItem = { $0 != 3 }
        list.source.reorderingHandlers.didReorder = { transactions.append($0) }
        #expect(list.source.collectionView(list.view, canMoveItemAt: IndexPath(item: 0, section: 0)))
        #expect(!list.source.collectionView(list.view, canMoveItemAt: IndexPath(item: 2, section: 0)))
        list.source.collectionView(
            list.view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
        #expect(transactions.count == 1)
        #expect(transactions.first?.finalSnapshot.itemIdentifiers == [2, 3, 4, 1])
        #expect(transactions.first?.initialSnapshot.itemIdentifiers == [1, 2, 3, 4])
        #expect(transactions.first?.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
        #expect(transactions.first?.difference.count == 2)
    }
}

/// How many rows a table has to move for another order.
@MainActor private enum SnapshotMoves {
    final class Table: UITableView {
        var moves = 0
        override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
            moves += 1
            super.moveRow(at: indexPath, to: newIndexPath)
        }
    }

    static func count(from old: [Int], to new: [Int]) -> Int {
        let table = Table()
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        let stage = ListStage(table, source)
        for items in [old, new] {
            table.moves = 0
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot, animatingDifferences: false)
            stage.host.step()
        }
        return table.moves
    }
}

/// The same numbers in every run.
struct SystemRandomNumberGeneratorOfTests: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}

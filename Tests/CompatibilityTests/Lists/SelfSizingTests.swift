import Testing
import UIKit

/// Rows and items whose cells want another size while they are in sight.
///
/// The reference: Apple's pages of `beginUpdates()` (an empty batch animates the change of rows' heights), of
/// `reconfigureRows(at:)` and of `selfSizingInvalidation`.
@MainActor
@Suite(.statesOutcome, .serialized)
struct SelfSizingTests {
    final class Cell: UITableViewCell {
        let block = UIView()
        private(set) lazy var height = block.heightAnchor.constraint(equalToConstant: 30)
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Source: NSObject, UITableViewDataSource {
        var heights: [CGFloat] = [30, 30, 30]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.height.constant = heights[indexPath.row]
            return cell
        }
    }

    @MainActor private struct Scene {
        let table = UITableView(frame: .zero, style: .plain)
        let source = Source()
        let stage: CompatibilityStage

        init() {
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            stage = CompatibilityStage(showing: table)
            stage.advance(by: 0.1)
        }

        func cell(_ row: Int) -> Cell? { table.cellForRow(at: path(row)) as? Cell }
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        func top(_ row: Int) -> CGFloat { cell(row)?.layer.presentation()?.frame.minY ?? .nan }
    }

    @Test func `an empty batch of updates gives a row the height that its cell has now, as an animation`() {
        let scene = Scene()
        #expect(scene.table.rectForRow(at: scene.path(1)).minY == 50)
        scene.cell(0)?.height.constant = 130
        scene.table.beginUpdates()
        scene.table.endUpdates()
        #expect(scene.table.rectForRow(at: scene.path(1)).minY == 150)
        scene.stage.advance(by: 0.15)
        #expect(scene.top(1) > 60 && scene.top(1) < 140)
        scene.stage.advance(by: 0.5)
        #expect(scene.top(1) == 150 && scene.table.contentSize.height == 250)
        scene.table.performBatchUpdates { scene.cell(0)?.height.constant = 30 }
        #expect(scene.table.rectForRow(at: scene.path(1)).minY == 50)
    }

    @Test func `a row that is set up again is as high as it wants to be`() {
        let scene = Scene()
        let cell = scene.cell(1)
        scene.source.heights[1] = 80
        scene.table.reconfigureRows(at: [scene.path(1)])
        scene.stage.advance(by: 0.5)
        #expect(scene.cell(1) === cell && scene.table.rectForRow(at: scene.path(2)).minY == 150)
    }

    @Test func `an item with another content configuration is as high as that wants to be`() throws {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(number)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, number in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        let stage = CompatibilityStage(showing: list)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        stage.advance(by: 0.1)
        let cell = try #require(
            list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        let height = cell.frame.height
        var content = cell.defaultContentConfiguration()
        content.text = "Item"
        content.secondaryText = Array(repeating: "more words", count: 30).joined(separator: " ")
        cell.contentConfiguration = content
        stage.advance(by: 1)
        #expect(cell.frame.height > height + 40)
        let next = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(next.frame.minY == cell.frame.maxY)
    }
}

import InterludeTesting
import TestStages
import Testing
import UIKit

/// The context menus of tables' rows and of collections' items.
@MainActor
@Suite(.serialized)
struct ListMenuTests {
    final class Table: UITableViewController {
        let log: CallLog
        var hasMenus = true

        init(_ log: CallLog) {
            self.log = log
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.add("select \(indexPath.row)")
        }

        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard hasMenus else { return nil }
            log.add("configuration \(indexPath.row)")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self.log.add("Copy") }])
            }
        }

        override func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.add("display") }

        override func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.add("end") }
    }

    let log = CallLog()

    private func press(_ stage: Stage, _ point: CGPoint, for time: TimeInterval) {
        stage.host.send(.down, at: point)
        stage.host.advance(by: time)
        stage.host.send(.up, at: point)
        stage.host.advance(by: 1)
    }

    @Test func `a row that is pressed opens its menu and is not selected`() {
        let table = Table(log)
        let stage = Stage(root: table)
        press(stage, CGPoint(x: 100, y: 59 + 66), for: 0.8)
        #expect(log.take() == ["configuration 1", "display"])
        let session = MenuContainerView.session(in: stage.window)
        #expect(session?.platters.first?.rows.count == 1)
        session?.close()
        stage.host.advance(by: 1)
        #expect(log.take() == ["end"])
    }

    @Test func `a tap selects as before, and so does a long one without a menu`() {
        let table = Table(log)
        let stage = Stage(root: table)
        press(stage, CGPoint(x: 100, y: 59 + 66), for: 0.1)
        #expect(log.take() == ["select 1"])
        table.hasMenus = false
        press(stage, CGPoint(x: 100, y: 59 + 110), for: 0.8)
        #expect(log.take() == ["select 2"])
    }

    final class Grid: UICollectionViewController {
        var pressed: [Int] = []

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            9
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            pressed.append(indexPath.item)
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }
    }

    @Test func `an item that is pressed opens its menu`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let grid = Grid(collectionViewLayout: layout)
        grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let stage = Stage(root: grid)
        press(stage, CGPoint(x: 50, y: 59 + 50), for: 0.8)
        #expect(grid.pressed == [0] && MenuContainerView.session(in: stage.window) != nil)
    }
}

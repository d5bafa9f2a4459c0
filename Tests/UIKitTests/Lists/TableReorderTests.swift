import Testing
import TestStages
import UIKit

@MainActor @Suite struct TableReorderTests {
    @MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = (0..<30).map { "\($0)" }
        var moves: [[Int]] = []
        var fixed: Set<Int> = []
        var target: ((Int) -> Int)?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            !fixed.contains(indexPath.row)
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            moves.append([sourceIndexPath.row, destinationIndexPath.row])
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            IndexPath(row: target?(proposedDestinationIndexPath.row) ?? proposedDestinationIndexPath.row, section: 0)
        }
    }

    @MainActor struct Edited {
        let rows = Rows()
        let table = UITableView()
        let stage: ListStage

        init(fixed: Set<Int> = []) {
            rows.fixed = fixed
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = rows
            table.delegate = rows
            stage = ListStage(table, rows)
            table.setEditing(true, animated: false)
            stage.host.advance(by: 0.1)
        }

        var shown: [String] {
            table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
        }

        func drag(from row: Int, by way: CGFloat, lifts: Bool = true) {
            let y = CGFloat(row) * 44 + 22
            stage.down(375, y)
            for step in 1...10 { stage.move(375, y + way * CGFloat(step) / 10) }
            stage.host.advance(by: 0.3)
            if lifts { stage.host.send(.up, at: CGPoint(x: 375, y: y + way)) }
            stage.host.advance(by: 0.5)
        }
    }

    @Test func `a row is moved by its sign, and the data source hears where it has gone`() {
        let list = Edited()
        #expect(list.table.visibleCells.allSatisfy { $0.showsReorderControl })
        list.drag(from: 1, by: 100, lifts: false)
        // While it is held the others make room; the data source has not heard of it.
        #expect(list.rows.moves.isEmpty)
        #expect(list.shown.prefix(5) == ["0", "2", "3", "1", "4"])
        list.stage.host.send(.up, at: CGPoint(x: 375, y: 166))
        list.stage.host.advance(by: 0.5)
        #expect(list.rows.moves == [[1, 3]])
        #expect(list.shown.prefix(5) == ["0", "2", "3", "1", "4"])
        #expect(list.table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY == 132)
    }

    @Test func `a row that is let go where it was moves nothing`() {
        let list = Edited()
        list.drag(from: 2, by: 10)
        #expect(list.rows.moves.isEmpty && list.shown.prefix(3) == ["0", "1", "2"])
    }

    @Test func `the delegate may send a row elsewhere`() {
        let list = Edited()
        list.rows.target = { _ in 0 }
        list.drag(from: 3, by: -50)
        #expect(list.rows.moves == [[3, 0]])
    }

    @Test func `a movement that the system takes away puts the row back`() {
        let list = Edited()
        list.drag(from: 1, by: 100, lifts: false)
        list.stage.host.send(.cancel, at: CGPoint(x: 375, y: 166))
        list.stage.host.advance(by: 0.5)
        #expect(list.rows.moves.isEmpty && list.shown.prefix(4) == ["0", "1", "2", "3"])
    }

    @Test func `near the lower edge the table scrolls`() {
        let list = Edited()
        list.drag(from: 1, by: 770, lifts: false)
        list.stage.host.advance(by: 1)
        #expect(list.table.contentOffset.y > 100)
        list.stage.host.send(.up, at: CGPoint(x: 375, y: 836))
        list.stage.host.advance(by: 0.5)
        #expect(list.rows.moves.count == 1 && list.rows.moves[0][1] > 20)
    }

    @Test func `rows that cannot be moved have no sign`() {
        let list = Edited(fixed: [1])
        #expect(list.table.cellForRow(at: IndexPath(row: 1, section: 0))?.showsReorderControl == false)
        #expect(list.table.cellForRow(at: IndexPath(row: 2, section: 0))?.showsReorderControl == true)
    }
}

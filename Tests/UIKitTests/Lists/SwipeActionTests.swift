import Testing
import UIKit

@MainActor @Suite struct SwipeActionTests {
    /// A table whose rows have what a test says, and a record of what is called.
    @MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = ["a", "b", "c", "d"]
        var log: [String] = []
        var leading: UISwipeActionsConfiguration?
        var trailing: UISwipeActionsConfiguration?
        var oldActions: [UITableViewRowAction]?
        var mayEdit = true
        /// Called with what an action has to call when it is done.
        var finish: ((Bool) -> Void)?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { mayEdit }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            log.append("commit(\(indexPath.row))")
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leading }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing }
        func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? { oldActions }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.append("willBegin(\(indexPath.row))")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.append("didEnd(\(indexPath.map { "\($0.row)" } ?? "nil"))")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select(\(indexPath.row))")
        }

        func action(
            _ title: String, _ style: UIContextualAction.Style = .normal, done: Bool = true
        ) -> UIContextualAction {
            UIContextualAction(style: style, title: title) { [unowned self] _, _, finish in
                log.append(title)
                self.finish = finish
                if done { finish(true) }
            }
        }
    }

    @MainActor struct Swiped {
        let rows = Rows()
        let table = UITableView()
        let stage: ListStage

        init(mirrored: Bool = false) {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            if mirrored { table.semanticContentAttribute = .forceRightToLeft }
            table.dataSource = rows
            table.delegate = rows
            stage = ListStage(table, rows)
        }

        func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }
        func offset(_ row: Int) -> CGFloat { cell(row)?.transform.tx ?? 0 }

        /// A drag along a row that rests before the finger is lifted.
        func swipe(_ row: Int, _ way: CGFloat, lifts: Bool = true) {
            let (x, y): (CGFloat, CGFloat) = (way < 0 ? 380 : 10, CGFloat(row) * 44 + 22)
            stage.down(x, y)
            for step in 1...10 { stage.move(x + way * CGFloat(step) / 10, y) }
            guard lifts else { return }
            stage.host.advance(by: 0.2)
            stage.move(x + way + 0.001, y)
            stage.host.send(.up, at: CGPoint(x: x + way, y: y))
            stage.host.advance(by: 1)
        }
    }

    @Test func `a swipe opens a row as far as its actions reach, and a touch elsewhere closes it`() {
        let list = Swiped()
        list.rows.trailing = UISwipeActionsConfiguration(actions: [list.rows.action("Flag"), list.rows.action("More")])
        list.swipe(1, -120)
        #expect(list.offset(1) == -148)
        #expect(list.rows.log == ["willBegin(1)"])
        #expect(list.cell(1)?.showingDeleteConfirmation == true)
        list.stage.tap(100, 22)
        list.stage.host.advance(by: 1)
        #expect(list.offset(1) == 0 && list.rows.log == ["willBegin(1)", "didEnd(1)"])
        #expect(list.table.indexPathForSelectedRow == nil && list.cell(1)?.showingDeleteConfirmation == false)
    }

    @Test func `a short swipe leaves the row closed`() {
        let list = Swiped()
        list.rows.trailing = UISwipeActionsConfiguration(actions: [list.rows.action("Flag")])
        list.swipe(1, -40)
        #expect(list.offset(1) == 0 && list.rows.log == ["willBegin(1)", "didEnd(1)"])
    }

    @Test func `an action is done by a tap, and the row closes when it says so`() {
        let list = Swiped()
        list.rows.trailing = UISwipeActionsConfiguration(
            actions: [list.rows.action("Flag"), list.rows.action("More", done: false)])
        list.swipe(1, -120)
        // The first action is at the edge.
        list.stage.tap(393 - 100, 66)
        #expect(list.rows.log.last == "More" && list.offset(1) == -148)
        list.stage.host.advance(by: 1)
        list.rows.finish?(true)
        list.stage.host.advance(by: 1)
        #expect(list.offset(1) == 0 && list.rows.log.last == "didEnd(1)")
    }

    @Test func `a full swipe does the first action, unless that is switched off`() {
        let list = Swiped()
        list.rows.trailing = UISwipeActionsConfiguration(actions: [list.rows.action("Flag"), list.rows.action("More")])
        list.swipe(2, -340)
        #expect(list.rows.log == ["willBegin(2)", "Flag", "didEnd(2)"])
        #expect(list.offset(2) == 0)
        list.rows.trailing?.performsFirstActionWithFullSwipe = false
        list.swipe(2, -340)
        #expect(list.rows.log.filter { $0 == "Flag" }.count == 1 && list.offset(2) == -148)
    }

    @Test func `the leading side has actions of its own`() {
        let list = Swiped()
        list.rows.leading = UISwipeActionsConfiguration(actions: [list.rows.action("Mark")])
        list.swipe(0, 80)
        #expect(list.offset(0) == 74)
        list.swipe(3, -80)
        #expect(list.offset(0) == 0)
    }

    @Test func `from right to left the sides are exchanged`() {
        let list = Swiped(mirrored: true)
        list.rows.trailing = UISwipeActionsConfiguration(actions: [list.rows.action("Flag")])
        list.swipe(1, 80)
        #expect(list.offset(1) == 74)
    }

    @Test func `without actions of one's own a row that can be deleted offers that`() {
        let list = Swiped()
        list.swipe(1, -80)
        #expect(list.offset(1) < -70)
        list.stage.tap(380, 66)
        list.stage.host.advance(by: 1)
        #expect(list.rows.rows == ["a", "c", "d"])
        #expect(list.rows.log == ["willBegin(1)", "commit(1)", "didEnd(nil)"])
        #expect(list.table.visibleCells.allSatisfy { $0.transform.isIdentity })
        list.rows.mayEdit = false
        list.swipe(1, -80)
        #expect(list.offset(1) == 0)
    }

    @Test func `row actions from before are shown`() {
        let list = Swiped()
        list.rows.oldActions = [
            UITableViewRowAction(style: .destructive, title: "Away") { [rows = list.rows] action, path in
                rows.log.append("\(action.title ?? "") \(path.row)")
            }
        ]
        list.swipe(2, -300)
        #expect(list.offset(2) == -74)
        list.stage.tap(380, 110)
        list.stage.host.advance(by: 1)
        #expect(list.rows.log == ["willBegin(2)", "Away 2", "didEnd(2)"])
    }

    @Test func `tables that say nothing of editing have no swipes`() {
        let (table, listener) = (UITableView(), TableListener())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = listener
        table.delegate = listener
        let stage = ListStage(table, listener)
        stage.down(380, 66)
        for step in 1...10 { stage.move(380 - CGFloat(step) * 10, 66) }
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.transform.isIdentity == true)
        stage.up(280, 66)
    }

    @Test func `scrolling closes an open row`() {
        let list = Swiped()
        list.rows.rows = (0..<40).map { "\($0)" }
        list.table.reloadData()
        list.stage.host.step()
        list.rows.trailing = UISwipeActionsConfiguration(actions: [list.rows.action("Flag")])
        list.swipe(1, -80)
        #expect(list.offset(1) == -74)
        list.stage.down(200, 66)
        for step in 1...10 { list.stage.move(200, 66 - CGFloat(step) * 5) }
        list.stage.host.advance(by: 1)
        #expect(list.offset(1) == 0)
    }

    @Test func `in editing mode the sign for deleting opens the row, and its button deletes it`() {
        let list = Swiped()
        list.table.setEditing(true, animated: false)
        list.stage.host.advance(by: 0.1)
        list.stage.tap(27, 66)
        list.stage.host.advance(by: 1)
        #expect(list.rows.rows.count == 4 && list.offset(1) < -70)
        list.stage.tap(380, 66)
        list.stage.host.advance(by: 1)
        #expect(list.rows.rows == ["a", "c", "d"])
    }
}

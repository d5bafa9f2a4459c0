import TestStages
import Testing
import UIKit

@MainActor @Suite struct UITableViewTests {
    private func make() -> (ListStage, UITableView, TableListener) {
        let table = UITableView(frame: .zero, style: .plain)
        let listener = TableListener()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = listener
        table.delegate = listener
        return (ListStage(table, listener), table, listener)
    }

    @Test func `a tap tells the delegate in Apple's order`() {
        let (stage, table, listener) = make()
        stage.tap(100, 60)
        #expect(
            listener.log == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        listener.log = []
        stage.tap(100, 104)
        #expect(
            listener.log == [
                "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "willDeselect 1",
                "didDeselect 1", "didSelect 2",
            ])
        table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func `a drag selects nothing`() {
        let (stage, table, listener) = make()
        stage.host.send(.down, at: CGPoint(x: 100, y: 600))
        stage.host.step()
        stage.host.send(.move, at: CGPoint(x: 100, y: 500))
        stage.host.step()
        stage.host.send(.up, at: CGPoint(x: 100, y: 500))
        stage.host.advanceUntilIdle()
        #expect(listener.log.isEmpty)
        #expect(table.contentOffset.y > 80)
    }
}

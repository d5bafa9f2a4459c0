import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct UITableViewTests {
    private func make(
        _ style: UITableView.Style = .plain, rows: [Int] = [100], titles: [String?] = []
    ) -> (ListStage, UITableView, TableListener) {
        let table = UITableView(frame: .zero, style: style)
        let listener = TableListener()
        listener.rows = rows
        listener.titles = titles
        table.register(CountedCell.self, forCellReuseIdentifier: "row")
        table.dataSource = listener
        table.delegate = listener
        CountedCell.made = 0
        return (ListStage(table, listener), table, listener)
    }

    @Test func `a new accessory is at its place at once, also where the cell is laid out in an animation`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let stage = CompatibilityStage(showing: cell)
        stage.step()
        UIView.animate(withDuration: 1) {
            cell.accessoryType = .checkmark
            cell.layoutIfNeeded()
        }
        stage.advance(by: 0.5)
        let sign = try #require(cell.subviews.first { $0.bounds.size == CGSize(width: 15, height: 14) })
        let shown = try #require(sign.layer.presentation())
        // But for its own size: it was made in the animation.
        #expect(sign.frame.maxX > 280 && abs(shown.position.x - sign.layer.position.x) < 10)
    }

    @Test func `cells are made for the rows in sight and used again`() {
        let (stage, table, listener) = make()
        #expect(table.visibleCells.count == 20)
        #expect(table.contentSize == CGSize(width: 393, height: 4400))
        for step in 1...70 {
            table.contentOffset.y = CGFloat(step) * 50
            stage.step()
        }
        #expect(CountedCell.made <= 22)
        #expect((table.visibleCells.first as? CountedCell)?.mark == [1, 2, 3])
        #expect(table.cellForRow(at: IndexPath(row: 90, section: 0))?.textLabel?.text == "Row 90")
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        #expect(listener.log.isEmpty)
    }

    @Test func `rows lie below each other and can be found`() {
        let (_, table, _) = make()
        let path = IndexPath(row: 3, section: 0)
        #expect(table.rectForRow(at: path) == CGRect(x: 0, y: 132, width: 393, height: 44))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 140)) == path)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 5000)) == nil)
        #expect(table.cellForRow(at: path).flatMap { table.indexPath(for: $0) } == path)
        #expect(table.numberOfRows(inSection: 0) == 100)
    }

    @Test func `rows come, go and move with their cells`() {
        let (stage, table, listener) = make(rows: [5])
        let third = table.cellForRow(at: IndexPath(row: 2, section: 0))
        listener.rows = [5]
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .automatic)
        }
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === third)
        stage.settle()
        #expect(third?.frame.minY == 44)
        #expect(table.visibleCells.count == 5)
        listener.rows = [6]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === third)
    }

    @Test func `rows take 0.3 seconds to come`() {
        let (stage, table, listener) = make(rows: [3])
        stage.step()
        listener.rows = [4]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        let moved = table.cellForRow(at: IndexPath(row: 3, section: 0))
        stage.advance(by: 0.25)
        #expect((moved?.layer.presentation()?.position.y ?? 0) < (moved?.layer.position.y ?? 0))
        stage.advance(by: 0.1)
        #expect(moved?.layer.presentation()?.position.y == moved?.layer.position.y)
        #expect(moved?.frame.minY == 132)
    }

    @Test func `a section's rows come and go to the side that its animation names`() throws {
        let (stage, table, listener) = make(rows: [2, 2])
        stage.step()
        let leaving = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        listener.rows = [2]
        table.deleteSections([0], with: .right)
        #expect(leaving.frame.minX == table.bounds.width)
        stage.settle()
        #expect(leaving.superview == nil || leaving.isHidden)
        listener.rows = [2, 2]
        table.insertSections([1], with: .left)
        let coming = try #require(table.cellForRow(at: IndexPath(row: 1, section: 1)))
        stage.step()
        #expect((coming.layer.presentation()?.frame.minX ?? 0) < -table.bounds.width / 2)
        stage.settle()
        #expect(coming.frame.minX == 0 && coming.layer.presentation()?.frame.minX == 0)
    }

    @Test func `plain headers stay at the top of what is seen`() {
        let (stage, table, _) = make(rows: [30, 30], titles: ["A", "B"])
        let header = table.headerView(forSection: 0)
        #expect(header?.textLabel?.text == "A")
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 393, height: 28))
        table.contentOffset.y = 300
        stage.step()
        #expect(header?.frame.minY == 300)
    }

    @Test func `inset groups stand away from the edges`() {
        let (_, table, _) = make(.insetGrouped, rows: [2, 3])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 16, y: 35, width: 361, height: 44))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 158)
    }

    @Test func `reloading asks for everything anew`() {
        let (stage, table, listener) = make(rows: [3])
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        listener.rows = [7]
        table.reloadData()
        stage.step()
        #expect(table.visibleCells.count == 7)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `scrolling to a row puts it where it is wanted`() {
        let (_, table, _) = make()
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 2200)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 2244 - 852.0)
    }

    /// A cell whose rules make it 90 points high.
    private final class TallCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.heightAnchor.constraint(equalToConstant: 90),
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("not decoded") }
    }

    /// Screens that fit their header in `viewDidLayoutSubviews` set it again and again.
    @Test func `rows in sight keep the heights that their cells found when a header comes`() {
        let table = UITableView()
        let listener = TableListener()
        table.register(TallCell.self, forCellReuseIdentifier: "row")
        table.dataSource = listener
        table.delegate = listener
        let stage = ListStage(table, listener)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 90)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
        stage.step()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 140, width: 393, height: 90))
        #expect(table.visibleCells.allSatisfy { $0.frame.height == 90 })
    }
}

import Testing
import TestStages
import UIKit

/// What rows, headers and footers hold keeps clear of a phone's round corners and its notch where it is held sideways: documented as
/// `insetsContentViewsToSafeArea`.
@MainActor
@Suite struct TableSafeAreaTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.accessoryType = .checkmark
            return cell
        }
    }

    private let rows = Rows()

    /// A table on a phone that has 59 points at its left side and 40 at its right.
    private func show(_ style: UITableView.Style, mirrored: Bool = false, _ set: (UITableView) -> Void = { _ in })
        -> UITableView
    {
        let screen = UITableViewController(style: style)
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 40)
        let table = screen.tableView!
        if mirrored { table.traitOverrides.layoutDirection = .rightToLeft }
        table.dataSource = rows
        set(table)
        let stage = Stage(rootViewController: screen)
        stage.advance(by: 0.1)
        return table
    }

    private func cell(_ table: UITableView) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    private func line(_ cell: UITableViewCell) -> CGRect? {
        cell.subviews.first { $0.frame.height < 1 && $0.alpha == 1 }?.frame
    }

    @Test func `a row is as wide as the table, its content is not`() throws {
        let table = show(.plain)
        let cell = try cell(table)
        #expect(cell.frame.width == 393 && cell.contentView.frame.minX == 59)
        let mark = try #require(cell.subviews.first { "\(type(of: $0))" == "CellAccessory" })
        #expect(abs(mark.frame.maxX - (393 - 40 - 16)) < 1)
        // The line begins with the text, and goes on to the edge.
        #expect(line(cell)?.minX == 59 + 16 && line(cell)?.maxX == 393)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.contentView.frame.minX == 59 && header.contentView.frame.maxX == 353)
        table.insetsContentViewsToSafeArea = false
        table.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0 && line(cell)?.minX == 16)
    }

    @Test func `from right to left the right side counts first`() throws {
        let cell = try cell(show(.plain, mirrored: true))
        #expect(cell.contentView.frame.maxX == 353)
        #expect(line(cell)?.maxX == 353 - 16 && line(cell)?.minX == 0)
    }

    @Test func `inset groups stand clear as a whole`() throws {
        let cell = try cell(show(.insetGrouped))
        #expect(cell.frame.minX == 59 + 16 && cell.contentView.frame.minX == 0)
    }

    @Test func `separator insets are counted from the edge, or from where the text begins`() throws {
        let set = { (table: UITableView) in table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5) }
        let cell = try cell(show(.plain, set))
        #expect(line(cell)?.minX == 10 && line(cell)?.maxX == 388)
        let other = show(.plain) {
            set($0)
            $0.separatorInsetReference = .fromAutomaticInsets
        }
        #expect(try line(self.cell(other))?.minX == 59 + 16 + 10)
    }
}

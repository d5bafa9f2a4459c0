import Testing
import UIKit

@MainActor @Suite struct SectionIndexTests {
    @MainActor final class Names: NSObject, UITableViewDataSource {
        var titles: [String]? = ["A", "B", "C", "D"]
        func numberOfSections(in tableView: UITableView) -> Int { 4 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    }

    private func index(of table: UITableView) -> UIView? {
        table.subviews.first { $0.accessibilityLabel == "Section index" }
    }

    @Test func `a finger on the index scrolls to sections`() throws {
        let (table, names) = (UITableView(), Names())
        table.dataSource = names
        let stage = ListStage(table, names)
        let column = try #require(index(of: table))
        #expect(column.frame == CGRect(x: 378, y: 0, width: 15, height: 852))
        // Four titles, 14 points apart, in the middle.
        stage.down(385, 426 - 28 + 14 * 2.5)
        stage.host.advance(by: 0.3)
        #expect(table.contentOffset.y == 1760)
        stage.move(385, 426 - 28 + 14 * 1.5)
        #expect(table.contentOffset.y == 880)
        stage.up(385, 420)
        #expect(index(of: table)?.frame.minY == table.contentOffset.y)
    }

    @Test func `few rows need no index`() {
        let (table, names) = (UITableView(), Names())
        table.sectionIndexMinimumDisplayRowCount = 100
        table.dataSource = names
        _ = ListStage(table, names)
        #expect(index(of: table) == nil)
        table.sectionIndexMinimumDisplayRowCount = 10
        #expect(index(of: table) != nil)
        names.titles = nil
        table.reloadSectionIndexTitles()
        #expect(index(of: table) == nil)
    }
}

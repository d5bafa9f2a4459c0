import Testing
import UIKit

/// Headers of tables' sections, and how they are written.
@MainActor
@Suite(.statesOutcome, .serialized)
struct GroupHeaderTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var shown: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "My Header" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "My footer" }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            shown.append((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")
        }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            shown.append((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")
        }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `headers of groups are capitals, footers and plain headers as they are written`(style: UITableView.Style) {
        let table = UITableView(frame: .zero, style: style)
        let source = Source()
        table.dataSource = source
        table.delegate = source
        let stage = CompatibilityStage(showing: table)
        stage.advance(by: 0.1)
        #expect(source.shown == [style == .plain ? "My Header" : "MY HEADER", "My footer"])
        #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
        #expect(UIListContentConfiguration.plainHeader().textProperties.transform == .none)
    }
}

import Testing
import TestStages
import UIKit

/// The labels that standard cells bring go with the user's size of text, as iOS has it since version 11.
@MainActor @Suite struct StandardCellTextTests {
    private func sizes(_ style: UITableViewCell.CellStyle, in stage: ViewStage, _ root: UIView) -> [CGFloat] {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        root.addSubview(cell)
        stage.host.step()
        return [cell.textLabel, cell.detailTextLabel].compactMap { $0?.font.pointSize }
    }

    @Test func `at the usual size they are as large as ever`() {
        let root = UIView()
        let stage = ViewStage(root)
        #expect(sizes(.default, in: stage, root) == [17])
        #expect(sizes(.subtitle, in: stage, root) == [17, 12])
        #expect(sizes(.value1, in: stage, root) == [17, 17])
        #expect(sizes(.value2, in: stage, root) == [15, 15])
    }

    @Test func `larger text makes them larger, but not fonts that the app has set`() {
        let root = UIView()
        let stage = ViewStage(root)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.host.step()
        #expect(sizes(.default, in: stage, root) == [33])
        #expect((sizes(.subtitle, in: stage, root).last ?? 0) > 12)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.font = .systemFont(ofSize: 14)
        root.addSubview(cell)
        stage.host.step()
        #expect(cell.textLabel?.font.pointSize == 14)
    }

    @Test func `signs at the end go with the text, as symbols do`() throws {
        let root = UIView()
        let stage = ViewStage(root)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .checkmark
        root.addSubview(cell)
        stage.host.step()
        let sign = try #require(cell.subviews.first { "\(type(of: $0))" == "CellAccessory" })
        let usual = sign.bounds.size
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.host.step()
        #expect(abs(sign.bounds.width - usual.width * 53 / 17) < 0.01)
        stage.window.traitOverrides.preferredContentSizeCategory = .large
        stage.host.step()
        #expect(sign.bounds.size == usual)
    }

    /// The reference: WWDC 2017, Building Apps with Dynamic Type: the standard cells change their layout by themselves.
    @Test func `in the sizes for accessibility a value stands below its name, and both may have several lines`() throws
    {
        let table = UITableView(frame: .zero, style: .plain)
        let source = ValueSource()
        table.dataSource = source
        let stage = ViewStage(table)
        stage.host.advance(by: 0.1)
        let cell = try #require(table.visibleCells.first)
        let (name, value) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(name.frame.midY == value.frame.midY && name.numberOfLines == 1)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.host.advance(by: 0.1)
        let large = try #require(table.visibleCells.first)
        let (below, above) = (try #require(large.detailTextLabel), try #require(large.textLabel))
        #expect(below.frame.minY >= above.frame.maxY && above.frame.minX == below.frame.minX)
        #expect(above.frame.height > 2 * above.font.lineHeight && large.frame.height >= below.frame.maxY)
        stage.window.traitOverrides.preferredContentSizeCategory = .large
        stage.host.advance(by: 0.1)
        let small = try #require(table.visibleCells.first)
        #expect(small.textLabel?.numberOfLines == 1 && small.textLabel?.frame.midY == small.detailTextLabel?.frame.midY)
    }

    private final class ValueSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "A name of some length, which is longer"
            cell.detailTextLabel?.text = "A value"
            return cell
        }
    }
}

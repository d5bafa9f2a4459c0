import Testing
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
}

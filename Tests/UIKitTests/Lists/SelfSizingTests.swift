import InterludeStage
import Testing
import TestStages
import UIKit

/// Rows and items whose cells want another size while they are in sight.
///
/// The reference: Apple's pages of `beginUpdates()` (an empty batch animates the change of rows' heights), of
/// `reconfigureRows(at:)` and of `selfSizingInvalidation`.
@MainActor
@Suite(.serialized)
struct SelfSizingTests {
    final class Cell: UITableViewCell {
        let block = UIView()
        private(set) lazy var height = block.heightAnchor.constraint(equalToConstant: 30)
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Source: NSObject, UITableViewDataSource {
        var heights: [CGFloat] = [30, 30, 30]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.height.constant = heights[indexPath.row]
            return cell
        }
    }

    @MainActor private struct Scene {
        let table = UITableView(frame: .zero, style: .plain)
        let source = Source()
        let stage: ViewStage

        init() {
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            stage = ViewStage(table)
            stage.host.advance(by: 0.1)
        }

        func cell(_ row: Int) -> Cell? { table.cellForRow(at: path(row)) as? Cell }
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        func top(_ row: Int) -> CGFloat { cell(row)?.layer.presentation()?.frame.minY ?? .nan }
    }

    @Test func `a cell whose own size becomes invalid is asked again, unless the table says no`() {
        let scene = Scene()
        scene.cell(0)?.height.constant = 60
        scene.stage.host.advance(by: 0.1)
        #expect(scene.table.rectForRow(at: scene.path(1)).minY == 50)
        scene.cell(0)?.invalidateIntrinsicContentSize()
        scene.stage.host.advance(by: 0.15)
        #expect(scene.table.rectForRow(at: scene.path(1)).minY == 80)
        #expect(scene.top(1) > 52 && scene.top(1) < 78)
        scene.stage.host.advance(by: 0.5)
        UIView.performWithoutAnimation {
            scene.cell(0)?.height.constant = 30
            scene.cell(0)?.invalidateIntrinsicContentSize()
        }
        scene.stage.host.advance(by: 0.02)
        #expect(scene.top(1) == 50)
        scene.table.selfSizingInvalidation = .disabled
        scene.cell(0)?.height.constant = 90
        scene.cell(0)?.invalidateIntrinsicContentSize()
        scene.stage.host.advance(by: 0.5)
        #expect(scene.table.rectForRow(at: scene.path(1)).minY == 50)
    }
}

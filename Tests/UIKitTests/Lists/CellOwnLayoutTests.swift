import Testing
import TestStages
import UIKit

/// Cells that place their own views in `layoutSubviews`, or have constraints on the cell itself.
///
/// The reference: Apple's page of `layoutSubviews()`, by which a subclass sets its subviews' frames there; and the page of
/// self-sizing cells, by which the constraints between a cell's edges and its content decide on the height.
@MainActor
@Suite(.serialized)
struct CellOwnLayoutTests {
    final class Cell: UITableViewCell {
        var layouts = 0
        var inset: UIEdgeInsets?

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            imageView?.frame = CGRect(x: 16, y: 10, width: 50, height: 50)
            textLabel?.frame = CGRect(x: 75, y: 7, width: 200, height: 28)
            if let inset { separatorInset = inset }
        }
    }

    /// Constraints between views of the cell and the cell, as in a widely copied course.
    final class RuledCell: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
                label.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Source: NSObject, UITableViewDataSource {
        let prepare: (UITableViewCell, Int) -> Void
        init(_ prepare: @escaping (UITableViewCell, Int) -> Void) { self.prepare = prepare }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            prepare(cell, indexPath.row)
            return cell
        }
    }

    private func table(
        of type: UITableViewCell.Type, height: CGFloat = UITableView.automaticDimension,
        _ prepare: @escaping (UITableViewCell, Int) -> Void
    ) -> (stage: ListStage, table: UITableView) {
        let table = UITableView(frame: .zero, style: .plain)
        let source = Source(prepare)
        table.rowHeight = height
        table.register(type, forCellReuseIdentifier: "cell")
        table.dataSource = source
        let stage = ListStage(table, source)
        stage.host.advance(by: 0.1)
        return (stage, table)
    }

    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 24, height: 12)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 24, height: 12))
        }
    }

    private func chat() -> (stage: ListStage, table: UITableView) {
        table(of: Cell.self, height: 70) { cell, row in
            (cell as? Cell)?.inset = row == 1 ? UIEdgeInsets(top: 0, left: 75, bottom: 0, right: 0) : nil
            cell.textLabel?.text = "Row"
            cell.detailTextLabel?.text = "detail"
            cell.imageView?.image = self.picture()
        }
    }

    @Test func `what layoutSubviews places stays, also where the separator's inset is set there`() throws {
        let (stage, table) = chat()
        for row in 0...1 {
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)
            #expect(cell.imageView?.frame == CGRect(x: 16, y: 10, width: 50, height: 50))
            #expect(cell.textLabel?.frame == CGRect(x: 75, y: 7, width: 200, height: 28))
            cell.contentView.setNeedsLayout()
            stage.host.step()
            #expect(cell.imageView?.frame.width == 50 && cell.textLabel?.frame.minX == 75)
        }
    }

    /// The line has another length then, and a subview's new size lays out its superview.
    @Test func `an inset moves the line at once and lays the cell out once`() throws {
        let (stage, table) = chat()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
        let before = cell.layouts
        cell.separatorInset.left = 120
        let line = cell.subviews.first { $0.frame.height < 1 }
        #expect(line?.frame.minX == 120)
        stage.host.step()
        #expect(cell.layouts == before + 1)
        stage.host.step()
        #expect(cell.layouts == before + 1)
    }

    @Test func `another text has the cell place its views anew, the same text does not`() throws {
        let (stage, table) = chat()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
        let before = cell.layouts
        cell.textLabel?.text = "Row"
        cell.textLabel?.textColor = .red
        stage.host.step()
        #expect(cell.layouts == before)
        cell.textLabel?.text = "Another"
        stage.host.step()
        #expect(cell.layouts == before + 1 && cell.textLabel?.frame.minX == 75)
    }

    @Test func `constraints on the cell itself give a row its height`() throws {
        let long =
            "A very long message that wants several lines in a label that is at most 250 points wide, as in a chat."
        let (_, table) = table(of: RuledCell.self) { cell, row in
            (cell as? RuledCell)?.label.text = row == 0 ? "One line" : long
        }
        let cells = try (0...1).map { row in
            try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? RuledCell)
        }
        for cell in cells {
            let text = cell.label.sizeThatFits(CGSize(width: 250, height: CGFloat.greatestFiniteMagnitude)).height
            #expect(abs(cell.frame.height - text - 40) < 1, "\(cell.frame.height)")
        }
        #expect(cells[1].frame.height > cells[0].frame.height + 40)
        #expect(abs(cells[0].label.frame.minY - 20) < 0.5)
    }
}

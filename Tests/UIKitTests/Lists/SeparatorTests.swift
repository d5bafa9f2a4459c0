import Testing
import TestStages
import UIKit

/// The lines of lists and tables: above and below items, in another colour while several are chosen, and on below the last row.
@MainActor
@Suite(.serialized)
struct SeparatorTests {
    private func words(_ change: (inout UIListSeparatorConfiguration, IndexPath) -> Void) -> ListCellTests.Words {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        let changes = (0..<3).map { item in
            var described = UIListSeparatorConfiguration(listAppearance: .plain)
            change(&described, IndexPath(item: item, section: 0))
            return described
        }
        list.itemSeparatorHandler = { path, _ in changes[path.item] }
        return ListCellTests.Words(list, [["a", "b", "c"]])
    }

    /// The lines of an item that are seen, from above to below.
    private func lines(_ words: ListCellTests.Words, _ item: Int) -> [UIView] {
        (words.cell(item)?.subviews ?? []).filter { $0.frame.height < 1 && $0.alpha == 1 }.sorted {
            $0.frame.minY < $1.frame.minY
        }
    }

    @Test func `a line above is shown where it is asked for, from its own insets on`() {
        let words = words { described, path in
            guard path.item == 1 else { return }
            described.topSeparatorVisibility = .visible
            described.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 12)
            described.bottomSeparatorVisibility = .hidden
        }
        #expect(lines(words, 0).map(\.frame.maxY) == [44])
        let above = lines(words, 1)
        #expect(above.map(\.frame.minY) == [0] && above.first?.frame.minX == 30 && above.first?.frame.maxX == 393 - 12)
        #expect(abs((above.first?.frame.height ?? 0) - CGFloat(1) / 3) < 0.001)
    }

    @Test func `of the chosen ones of several the lines stay, in a colour of their own`() {
        let words = words { described, _ in
            described.color = .green
            described.multipleSelectionColor = .red
        }
        #expect(lines(words, 0).first?.backgroundColor == .green)
        words.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        words.stage.host.step()
        #expect(lines(words, 0).isEmpty)
        words.view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
        words.view.allowsMultipleSelection = true
        words.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        words.stage.host.step()
        #expect(lines(words, 0).first?.backgroundColor == .red && lines(words, 1).first?.backgroundColor == .green)
    }

    private func table(_ set: (UITableView) -> Void) -> (ListStage, UITableView) {
        let view = UITableView(frame: .zero, style: .plain)
        let listener = TableListener()
        listener.rows = [3]
        view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (view.dataSource, view.delegate) = (listener, listener)
        set(view)
        let stage = ListStage(view, listener)
        stage.host.step()
        return (stage, view)
    }

    /// How far down the lines below the last row are.
    private func fillers(_ view: UITableView) -> [CGFloat] {
        let holder = view.subviews.first { "\(type(of: $0))" == "TableFillers" }
        return (holder?.subviews ?? []).map { $0.convert($0.bounds, to: view).maxY.rounded() }
    }

    // Reported of iOS 15: no lines below the last row by default, and those of before with the automatic height.

    @Test func `a plain table has no lines below its last row, or has them at every row's height`() {
        #expect(fillers(table { _ in }.1).isEmpty)
        let (_, automatic) = table { $0.fillerRowHeight = UITableView.automaticDimension }
        #expect(fillers(automatic).prefix(3) == [176, 220, 264] && fillers(automatic).last == 836)
        let (stage, view) = table { $0.fillerRowHeight = 100 }
        #expect(fillers(view).prefix(2) == [232, 332])
        view.tableFooterView = UIView()
        stage.host.step()
        #expect(fillers(view).isEmpty)
        view.tableFooterView = nil
        view.separatorStyle = .none
        stage.host.step()
        #expect(fillers(view).isEmpty)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func `lines of a table are shown in its effect, the empty rows' too`() {
        let table = UITableView()
        let rows = Rows()
        table.dataSource = rows
        table.fillerRowHeight = UITableView.automaticDimension
        let stage = ViewStage(table)
        stage.host.step()
        func glasses(in view: UIView) -> [UIVisualEffectView] {
            view.subviews.flatMap { ($0 as? UIVisualEffectView).map { [$0] } ?? glasses(in: $0) }
        }
        #expect(glasses(in: table).isEmpty)
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        table.separatorEffect = effect
        table.separatorColor = .white
        table.setNeedsLayout()
        stage.host.step()
        let lines = glasses(in: table)
        #expect(lines.count > 3 && lines.allSatisfy { $0.effect === effect && $0.frame.height < 1 })
        #expect(lines.allSatisfy { $0.contentView.backgroundColor == .white })
        table.separatorEffect = nil
        table.setNeedsLayout()
        stage.host.step()
        #expect(glasses(in: table).isEmpty)
    }
}

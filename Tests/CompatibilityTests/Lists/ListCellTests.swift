import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct ListCellTests {
    /// A collection view that is a list of words.
    @MainActor final class Words {
        let view: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, String>
        let stage: ListStage
        var accessories: (String) -> [UICellAccessory] = { _ in [] }

        init(_ configuration: UICollectionLayoutListConfiguration, _ words: [[String]], mirrored: Bool = false) {
            view = UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            if mirrored { view.semanticContentAttribute = .forceRightToLeft }
            nonisolated(unsafe) var find: (String) -> [UICellAccessory] = { _ in [] }
            let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
                var content = cell.defaultContentConfiguration()
                content.text = word
                cell.contentConfiguration = content
                cell.accessories = find(word)
            }
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, word in
                view.dequeueConfiguredReusableCell(using: cell, for: path, item: word)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            for (section, items) in words.enumerated() {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            stage = ListStage(view, source)
            find = { [unowned self] in accessories($0) }
            source.apply(snapshot, animatingDifferences: false)
            stage.step()
        }

        func reload() {
            view.reloadData()
            stage.step()
        }

        func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
            view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
        }
    }

    @Test func `a new accessory is at its place at once, also inside an animation, and fades in`() throws {
        let words = Words(list(.plain), [["a"]])
        let cell = try #require(words.cell(0))
        words.stage.step()
        UIView.animate(withDuration: 1) {
            cell.accessories = [.checkmark()]
            cell.layoutIfNeeded()
        }
        words.stage.advance(by: 0.5)
        let sign = try #require(cell.subviews.first { $0.bounds.size == CGSize(width: 15, height: 14) })
        let shown = try #require(sign.layer.presentation())
        // But for its own size: it was made in the animation.
        #expect(abs(shown.position.x - sign.layer.position.x) < 10 && shown.position.x > 300)
        #expect(shown.opacity > 0.1 && shown.opacity < 0.9 && sign.alpha == 1)
    }

    private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance)
        -> UICollectionLayoutListConfiguration
    {
        UICollectionLayoutListConfiguration(appearance: appearance)
    }

    @Test func `rows are as high as in tables`() {
        let words = Words(list(.plain), [["a", "b", "c"]])
        #expect(words.cell(0)?.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
        #expect(words.cell(2)?.frame.minY == 88)
        #expect(words.view.contentSize == CGSize(width: 393, height: 132))
        #expect(words.view.backgroundColor == .systemBackground)
    }

    @Test func `inset groups stand away from the edges`() {
        let words = Words(list(.insetGrouped), [["a", "b"], ["c"]])
        #expect(words.cell(0)?.frame.minX == 16 && words.cell(0)?.frame.width == 361)
        #expect(words.view.backgroundColor == .systemGroupedBackground)
        let gap = (words.cell(0, 1)?.frame.minY ?? 0) - (words.cell(1)?.frame.maxY ?? 0)
        #expect(abs(gap - 35) < 0.01)
    }

    @Test func `a long text makes its row higher`() {
        let words = Words(list(.plain), [[String(repeating: "word ", count: 40), "b"]])
        let height = words.cell(0)?.frame.height ?? 0
        #expect(height > 80 && words.cell(1)?.frame.minY == height)
    }

    @Test func `accessories stand at the ends, those for editing only then`() throws {
        let words = Words(list(.plain), [["a", "b"]])
        words.accessories = { _ in [.disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder()] }
        words.reload()
        let cell = try #require(words.cell(0))
        func seen() -> [CGRect] {
            cell.layoutIfNeeded()
            return cell.subviews.filter { $0 is UIControl }.map(\.frame).sorted { $0.minX < $1.minX }
        }
        #expect(seen().count == 1 && seen()[0].maxX == 377)
        words.view.isEditing = true
        #expect(cell.configurationState.isEditing)
        #expect(seen().count == 2 && seen()[0].minX < 30 && seen()[1].maxX == 377)
        #expect(cell.contentView.frame.minX > 44 && cell.contentView.frame.maxX < 349)
        words.view.isEditing = false
        #expect(seen().count == 1)
    }

    @Test func `from right to left the ends are exchanged`() throws {
        let words = Words(list(.plain), [["a"]])
        words.accessories = { _ in [.disclosureIndicator()] }
        words.reload()
        let cell = try #require(words.cell(0))
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.subviews.first { $0 is UIControl }?.frame.minX == 16)
    }

    @Test func `a cell's background and content follow its state`() throws {
        let words = Words(list(.plain), [["a"]])
        let cell = try #require(words.cell(0))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.isSelected = true
        #expect(states == [false, true])
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundConfiguration?.backgroundColor == .clear)
    }
}

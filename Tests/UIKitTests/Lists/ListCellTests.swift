import Testing
import UIKit

@MainActor @Suite struct ListCellTests {
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
            stage.host.step()
        }

        func reload() {
            view.reloadData()
            stage.host.step()
        }

        func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
            view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
        }
    }

    private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance)
        -> UICollectionLayoutListConfiguration
    {
        UICollectionLayoutListConfiguration(appearance: appearance)
    }

    @Test func `a label and a view of one's own stand in their order`() throws {
        let words = Words(list(.plain), [["a"]])
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        words.accessories = { _ in
            [
                .label(text: "7"), .disclosureIndicator(),
                .customView(configuration: .init(customView: own, placement: .trailing())),
            ]
        }
        words.reload()
        let cell = try #require(words.cell(0))
        let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
        #expect(own.frame.maxX < label.frame.minX && own.frame.size == CGSize(width: 30, height: 20))
        #expect(label.text == "7" && label.frame.maxX < 377)
    }

    @Test func `a swipe brings the actions of an item`() {
        var configuration = list(.plain)
        var done: [Int] = []
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Away") { _, _, finish in
                    done.append(path.item)
                    finish(true)
                }
            ])
        }
        let words = Words(configuration, [["a", "b", "c"]])
        let stage = words.stage
        stage.down(380, 66)
        for step in 1...10 { stage.move(380 - CGFloat(step) * 9, 66) }
        stage.host.advance(by: 0.2)
        stage.up(290, 66)
        stage.host.advance(by: 1)
        #expect(words.cell(1)?.transform.tx == -74)
        stage.tap(380, 66)
        stage.host.advance(by: 1)
        #expect(done == [1] && words.cell(1)?.transform.isIdentity == true)
    }

    @Test func `the first item of a section can be its header`() {
        var configuration = list(.insetGrouped)
        configuration.headerMode = .firstItemInSection
        let words = Words(configuration, [["Title", "a", "b"]])
        let header = words.cell(0)?.defaultContentConfiguration()
        #expect(header?.textProperties.font == UIListContentConfiguration.groupedHeader().textProperties.font)
        #expect(words.cell(1)?.defaultContentConfiguration().textProperties.font != header?.textProperties.font)
    }

    @Test func `an outline's item is expanded by its sign, and its children are moved in`() throws {
        let words = Words(list(.sidebar), [[]])
        words.accessories = { $0.count == 1 ? [.outlineDisclosure()] : [] }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b"])
        outline.append(["a1", "a2"], to: "a")
        words.source.apply(outline, to: 0, animatingDifferences: false)
        words.stage.host.step()
        let sign = try #require(words.cell(0)?.subviews.first { $0 is UIControl })
        let place = sign.convert(CGPoint(x: sign.bounds.midX, y: sign.bounds.midY), to: nil)
        words.stage.tap(place.x, place.y)
        words.stage.host.advance(by: 1)
        #expect(words.source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
        #expect(words.cell(1)?.indentationLevel == 1 && words.cell(0)?.indentationLevel == 0)
        words.stage.tap(place.x, place.y)
        words.stage.host.advance(by: 1)
        #expect(words.source.snapshot().itemIdentifiers == ["a", "b"])
    }
}

/// A menu as a cell's accessory.
@MainActor @Suite struct PopUpAccessoryTests {
    @Test func `a menu's accessory shows what is on, and tells of another choice`() throws {
        let host = HeadlessHost()
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let small = UIAction(title: "Small", state: .on) { _ in }
        let large = UIAction(title: "Large") { _ in }
        var told: [String] = []
        cell.accessories = [
            .popUpMenu(UIMenu(children: [small, large])) { menu in
                told += menu.selectedElements.map(\.title)
            }
        ]
        cell.layoutIfNeeded()
        let button = try #require(cell.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }.first)
        let frame = button.convert(button.bounds, to: cell)
        #expect(button.configuration?.title == "Small" && frame.maxX <= 320 && frame.width > 20)
        let window = UIWindow()
        window.addSubview(cell)
        window.isHidden = false
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        host.send(.down, at: place)
        host.step()
        host.send(.up, at: place)
        host.advance(by: 1)
        let platter = try #require(MenuContainerView.session(in: window)?.platters.first)
        let row = try #require(platter.rows.last)
        platter.onChoose(row)
        host.advance(by: 1)
        #expect(told == ["Large"] && button.configuration?.title == "Large" && large.state == .on)
    }
}

import Testing
import UIKit

/// The figures follow from Apple's descriptions of the classes ("Implementing modern collection views" and the reference).
@MainActor @Suite(.statesOutcome) struct CompositionalLayoutTests {
    private typealias Item = NSCollectionLayoutItem
    private typealias Group = NSCollectionLayoutGroup
    private typealias Section = NSCollectionLayoutSection

    private func compositional(_ section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(section: section)
    }

    @Test func `a row of items is repeated as often as there is room`() {
        let item = Item(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let grid = Composition([10], compositional(Section(group: group))).show()
        let quarter: CGFloat = 393 / 4
        #expect(abs(grid.frame(1).minX - (quarter + 4)) < 0.4 && grid.frame(1).minY == 2)
        #expect(abs(grid.frame(0).width - (quarter - 8)) < 0.4 && grid.frame(0).height == 96)
        #expect(grid.frame(4).minY == 102 && grid.frame(9).minY == 202)
        #expect(grid.view.contentSize == CGSize(width: 393, height: 300))
    }

    @Test func `a number of items shares a group's room, with the spacing between them`() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 3)
        group.interItemSpacing = .fixed(9)
        let section = Section(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
        let grid = Composition([4], compositional(section)).show()
        #expect(grid.frame(0) == CGRect(x: 15, y: 10, width: 115, height: 50))
        #expect(grid.frame(2).maxX == 378)
        #expect(grid.frame(3).minY == 65)
        #expect(grid.view.contentSize.height == 135)
    }

    @Test func `a custom group's items are where its closure wants them`() {
        let group = Group.custom(layoutSize: size(.fractionalWidth(1), .absolute(120))) { environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 3, height: 120)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width / 2, y: 20, width: 50, height: 50), zIndex: 3),
            ]
        }
        let grid = Composition([3], compositional(Section(group: group))).show()
        #expect(grid.frame(0) == CGRect(x: 0, y: 0, width: 131, height: 120))
        #expect(grid.frame(1).minY == 20 && grid.frame(2).minY == 120)
        #expect(grid.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
    }

    @Test func `estimated items find their heights, and what is below follows`() {
        let grid = Composition([20], compositional(.rows(.estimated(50))))
        grid.heights = [0: 120, 1: 30, 2: 80]
        grid.show()
        #expect(grid.frame(0).height == 120 && grid.frame(1).minY == 120 && grid.frame(1).height == 30)
        #expect(grid.frame(2) == CGRect(x: 0, y: 150, width: 393, height: 80))
        #expect(grid.view.contentSize.height == 1080)
    }

    @Test func `sections of their own kind follow each other`() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            #expect(environment.container.effectiveContentSize.width == 393)
            return index == 0 ? .rows(.absolute(30)) : .rows(.absolute(70))
        }
        layout.configuration.interSectionSpacing = 12
        let grid = Composition([2, 3], layout).show()
        #expect(grid.frame(0, 1).minY == 72 && grid.frame(2, 1).maxY == 282)
        #expect(grid.view.contentSize.height == 282)
    }

    // MARK: Headers, badges, backgrounds

    @Test func `headers and footers take room at the edges`() {
        let section = Section.rows(.absolute(50))
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(0.5), .absolute(20)), elementKind: "footer",
                alignment: .bottomTrailing),
        ]
        let grid = Composition([2], compositional(section)).show()
        #expect(grid.edge("header") == CGRect(x: 10, y: 0, width: 373, height: 30))
        #expect(grid.frame(0) == CGRect(x: 10, y: 35, width: 373, height: 50))
        #expect(grid.edge("footer") == CGRect(x: 196.5, y: 140, width: 186.5, height: 20))
        #expect(grid.view.contentSize.height == 160)
    }

    @Test func `a header that is pinned stays while its section does`() {
        let section = Section.rows(.absolute(100))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let grid = Composition([10, 10], compositional(section)).show()
        grid.view.contentOffset.y = 300
        grid.stage.step()
        #expect(grid.edge("header").minY == 300)
        grid.view.contentOffset.y = 1020
        grid.stage.step()
        // The next section pushes it out.
        #expect(grid.edge("header").minY == 1000 && grid.edge("header", 0, 1).minY == 1040)
        let shown = grid.view.visibleSupplementaryViews(ofKind: "header")
        #expect(shown.count == 2)
    }

    @Test func `badges lie at their item's corner`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = Item(layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = Section(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
        let grid = Composition([3], compositional(section)).show()
        #expect(grid.edge("badge", 1) == CGRect(x: 186, y: 44, width: 20, height: 20))
        #expect(grid.view.visibleSupplementaryViews(ofKind: "badge").count == 3)
    }

    @Test func `a background fills its section and lies behind`() throws {
        let section = Section.rows(.absolute(50))
        section.decorationItems = [.background(elementKind: "background")]
        section.decorationItems[0].contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let layout = compositional(section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let grid = Composition([3], layout).show()
        let attributes = try #require(
            layout.layoutAttributesForDecorationView(ofKind: "background", at: IndexPath(item: 0, section: 0)))
        #expect(attributes.frame == CGRect(x: 4, y: 4, width: 385, height: 142))
        #expect(attributes.zIndex < 0)
        #expect(grid.view.subviews.contains { $0.layer.zPosition < 0 })
    }

    @Test func `the whole layout has headers too`() {
        let layout = compositional(.rows(.absolute(50)))
        layout.configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(60)), elementKind: "global", alignment: .top)
        ]
        let grid = Composition([2, 2], layout).show()
        #expect(grid.frame(0).minY == 60 && grid.view.contentSize.height == 260)
        #expect(grid.view.visibleSupplementaryViews(ofKind: "global").first?.frame.height == 60)
    }

    // MARK: Directions

    @Test func `from right to left everything is mirrored`() {
        let item = Item(layoutSize: size(.absolute(100), .absolute(50)))
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = Section(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
        let grid = Composition([2], compositional(section), mirrored: true).show()
        #expect(grid.frame(0).maxX == 383 && grid.frame(1).maxX == 283)
    }

    @Test func `a horizontal layout lays its sections side by side`() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let group = Group.vertical(layoutSize: size(.absolute(120), .fractionalHeight(1)), subitems: [item])
        let section = Section(group: group)
        let layout = compositional(section)
        layout.configuration.scrollDirection = .horizontal
        layout.configuration.contentInsetsReference = .none
        let grid = Composition([5], layout).show()
        #expect(grid.frame(0) == CGRect(x: 0, y: 0, width: 120, height: 426))
        #expect(grid.frame(1).minY == 426 && grid.frame(2).minX == 120)
        #expect(grid.view.contentSize == CGSize(width: 360, height: 852))
    }

    @Test func `from right to left it begins at the right`() {
        let grid = Composition([8], compositional(.cards(.continuous)), mirrored: true).show()
        #expect(grid.seen(0)?.maxX == 373)
        #expect(grid.seen(1)?.maxX == 163)
    }

    @Test func `items that come and go in a section that is scrolled across`() {
        let grid = Composition([3], compositional(.cards(.continuous))).show()
        grid.counts = [4]
        grid.view.performBatchUpdates { grid.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        grid.stage.advance(by: 1)
        #expect(grid.seen(1)?.minX == 230)
        grid.view.collectionViewLayout = UICollectionViewFlowLayout()
        grid.stage.advance(by: 1)
        #expect(grid.view.subviews.allSatisfy { !($0 is UIScrollView) })
        #expect(grid.view.cellForItem(at: IndexPath(item: 1, section: 0))?.superview === grid.view)
    }
}

import Testing
import UIKit

/// The figures follow from Apple's descriptions of the classes ("Implementing modern collection views" and the reference).
@MainActor @Suite struct CompositionalLayoutTests {
    private typealias Item = NSCollectionLayoutItem
    private typealias Group = NSCollectionLayoutGroup
    private typealias Section = NSCollectionLayoutSection

    private func compositional(_ section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(section: section)
    }

    @Test func `groups are items of groups`() {
        let leading = Item(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = Group.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let group = Group.horizontal(
            layoutSize: size(.absolute(300), .absolute(200)), subitems: [leading, column])
        let grid = Composition([6], compositional(Section(group: group))).show()
        #expect(grid.frame(0) == CGRect(x: 0, y: 0, width: 150, height: 200))
        #expect(grid.frame(1) == CGRect(x: 150, y: 0, width: 150, height: 100))
        #expect(grid.frame(2) == CGRect(x: 150, y: 100, width: 150, height: 100))
        #expect(grid.frame(3).minY == 200 && grid.frame(5).minY == 300)
    }

    @Test func `flexible spaces share what is left`() {
        let item = Item(layoutSize: size(.absolute(93), .absolute(40)))
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .flexible(1)
        let grid = Composition([3], compositional(Section(group: group))).show()
        #expect(grid.frame(0).minX == 0 && grid.frame(1).minX == 150 && grid.frame(2).maxX == 393)
    }

    @Test func `an item's edges keep room around it`() {
        let item = Item(layoutSize: size(.absolute(93), .absolute(40)))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .fixed(6), trailing: .flexible(0), bottom: nil)
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item, count: 1)
        let grid = Composition([1], compositional(Section(group: group))).show()
        #expect(grid.frame(0) == CGRect(x: 150, y: 6, width: 93, height: 40))
    }

    @Test func `a section is inset by its own reference, and its headers by theirs`() {
        func grid(_ change: (Section) -> Void) -> Composition {
            let section = Section.rows(.absolute(50))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
            ]
            change(section)
            let grid = Composition([2], compositional(section))
            grid.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
            return grid.show()
        }
        let plain = grid { _ in }
        #expect(plain.frame(0).width == 393 && plain.edge("header").width == 393)
        let margins = grid { $0.contentInsetsReference = .layoutMargins }
        #expect(margins.frame(0) == CGRect(x: 30, y: 30, width: 353, height: 50))
        #expect(margins.edge("header") == CGRect(x: 30, y: 0, width: 353, height: 30))
        let apart = grid {
            $0.contentInsetsReference = .layoutMargins
            $0.supplementaryContentInsetsReference = .none
        }
        #expect(apart.frame(0).minX == 30 && apart.edge("header") == CGRect(x: 0, y: 0, width: 393, height: 30))
        let heads = grid { $0.supplementaryContentInsetsReference = .layoutMargins }
        #expect(heads.frame(0).width == 393 && heads.edge("header") == CGRect(x: 30, y: 0, width: 353, height: 30))
    }

    // MARK: Scrolling across

    private func swipe(_ grid: Composition, _ way: CGFloat, rests: Bool = false) {
        let start: CGFloat = way < 0 ? 300 : 60
        grid.stage.down(start, 50)
        for step in 1...8 { grid.stage.move(start + way * CGFloat(step) / 8, 50) }
        if rests {
            grid.stage.host.advance(by: 0.2)
            grid.stage.move(start + way + 0.001, 50)
        }
        grid.stage.host.send(.up, at: CGPoint(x: start + way, y: 50))
        grid.stage.host.advance(by: 3)
    }

    @Test func `a section is scrolled across while the rest stays`() {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == 0 ? .cards(.continuous) : .rows(.absolute(50))
        }
        let grid = Composition([8, 40], layout).show()
        #expect(grid.seen(0) == CGRect(x: 20, y: 0, width: 200, height: 100))
        #expect(grid.seen(1)?.minX == 230 && grid.frame(0, 1).minY == 100)
        swipe(grid, -100, rests: true)
        #expect(grid.seen(0)?.minX == -70 && grid.view.contentOffset == .zero)
        #expect(grid.seen(2)?.minX == 350)
        #expect(grid.view.contentSize == CGSize(width: 393, height: 2100))
        // Upwards it is the whole that is scrolled.
        grid.stage.down(200, 60)
        for step in 1...8 { grid.stage.move(200, 60 - CGFloat(step) * 5) }
        #expect(grid.view.contentOffset.y > 20)
    }

    @Test(arguments: [
        UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, .groupPaging,
    ])
    func `groups come to rest at the leading edge`(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
        let grid = Composition([8], compositional(.cards(behavior))).show()
        swipe(grid, -150, rests: true)
        #expect(grid.seen(1)?.minX == 20)
        if behavior == .groupPaging {
            swipe(grid, -60)
            #expect(grid.seen(2)?.minX == 20)
        }
    }

    @Test func `groups come to rest in the middle`() {
        let grid = Composition([8], compositional(.cards(.groupPagingCentered))).show()
        #expect(abs((grid.seen(0)?.midX ?? 0) - 196.5) < 0.5)
        swipe(grid, -60)
        #expect(abs((grid.seen(1)?.midX ?? 0) - 196.5) < 0.5)
        swipe(grid, 60)
        #expect(abs((grid.seen(0)?.midX ?? 0) - 196.5) < 0.5)
    }

    @Test func `pages are as long as the section`() {
        let section = Section.cards(.paging, width: 393)
        section.contentInsets = .zero
        section.interGroupSpacing = 0
        let grid = Composition([4], compositional(section)).show()
        swipe(grid, -250, rests: true)
        #expect(grid.seen(1)?.minX == 0)
    }

    @Test func `a section's handler changes what is seen as it moves`() {
        let section = Section.cards(.continuous)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            for item in items {
                let distance = abs(item.frame.midX - environment.container.contentSize.width / 2)
                item.alpha = distance < 100 ? 1 : 0.5
            }
        }
        let grid = Composition([8], compositional(section)).show()
        let first = grid.view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(first?.alpha == 1)
        swipe(grid, -150, rests: true)
        #expect(first?.alpha == 0.5 && offsets.last == 120)
    }
}

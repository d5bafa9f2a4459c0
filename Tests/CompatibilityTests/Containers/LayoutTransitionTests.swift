import Testing
import UIKit

/// Pushes between controllers that show the same collection view. Documented and known from iOS: the collection view is the same
/// object, it changes its layout, and its data source and delegate stay those of the first controller.
@MainActor
@Suite(.statesOutcome)
struct LayoutTransitionTests {
    final class Grid: UICollectionViewController {
        init(_ side: CGFloat, shares: Bool = false) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: side, height: side)
            super.init(collectionViewLayout: layout)
            useLayoutToLayoutNavigationTransitions = shares
            title = "\(side)"
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

        override func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.backgroundColor = .red
            return cell
        }

        /// How wide the first cell is seen.
        var seenWidth: CGFloat {
            collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.layer.presentation()?.bounds.width ?? -1
        }
    }

    private let first = Grid(50)
    private let second = Grid(150, shares: true)

    private func show() -> (UINavigationController, CompatibilityStage) {
        let navigation = UINavigationController(rootViewController: first)
        let stage = CompatibilityStage(root: navigation)
        stage.advance(by: 0.1)
        return (navigation, stage)
    }

    @Test func `the pushed controller shows the same collection view in its own layout`() throws {
        let (navigation, stage) = show()
        let collection = try #require(first.collectionView)
        navigation.pushViewController(second, animated: true)
        #expect(second.collectionView === collection && collection.dataSource === first)
        stage.advance(by: 0.15)
        #expect(first.seenWidth > 60 && first.seenWidth < 140)
        stage.advance(by: 0.5)
        #expect(first.seenWidth == 150 && collection.isDescendant(of: second.view))
        #expect(collection.collectionViewLayout === second.collectionViewLayout)
        #expect(first.collectionViewLayout !== second.collectionViewLayout && first.view.window == nil)
        #expect(
            collection.frame == second.view.bounds && collection.dataSource === first && collection.delegate === first)
    }

    @Test func `back, the cells move to where they were`() throws {
        let (navigation, stage) = show()
        let collection = try #require(first.collectionView)
        let (layout, offset) = (first.collectionViewLayout, collection.contentOffset)
        for _ in 0..<2 {
            navigation.pushViewController(second, animated: true)
            stage.advance(by: 0.6)
            navigation.popViewController(animated: true)
            stage.advance(by: 0.15)
            #expect(first.seenWidth > 60 && first.seenWidth < 140)
            stage.advance(by: 0.5)
            #expect(first.seenWidth == 50 && collection.collectionViewLayout === layout)
            #expect(collection.isDescendant(of: first.view) && first.view.window != nil)
            #expect(collection.frame == first.view.bounds && collection.contentOffset == offset)
        }
    }

    @Test func `without animation and over several controllers`() throws {
        let (navigation, stage) = show()
        let collection = try #require(first.collectionView)
        let third = Grid(100, shares: true)
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 0.1)
        navigation.pushViewController(third, animated: false)
        stage.advance(by: 0.1)
        #expect(
            third.collectionView === collection && first.seenWidth == 100 && collection.isDescendant(of: third.view))
        navigation.popToRootViewController(animated: false)
        stage.advance(by: 0.1)
        #expect(first.seenWidth == 50 && collection.isDescendant(of: first.view))
    }

    @Test func `one that does not ask for it has its own collection view`() {
        let (navigation, stage) = show()
        let own = Grid(80)
        navigation.pushViewController(own, animated: true)
        stage.advance(by: 0.6)
        #expect(own.collectionView !== first.collectionView && own.view === own.collectionView)
        #expect(first.view === first.collectionView)
    }
}

import TestStages
import Testing
import UIKit

/// Pushes between controllers that show the same collection view. Documented and known from iOS: the collection view is the same
/// object, it changes its layout, and its data source and delegate stay those of the first controller.
@MainActor
@Suite
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

    private func show() -> (UINavigationController, Stage) {
        let navigation = UINavigationController(rootViewController: first)
        let stage = Stage(root: navigation)
        stage.host.advance(by: 0.1)
        return (navigation, stage)
    }

    @Test func `a swipe back that is called off leaves everything as it was`() throws {
        let (navigation, stage) = show()
        let collection = try #require(first.collectionView)
        navigation.pushViewController(second, animated: true)
        stage.host.advance(by: 0.6)
        let layout = collection.collectionViewLayout
        let swipe = try #require(navigation.interactivePopGestureRecognizer)
        #expect(swipe.isEnabled)
        stage.host.send(.down, at: CGPoint(x: 2, y: 400))
        for x in stride(from: 10, through: 120, by: 10) {
            stage.host.send(.move, at: CGPoint(x: CGFloat(x), y: 400))
            stage.host.advance(by: 1 / 60)
        }
        stage.host.advance(by: 0.2)
        #expect(first.seenWidth < 140 && first.seenWidth > 60)
        stage.host.send(.up, at: CGPoint(x: 120, y: 400))
        stage.host.advance(by: 0.6)
        #expect(navigation.topViewController === second && first.seenWidth == 150)
        #expect(collection.isDescendant(of: second.view) && collection.collectionViewLayout === layout)
    }
}

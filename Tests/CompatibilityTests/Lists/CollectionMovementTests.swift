import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct CollectionMovementTests {
    @MainActor final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var sections = [["a", "b", "c", "d", "e"], ["f"]]
        var moves: [String] = []
        var mayMove = true
        var limit: IndexPath?
        final class Cell: UICollectionViewCell { var name = "" }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            (cell as? Cell)?.name = sections[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { mayMove }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            moves.append("\(sourceIndexPath) → \(destinationIndexPath)")
            let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
            sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            limit ?? proposedIndexPath
        }
    }

    @MainActor struct Grid {
        let items = Items()
        let view: UICollectionView
        let stage: ListStage

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 393, height: 100)
            layout.minimumLineSpacing = 0
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(Items.Cell.self, forCellWithReuseIdentifier: "item")
            view.dataSource = items
            view.delegate = items
            stage = ListStage(view, items)
        }

        var shown: String {
            view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
                .compactMap { ($0 as? Items.Cell)?.name }.joined()
        }
    }

    @Test func `an item follows the hand, the others make room, and the data source hears of it at the end`() {
        let grid = Grid()
        #expect(grid.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        let cell = grid.view.cellForItem(at: IndexPath(item: 1, section: 0))
        grid.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 340))
        grid.stage.advance(by: 0.5)
        #expect(cell?.center == CGPoint(x: 200, y: 340))
        #expect(grid.items.moves.isEmpty && grid.shown == "acdbef")
        grid.view.endInteractiveMovement()
        grid.stage.advance(by: 0.5)
        #expect(grid.items.moves == ["[0, 1] → [0, 3]"] && grid.shown == "acdbef")
        #expect(cell?.frame == CGRect(x: 0, y: 300, width: 393, height: 100))
        #expect(grid.view.indexPath(for: cell!) == IndexPath(item: 3, section: 0))
    }

    @Test func `called off, everything is as it was`() {
        let grid = Grid()
        _ = grid.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        grid.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 450))
        #expect(grid.shown != "abcdef")
        grid.view.cancelInteractiveMovement()
        grid.stage.advance(by: 0.5)
        #expect(grid.items.moves.isEmpty && grid.shown == "abcdef")
    }

    @Test func `an item goes to another section`() {
        let grid = Grid()
        _ = grid.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        grid.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 550))
        #expect(grid.view.numberOfItems(inSection: 1) == 2)
        grid.view.endInteractiveMovement()
        grid.stage.advance(by: 0.5)
        #expect(grid.items.moves == ["[0, 0] → [1, 0]"] && grid.items.sections[1] == ["a", "f"])
    }

    @Test func `the delegate may hold an item back, and the data source may refuse`() {
        let grid = Grid()
        grid.items.limit = IndexPath(item: 1, section: 0)
        _ = grid.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        grid.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 450))
        grid.view.endInteractiveMovement()
        #expect(grid.items.moves == ["[0, 0] → [0, 1]"])
        grid.items.mayMove = false
        #expect(!grid.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    }

    // MARK: Layouts by hand

    @Test(arguments: [true, false]) func `layouts are exchanged by hand, to the end or back`(_ finishing: Bool) {
        let grid = Grid()
        let wide = grid.view.collectionViewLayout
        let small = UICollectionViewFlowLayout()
        small.itemSize = CGSize(width: 100, height: 50)
        small.minimumLineSpacing = 0
        var ended: [Bool] = []
        let transition = grid.view.startInteractiveTransition(to: small) { ended = [$0, $1] }
        #expect(grid.view.collectionViewLayout === transition && transition.nextLayout === small)
        transition.transitionProgress = 0.5
        grid.view.layoutIfNeeded()
        let cell = grid.view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(cell?.bounds.size == CGSize(width: 246.5, height: 75))
        transition.updateValue(3, forAnimatedKey: "own")
        #expect(transition.value(forAnimatedKey: "own") == 3)
        if finishing { grid.view.finishInteractiveTransition() } else { grid.view.cancelInteractiveTransition() }
        grid.stage.advance(by: 1)
        #expect(ended == [true, finishing])
        #expect(grid.view.collectionViewLayout === (finishing ? small : wide))
        #expect(cell?.bounds.size == (finishing ? CGSize(width: 100, height: 50) : CGSize(width: 393, height: 100)))
    }
}

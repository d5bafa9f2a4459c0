import Testing
import UIKit

/// The index beside a collection view's items, and items that take no part in editing.
///
/// The reference: Apple's pages of `indexTitles(for:)`, `collectionView(_:indexPathForIndexTitle:at:)` and
/// `collectionView(_:canEditItemAt:)`.
@MainActor
@Suite(.statesOutcome, .serialized)
struct CollectionIndexTests {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var titles: [String]? = ["A", "B", "C"]
        var asked: [String] = []
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            asked.append("\(title) \(index)")
            return IndexPath(item: 3, section: index)
        }
        func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 1
        }
    }

    @MainActor private struct Scene {
        let list: UICollectionView
        let source = Source()
        let stage: CompatibilityStage

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            list = UICollectionView(frame: .zero, collectionViewLayout: layout)
            list.contentInsetAdjustmentBehavior = .never
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = source
            list.delegate = source
            stage = CompatibilityStage(showing: list)
            stage.advance(by: 0.1)
        }

        var titles: [String] {
            func labels(_ view: UIView) -> [String] {
                ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
            }
            return labels(list)
        }
    }

    @Test func `titles are asked for again with the data`() {
        let scene = Scene()
        scene.source.titles = nil
        scene.list.reloadData()
        scene.stage.step()
        #expect(scene.titles.isEmpty)
        scene.source.titles = ["X"]
        scene.list.reloadData()
        scene.stage.step()
        #expect(scene.titles == ["X"])
    }

    @Test func `an item that cannot be edited does not look so`() {
        let scene = Scene()
        scene.list.isEditing = true
        let states = (0..<3).map {
            scene.list.cellForItem(at: IndexPath(item: $0, section: 0))?.configurationState.isEditing
        }
        #expect(states == [true, false, true])
        scene.list.contentOffset.y = 1000
        scene.stage.step()
        scene.list.contentOffset.y = 0
        scene.stage.step()
        #expect(scene.list.cellForItem(at: IndexPath(item: 1, section: 0))?.configurationState.isEditing == false)
        scene.list.isEditing = false
        #expect(scene.list.cellForItem(at: IndexPath(item: 0, section: 0))?.configurationState.isEditing == false)
    }
}

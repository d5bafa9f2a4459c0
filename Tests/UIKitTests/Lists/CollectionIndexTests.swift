import InterludeStage
import Testing
import TestStages
import UIKit

/// The index beside a collection view's items, and items that take no part in editing.
///
/// The reference: Apple's pages of `indexTitles(for:)`, `collectionView(_:indexPathForIndexTitle:at:)` and
/// `collectionView(_:canEditItemAt:)`.
@MainActor
@Suite(.serialized)
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
        let stage: ViewStage

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            list = UICollectionView(frame: .zero, collectionViewLayout: layout)
            list.contentInsetAdjustmentBehavior = .never
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = source
            list.delegate = source
            stage = ViewStage(list)
            stage.host.advance(by: 0.1)
        }

        var titles: [String] {
            func labels(_ view: UIView) -> [String] {
                ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
            }
            return labels(list)
        }
    }

    @Test func `a finger on a title brings its item to the top`() {
        let scene = Scene()
        #expect(scene.titles == ["A", "B", "C"])
        // Three titles in the middle of the trailing edge, 14 points apart.
        scene.stage.down(388, 426)
        scene.stage.host.advance(by: 0.3)
        #expect(scene.source.asked == ["B 1"] && scene.list.contentOffset.y == 33 * 50)
        scene.stage.move(388, 441)
        #expect(scene.source.asked == ["B 1", "C 2"] && scene.list.contentOffset.y == 63 * 50)
        scene.stage.up(388, 441)
        // It stays where it is while items scroll.
        scene.list.contentOffset.y = 100
        scene.stage.host.step()
        scene.stage.down(388, 412)
        scene.stage.host.advance(by: 0.3)
        scene.stage.up(388, 412)
        #expect(scene.source.asked.last == "A 0" && scene.list.contentOffset.y == 150)
    }
}

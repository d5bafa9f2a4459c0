import TestStages
import Testing
import UIKit

@MainActor @Suite struct UICollectionViewTests {
    final class Listener: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var items = [90]
        var log: [String] = []
        func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
            log.append("shouldHighlight \(indexPath.item)")
            return true
        }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            log.append("didHighlight \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            log.append("didUnhighlight \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            log.append("shouldSelect \(indexPath.item)")
            return true
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("didSelect \(indexPath.item)")
        }
    }

    private func make() -> (ListStage, UICollectionView, Listener) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 100)
        layout.minimumInteritemSpacing = 5
        layout.sectionInset = UIEdgeInsets(top: 10, left: 4, bottom: 10, right: 4)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let listener = Listener()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = listener
        view.delegate = listener
        return (ListStage(view, listener), view, listener)
    }

    @Test func `a tap tells the delegate in Apple's order`() {
        let (stage, view, listener) = make()
        stage.tap(60, 50)
        #expect(
            listener.log == [
                "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0",
            ])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
    }
}

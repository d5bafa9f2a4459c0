import Testing
import UIKit

/// Layouts that may be turned about: `flipsHorizontallyInOppositeLayoutDirection`, which published flow layouts override for Arabic.
@MainActor
@Suite(.statesOutcome) struct MirroredLayoutTests {
    private final class Flipping: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    }

    private let items = Items()

    private func show(_ layout: UICollectionViewFlowLayout, mirrored: Bool, height: CGFloat = 50) -> (
        CompatibilityStage, UICollectionView
    ) {
        layout.itemSize = CGSize(width: 100, height: height)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        if mirrored { view.semanticContentAttribute = .forceRightToLeft }
        let stage = ListStage(view, items)
        stage.step()
        return (stage, view)
    }

    private func first(_ view: UICollectionView) -> CGRect? {
        view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
    }

    @Test func `one that may be turned about fills its lines from the right`() {
        let (_, view) = show(Flipping(), mirrored: true)
        #expect(first(view)?.maxX == view.bounds.width)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame == first(view))
        #expect(view.indexPathForItem(at: CGPoint(x: view.bounds.width - 5, y: 5)) == IndexPath(item: 0, section: 0))
        // The layout itself does not hear of it.
        #expect(view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
    }

    @Test func `one that may not, and one in its own direction, stay`() {
        #expect(first(show(UICollectionViewFlowLayout(), mirrored: true).1)?.minX == 0)
        #expect(first(show(Flipping(), mirrored: false).1)?.minX == 0)
    }

    @Test func `content that scrolls across begins at the right`() {
        let layout = Flipping()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 300
        let (_, view) = show(layout, mirrored: true, height: 400)
        #expect(view.contentSize.width > view.bounds.width)
        #expect(view.contentOffset.x == view.contentSize.width - view.bounds.width)
        #expect(first(view)?.maxX == view.contentSize.width)
    }
}

import UIKit

/// A collection view with a compositional layout, and items that are numbers.
@MainActor final class Composition: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let view: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    var counts: [Int]
    private(set) var stage: ListStage!

    final class Cell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { size }
    }

    init(_ counts: [Int], _ layout: UICollectionViewCompositionalLayout, mirrored: Bool = false) {
        self.counts = counts
        self.layout = layout
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        if mirrored { view.semanticContentAttribute = .forceRightToLeft }
        view.register(Cell.self, forCellWithReuseIdentifier: "item")
        for kind in ["header", "footer", "badge", "global"] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = self
        view.delegate = self
    }

    /// Shows it on a phone of 393 × 852 points.
    @discardableResult
    func show() -> Composition {
        stage = ListStage(view, self)
        stage.host.step()
        return self
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    func edge(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect {
        view.layoutAttributesForSupplementaryElement(
            ofKind: kind, at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    /// Where an item's cell is on the screen.
    func seen(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: nil) }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
}

@MainActor func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

extension NSCollectionLayoutSection {
    /// One item a row, of a height.
    @MainActor static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let isEstimated = height.isEstimated
        let whole = size(.fractionalWidth(1), height)
        return NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: whole, subitems: [isEstimated ? NSCollectionLayoutItem(layoutSize: whole) : item]))
    }

    /// Cards in a row that is scrolled across.
    @MainActor static func cards(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 200
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(width), .absolute(100)), subitems: [item]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        return section
    }
}

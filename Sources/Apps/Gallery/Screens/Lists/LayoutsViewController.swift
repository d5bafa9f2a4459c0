import UIKit

/// One collection in two layouts: a push changes from small cells to large ones, and a pop back.
final class LayoutsViewController: UICollectionViewController {
    private let isLarge: Bool

    init(isLarge: Bool = false) {
        self.isLarge = isLarge
        let layout = UICollectionViewFlowLayout()
        let side: CGFloat = isLarge ? 240 : 104
        layout.itemSize = CGSize(width: side, height: side)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
        title = isLarge ? "Large" : "Small"
        navigationItem.largeTitleDisplayMode = .never
        useLayoutToLayoutNavigationTransitions = isLarge
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The screen is made in code: use init(isLarge:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The large one gets the collection of the small one.
        guard !isLarge else { return }
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "place")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Place.all.count * 2
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
        let landscape = Place.all[indexPath.item % Place.all.count].landscape
        (cell as? PhotoCell)?.photo = Landscape(landscape.motif, seed: landscape.seed + UInt64(indexPath.item))
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard navigationController?.topViewController === self, !isLarge else { return }
        navigationController?.pushViewController(LayoutsViewController(isLarge: true), animated: true)
    }
}

import UIKit

/// The places as a grid of photos, in a collection view: where the magic move begins.
public final class PhotosViewController: UICollectionViewController {
    /// The places, one a photo.
    public let places: [Place]
    /// Called with a place's index when its photo is tapped.
    public var onSelect: ((Int) -> Void)?

    private static let cell = "photo"
    private let flow = UICollectionViewFlowLayout()

    /// Makes the grid.
    public init(places: [Place] = Place.all) {
        self.places = places
        flow.minimumInteritemSpacing = 12
        flow.minimumLineSpacing = 16
        flow.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: flow)
        title = "Photos"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The grid is made in code: use init(places:)")
    }

    /// The photo of a place as it is on screen now; `nil` while it is scrolled out of sight.
    public func picture(at index: Int) -> UIView? {
        let cell = collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? PlacePhotoCell
        return cell?.picture
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PlacePhotoCell.self, forCellWithReuseIdentifier: PhotosViewController.cell)
    }

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let room = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right - 32
        let columns: CGFloat = room > 600 ? 4 : 2
        let width = ((room - 12 * (columns - 1)) / columns).rounded(.down)
        let size = CGSize(width: max(width, 1), height: max(width, 1) + 24)
        if flow.itemSize != size { flow.itemSize = size }
    }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { places.count }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: PhotosViewController.cell, for: indexPath)
        (cell as? PlacePhotoCell)?.show(places[indexPath.item])
        return cell
    }

    public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        onSelect?(indexPath.item)
    }
}

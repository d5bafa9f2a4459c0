import Interlude
import UIKit

/// A grid of photos; a tapped one flies to a screen of its own.
public final class PhotoGridViewController: UICollectionViewController {
    private static let cellIdentifier = "Photo"
    private static let spacing: CGFloat = 2

    private let photos: [Landscape]
    private let flow = UICollectionViewFlowLayout()

    /// Makes the grid.
    public init() {
        // Each place three times, with other ridges and stars.
        photos = (0..<3).flatMap { round in
            Place.all.map { Landscape($0.landscape.motif, seed: $0.landscape.seed + UInt64(round) * 31) }
        }
        flow.minimumInteritemSpacing = Self.spacing
        flow.minimumLineSpacing = Self.spacing
        super.init(collectionViewLayout: flow)
        title = "Photos"
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The grid is made in code: use init()")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    }

    /// As many columns as give photos of about 120 points, but three at least.
    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = view.bounds.inset(by: view.safeAreaInsets).width
        let columns = max(3, (width / 120).rounded(.down))
        let side = ((width - (columns - 1) * Self.spacing) / columns).rounded(.down)
        let size = CGSize(width: side, height: side)
        if side > 0, flow.itemSize != size { flow.itemSize = size }
    }

    public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    { photos.count }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cellIdentifier, for: indexPath)
        (cell as? PhotoCell)?.photo = photos[indexPath.item]
        return cell
    }

    public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let photo = PhotoViewController(photos[indexPath.item])
        // The cell is found when it is needed: in the reverse transition it can be another one.
        let transition = ScreenTransition.magicMove(
            from: { [weak self] in (self?.collectionView.cellForItem(at: indexPath) as? PhotoCell)?.pictureView },
            to: { [weak photo] in photo?.pictureView })
        photo.hint = WayBack(transition.backGesture)?.hint(isMirrored: isMirrored)
        navigationController?.pushViewController(photo, using: transition)
    }
}

/// A photo in the grid.
final class PhotoCell: UICollectionViewCell {
    /// The photo's view, which flies to the next screen.
    private(set) var pictureView: LandscapeView?

    /// The photo of the cell.
    var photo: Landscape? {
        didSet {
            guard photo != oldValue, let photo else { return }
            pictureView?.removeFromSuperview()
            let picture = LandscapeView(photo)
            picture.isUserInteractionEnabled = false
            picture.frame = contentView.bounds
            picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(picture)
            pictureView = picture
        }
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.7 : 1 }
    }
}

import UIKit

/// The places on a board: large cards that are scrolled across, and small ones below, with titles that stay.
public final class PlaceBoardViewController: UICollectionViewController {
    /// Makes the board.
    public init() {
        super.init(collectionViewLayout: Self.makeLayout())
        title = "Board"
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The board is made in code: use init()")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = index == 0 ? cards : grid
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
            let title = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            title.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [title]
            return section
        }
        return layout
    }

    private static var whole: NSCollectionLayoutItem {
        NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    private static var cards: NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(220)),
            subitems: [whole])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    }

    private static var grid: NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
            subitem: whole, count: 2)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        return section
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "place")
        collectionView.register(
            BoardTitle.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
    }

    public override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { section == 0 ? Place.all.count : Place.all.count * 2 }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
        let landscape = Place.all[indexPath.item % Place.all.count].landscape
        (cell as? PhotoCell)?.photo = Landscape(landscape.motif, seed: landscape.seed + UInt64(indexPath.item))
        cell.contentView.layer.cornerRadius = 14
        cell.contentView.clipsToBounds = true
        return cell
    }

    public override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let title = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (title as? BoardTitle)?.label.text = indexPath.section == 0 ? "This year" : "All places"
        return title
    }
}

/// The title of a part of the board.
final class BoardTitle: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A title is made in code")
    }
}

import UIKit

/// Symbols in a grid, in the weight and the scale that are chosen.
final class SymbolsViewController: UICollectionViewController {
    private static let names = [
        "house", "gear", "person", "person.2", "heart", "star", "bell", "bookmark", "tag", "flag", "paperplane", "tray",
        "folder", "doc", "book", "calendar", "clock", "alarm", "timer", "map", "location", "car", "airplane", "bicycle",
        "sun.max", "moon", "cloud", "cloud.rain", "bolt", "drop", "flame", "leaf", "camera", "photo", "video", "mic",
        "music.note", "play", "pause", "speaker.wave.2", "phone", "envelope", "message", "link", "lock", "key", "cart",
        "creditcard", "birthday.cake", "trash", "pencil", "scissors", "wifi", "battery.100", "magnifyingglass", "eye",
        "square.and.arrow.up", "arrow.clockwise", "checkmark.circle", "xmark.circle",
    ]
    private static let weights: [(String, UIImage.SymbolWeight)] = [
        ("Thin", .thin), ("Regular", .regular), ("Bold", .bold), ("Black", .black),
    ]
    private static let scales: [(String, UIImage.SymbolScale)] = [
        ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]

    private let weight = UISegmentedControl(items: SymbolsViewController.weights.map(\.0))
    private var scale = 1

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 64, height: 64)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
        title = "Symbols"
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The screen is made in code: use init()")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(SymbolCell.self, forCellWithReuseIdentifier: "Symbol")
        weight.selectedSegmentIndex = 1
        weight.addAction(UIAction { [weak self] _ in self?.collectionView.reloadData() }, for: .valueChanged)
        navigationItem.titleView = weight
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: Self.scales[scale].0, menu: makeMenu())
    }

    private func makeMenu() -> UIMenu {
        let actions = Self.scales.enumerated().map { index, scale in
            UIAction(title: scale.0, state: index == self.scale ? .on : .off) { [weak self] _ in self?.choose(index) }
        }
        return UIMenu(options: .singleSelection, children: actions)
    }

    private func choose(_ index: Int) {
        scale = index
        navigationItem.rightBarButtonItem?.title = Self.scales[index].0
        collectionView.reloadData()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Symbol", for: indexPath)
        let weight = Self.weights[max(0, self.weight.selectedSegmentIndex)].1
        (cell as? SymbolCell)?.show(
            Self.names[indexPath.item],
            UIImage.SymbolConfiguration(textStyle: .title1).applying(
                UIImage.SymbolConfiguration(weight: weight)
            ).applying(UIImage.SymbolConfiguration(scale: Self.scales[scale].1)))
        return cell
    }
}

/// A symbol on its own.
private final class SymbolCell: UICollectionViewCell {
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .center
        picture.tintColor = .label
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The cell is made in code")
    }

    func show(_ name: String, _ configuration: UIImage.SymbolConfiguration) {
        picture.image = UIImage(systemName: name, withConfiguration: configuration)
        isAccessibilityElement = true
        accessibilityLabel = name
    }
}

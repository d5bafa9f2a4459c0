import UIKit

/// The list of places: the screen that every film begins with.
public final class PlacesViewController: UIViewController {
    /// The places, one a row.
    public let places: [Place]
    /// The rows, in the same order.
    public let rows: [PlaceRow]
    /// The round button in the corner, from which transitions may start.
    public let exploreButton = RoundButton(.compass)
    /// Called with a place's index when its row is tapped.
    public var onSelect: ((Int) -> Void)?

    private let header = UILabel()

    /// Makes the list.
    public init(places: [Place] = Place.all) {
        self.places = places
        rows = places.map(PlaceRow.init)
        super.init(nibName: nil, bundle: nil)
        title = "Journeys"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The list is made in code: use init(places:)")
    }

    /// The picture of a place's row.
    public func thumbnail(at index: Int) -> UIView { rows[index].thumbnail }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        header.text = "\(places.count) places for the coming year"
        header.font = .systemFont(ofSize: 15)
        header.textColor = .secondaryLabel
        view.addSubview(header)
        for (index, row) in rows.enumerated() {
            row.addAction(UIAction { [weak self] _ in self?.onSelect?(index) }, for: .touchUpInside)
            view.addSubview(row)
        }
        view.addSubview(exploreButton)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        let area = view.bounds.inset(by: insets)
        header.frame = CGRect(x: area.minX + 16, y: area.minY + 8, width: area.width - 32, height: 22)
        layOutRows(in: CGRect(x: area.minX, y: header.frame.maxY + 4, width: area.width, height: area.maxY))
        let corner = CGPoint(x: area.maxX - 20, y: view.bounds.maxY - max(20, insets.bottom + 6))
        exploreButton.frame = CGRect(x: corner.x - 56, y: corner.y - 56, width: 56, height: 56)
    }

    /// One column, or two where there is room for them.
    private func layOutRows(in area: CGRect) {
        let columns = area.width >= 680 ? 2 : 1
        let size = CGSize(width: area.width / CGFloat(columns), height: 96)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: area.minX + CGFloat(index % columns) * size.width,
                y: area.minY + CGFloat(index / columns) * size.height, width: size.width, height: size.height)
        }
    }
}

import UIKit

/// A photo in the grid: a landscape with rounded corners, and its place's name.
final class PlacePhotoCell: UICollectionViewCell {
    private(set) var picture: LandscapeView?
    private let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.font = .systemFont(ofSize: 13, weight: .medium)
        name.textColor = .label
        contentView.addSubview(name)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A photo cell is made in code: use init(frame:)")
    }

    /// Shows a place; the cell may have shown another one before.
    func show(_ place: Place) {
        name.text = place.name
        picture?.removeFromSuperview()
        let picture = LandscapeView(place.landscape)
        picture.layer.cornerRadius = 8
        contentView.addSubview(picture)
        self.picture = picture
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        picture?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - 24, 0))
        name.frame = CGRect(x: 2, y: bounds.height - 20, width: bounds.width - 4, height: 18)
    }
}

import UIKit

/// A row of the list: a picture, two lines, and a chevron.
public final class PlaceRow: UIControl {
    /// The picture at the left, which transitions may take along.
    public let thumbnail: LandscapeView

    private let title = UILabel()
    private let region = UILabel()
    private let summary = UILabel()
    private let chevron = ChevronView()
    private let separator = UIView()

    /// Makes a row for a place.
    public init(_ place: Place) {
        thumbnail = LandscapeView(place.landscape)
        super.init(frame: .zero)
        thumbnail.layer.cornerRadius = 12
        thumbnail.isUserInteractionEnabled = false
        thumbnail.accessibilityIdentifier = PlacePart.picture.identifier(of: place)
        title.accessibilityIdentifier = PlacePart.name.identifier(of: place)
        region.accessibilityIdentifier = PlacePart.region.identifier(of: place)
        configure(title, place.name, .systemFont(ofSize: 17, weight: .semibold), .label)
        configure(region, place.region, .systemFont(ofSize: 14), .secondaryLabel)
        configure(summary, place.summary, .systemFont(ofSize: 14), .secondaryLabel)
        separator.backgroundColor = .separator
        for view in [thumbnail, chevron, separator] as [UIView] { addSubview(view) }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A row is made in code: use init(_:)")
    }

    private func configure(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
        label.text = text
        label.font = font
        label.textColor = color
        label.lineBreakMode = .byTruncatingTail
        addSubview(label)
    }

    public override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray5 : nil }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 16
        let side = bounds.height - 20
        thumbnail.frame = CGRect(x: margin, y: 10, width: side, height: side)
        chevron.frame = CGRect(x: bounds.width - margin - 8, y: bounds.midY - 7, width: 8, height: 14)
        let left = thumbnail.frame.maxX + 14
        let width = chevron.frame.minX - 12 - left
        let top = bounds.midY - 33
        title.frame = CGRect(x: left, y: top, width: width, height: 22)
        region.frame = CGRect(x: left, y: top + 24, width: width, height: 19)
        summary.frame = CGRect(x: left, y: top + 45, width: width, height: 19)
        let line = 1 / max(1, traitCollection.displayScale)
        separator.frame = CGRect(x: left, y: bounds.height - line, width: bounds.width - left, height: line)
    }
}

/// The small arrow that says a row leads on.
final class ChevronView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A chevron is made in code: use init(frame:)")
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.minX + 1.5, y: bounds.minY + 1.5))
        path.addLine(to: CGPoint(x: bounds.maxX - 1.5, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.minX + 1.5, y: bounds.maxY - 1.5))
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        UIColor.tertiaryLabel.setStroke()
        path.stroke()
    }
}

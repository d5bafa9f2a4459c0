import UIKit

/// Figures side by side, with hairlines between them.
final class FactsView: UIView {
    private let columns: [(value: UILabel, caption: UILabel)]
    private let lines: [UIView]

    init(_ facts: [Place.Fact]) {
        columns = facts.map { fact in
            (
                FactsView.label(fact.value, .systemFont(ofSize: 17, weight: .semibold), .label),
                FactsView.label(fact.caption, .systemFont(ofSize: 12), .secondaryLabel)
            )
        }
        lines = facts.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        for column in columns {
            addSubview(column.value)
            addSubview(column.caption)
        }
        for line in lines {
            line.backgroundColor = .separator
            addSubview(line)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Facts are made in code: use init(_:)")
    }

    private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        return label
    }

    /// Sets the fonts of the figures and of what they say.
    func setFonts(value: UIFont, caption: UIFont) {
        for column in columns {
            column.value.font = value
            column.caption.font = caption
        }
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: lineHeights.sum + 3) }

    /// 22 and 16 points in the standard text size.
    private var lineHeights: (value: CGFloat, caption: CGFloat, sum: CGFloat) {
        guard let first = columns.first else { return (0, 0, 0) }
        let value = max(22, first.value.font.lineHeight.rounded(.up))
        let caption = max(16, first.caption.font.lineHeight.rounded(.up))
        return (value, caption, value + caption)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(1, columns.count))
        let heights = lineHeights
        for (index, column) in inReadingOrder(columns).enumerated() {
            let text = CGRect(x: width * CGFloat(index), y: 0, width: width, height: heights.value).insetBy(
                dx: 4, dy: 0)
            column.value.frame = text
            column.caption.frame = CGRect(
                x: text.minX, y: heights.value + 2, width: text.width, height: heights.caption)
        }
        let hairline = 1 / max(1, traitCollection.displayScale)
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: width * CGFloat(index + 1), y: 4, width: hairline, height: heights.sum - 4)
        }
    }

    private func inReadingOrder<Part>(_ parts: [Part]) -> [Part] {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? parts.reversed() : parts
    }
}

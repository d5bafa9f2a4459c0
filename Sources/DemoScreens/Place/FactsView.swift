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
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(1, columns.count))
        for (index, column) in columns.enumerated() {
            let left = width * CGFloat(index)
            column.value.frame = CGRect(x: left, y: 0, width: width, height: 22)
            column.caption.frame = CGRect(x: left, y: 24, width: width, height: 16)
        }
        let hairline = 1 / max(1, traitCollection.displayScale)
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: width * CGFloat(index + 1), y: 4, width: hairline, height: 34)
        }
    }
}

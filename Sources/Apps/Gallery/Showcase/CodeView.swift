import UIKit

/// A few lines of Swift on a panel, in a face whose letters are all as wide. Code reads from left to right everywhere.
final class CodeView: UIView {
    private let label = UILabel()

    /// The code that is shown.
    var code: String? { label.text }

    init(_ code: String) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        label.text = code
        // The size of footnotes, and no larger than what still leaves room for a call on one line.
        let size = UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 13)
        label.font = .monospacedSystemFont(ofSize: min(size, 18), weight: .regular)
        label.textColor = .label
        label.textAlignment = .left
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        semanticContentAttribute = .forceLeftToRight
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The panel is made in code: use init(_:)")
    }
}

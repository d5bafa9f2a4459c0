import UIKit

extension UIScrollView {
    /// Scrolls rows that are stacked vertically, as wide as the scroll view less the room beside them.
    ///
    /// - Parameters:
    ///   - spacing: The room between rows, above the first and below the last, in points.
    ///   - margin: The room at both sides, in points.
    func hold(_ rows: UIStackView, spacing: CGFloat, margin: CGFloat) {
        rows.axis = .vertical
        rows.spacing = spacing
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: spacing),
            rows.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -spacing),
            rows.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: margin),
            rows.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -margin),
        ])
    }
}

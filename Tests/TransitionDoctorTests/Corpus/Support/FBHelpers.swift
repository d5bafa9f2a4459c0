import UIKit

@MainActor extension UIView {
    /// Adds views that are laid out by constraints.
    func fbAdd(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    /// Constraints that keep the view on all edges of another one.
    func fbEdges(of other: UIView) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: other.topAnchor), bottomAnchor.constraint(equalTo: other.bottomAnchor),
            leadingAnchor.constraint(equalTo: other.leadingAnchor),
            trailingAnchor.constraint(equalTo: other.trailingAnchor),
        ]
    }

    /// Adds a view that covers this one.
    func fbFill(with view: UIView) {
        fbAdd(view)
        NSLayoutConstraint.activate(view.fbEdges(of: self))
    }

    /// Whether what reads on lies to the left.
    var fbIsMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

@MainActor func fbLabel(_ text: String, _ style: UIFont.TextStyle = .body, _ color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.numberOfLines = 0
    return label
}

@MainActor func fbColumn(_ views: [UIView], spacing: CGFloat = 12) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
}

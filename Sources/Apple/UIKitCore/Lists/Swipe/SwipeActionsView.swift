/// The actions behind a row: buttons side by side that fill what the row has left open.
final class SwipeActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    var onAction: (UIContextualAction) -> Void = { _ in }
    private let opensLeft: Bool
    private let buttons: [SwipeButton]
    private var revealed: CGFloat = 0

    init(_ configuration: UISwipeActionsConfiguration, opensLeft: Bool) {
        self.configuration = configuration
        self.opensLeft = opensLeft
        buttons = configuration.actions.map { SwipeButton($0) }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons {
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let button else { return }
                    self?.onAction(button.action)
                }, for: .touchUpInside)
            insertSubview(button, at: 0)
        }
    }

    required init?(coder: NSCoder) { fatalError("Made by its list") }

    /// What the buttons take when the row is open.
    var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

    /// Whether the finger has gone so far that the first action is done when it lets go.
    var isArmed: Bool {
        configuration.performsFirstActionWithFullSwipe
            && revealed > max(fullWidth, bounds.width * SwipeMetrics.fullSwipe)
    }

    func button(of action: UIContextualAction) -> UIView? { buttons.first { $0.action === action } }

    /// Shows as much of the buttons as the row is open. Each gets its part; beyond their width they grow, and when the swipe is going to
    /// do the first action, that one takes all.
    func reveal(_ width: CGFloat) {
        let wasArmed = isArmed
        revealed = width
        let place = { self.placeButtons(width) }
        guard wasArmed != isArmed, UIView.inheritedAnimationDuration == 0, window != nil else { return place() }
        UIView.animate(withDuration: SwipeMetrics.duration / 2, delay: 0, options: .allowUserInteraction) { place() }
    }

    private func placeButtons(_ width: CGFloat) {
        let total = max(fullWidth, 1)
        // From the edge inwards.
        var edge: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let part = isArmed ? (index == 0 ? width : 0) : width * button.naturalWidth / total
            let x = opensLeft ? bounds.width - edge - part : edge
            button.frame = CGRect(x: x, y: 0, width: part, height: bounds.height)
            edge += part
        }
    }
}

/// The button of an action.
final class SwipeButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel()
    private let picture = UIImageView(frame: .zero)
    let naturalWidth: CGFloat

    init(_ action: UIContextualAction) {
        self.action = action
        label.text = action.title
        label.font = .systemFont(ofSize: SwipeMetrics.fontSize)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        picture.image = action.image
        picture.tintColor = .white
        let text = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).width
        let image = action.image?.size.width ?? 0
        naturalWidth = max(SwipeMetrics.leastWidth, max(text, image) + 2 * SwipeMetrics.padding).rounded(.up)
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.backgroundColor
        addSubview(label)
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("Made by its list") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasText = label.text?.isEmpty == false
        // The content keeps its width while the button is opened, and is uncovered.
        let width = max(bounds.width, naturalWidth)
        let text = hasText ? label.sizeThatFits(CGSize(width: width, height: bounds.height)) : .zero
        let image = action.image?.size ?? .zero
        let gap = hasText && image.height > 0 ? SwipeMetrics.imageGap : 0
        let top = (bounds.height - image.height - gap - text.height) / 2
        let middle = bounds.midX
        picture.frame = CGRect(x: middle - image.width / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: middle - width / 2, y: top + image.height + gap, width: width, height: text.height)
    }
}

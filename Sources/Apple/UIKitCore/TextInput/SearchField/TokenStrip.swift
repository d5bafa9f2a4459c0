import CoreGraphics

/// The tokens of a search field, side by side before its text.
@MainActor final class TokenStrip: UIView {
    private unowned let field: UISearchTextField
    private var views: [TokenView] = []

    init(_ field: UISearchTextField) {
        self.field = field
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// The token that is marked, by a touch or before it is deleted.
    var chosen: Int? {
        get { views.firstIndex(where: \.isChosen) }
        set { for (index, view) in views.enumerated() { view.isChosen = index == newValue } }
    }

    func show(_ tokens: [UISearchToken], color: UIColor) {
        for view in views { view.removeFromSuperview() }
        views = tokens.enumerated().map { index, token in
            let view = TokenView(token, color: color)
            view.onTap = { [weak self] in self?.tokenWasTouched(index) }
            addSubview(view)
            return view
        }
        setNeedsLayout()
    }

    private func tokenWasTouched(_ index: Int) {
        field.becomeFirstResponder()
        chosen = index
    }

    private var naturalWidth: CGFloat {
        let gap = SearchMetrics.token.gap
        return views.reduce(-gap) { $0 + $1.naturalWidth + gap }
    }

    /// What the tokens take of a room: at most two thirds, so that there is something left to type in. Decided.
    func width(in room: CGFloat) -> CGFloat { max(0, min(naturalWidth, room * 2 / 3)).rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let figures = SearchMetrics.token
        let gaps = figures.gap * CGFloat(max(0, views.count - 1))
        let share = naturalWidth > bounds.width ? (bounds.width - gaps) / max(1, naturalWidth - gaps) : 1
        let isMirrored = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for view in views {
            let width = max(0, view.naturalWidth * share)
            let left = isMirrored ? bounds.width - x - width : x
            view.isMirrored = isMirrored
            view.frame = CGRect(
                x: left, y: ((bounds.height - figures.height) / 2).rounded(), width: width, height: figures.height)
            x += width + figures.gap
        }
    }
}

/// A token: an image and a text on a small plate. Marked, the plate has the tint's color.
@MainActor private final class TokenView: UIView {
    private let icon = UIImageView()
    private let label = UILabel()
    private let color: UIColor
    var onTap: () -> Void = {}
    /// Whether the field reads from right to left.
    var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }

    init(_ token: UISearchToken, color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        icon.image = token.icon
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        label.font = .preferredFont(forTextStyle: .subheadline)
        for view in [icon, label] as [UIView] { addSubview(view) }
        icon.tintColor = .systemBackground
        label.textColor = .systemBackground
        layer.cornerRadius = SearchMetrics.token.radius
        clipsToBounds = true
        backgroundColor = color
        isAccessibilityElement = true
        accessibilityLabel = token.text
        accessibilityTraits = .button
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(TokenView.wasTapped)))
    }

    required init?(coder: NSCoder) { nil }

    var isChosen = false {
        didSet {
            guard isChosen != oldValue else { return }
            backgroundColor = isChosen ? tintColor : color
            accessibilityTraits = isChosen ? [.button, .selected] : .button
            for view in [icon, label] { view.tintColor = isChosen ? .white : .systemBackground }
            label.textColor = isChosen ? .white : .systemBackground
        }
    }

    private func wasTapped() { onTap() }

    private var iconWidth: CGFloat { icon.image == nil ? 0 : 16 + SearchMetrics.token.gap }

    var naturalWidth: CGFloat {
        2 * SearchMetrics.token.padding + iconWidth + label.intrinsicContentSize.width.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let padding = SearchMetrics.token.padding
        let text = CGRect(
            x: padding + iconWidth, y: 0, width: max(0, bounds.width - 2 * padding - iconWidth), height: bounds.height)
        let picture = CGRect(x: padding, y: (bounds.height - 16) / 2, width: 16, height: 16)
        label.frame = isMirrored ? text.mirrored(in: bounds.width) : text
        icon.frame = isMirrored ? picture.mirrored(in: bounds.width) : picture
        icon.isHidden = icon.image == nil
    }
}

import CoreGraphics

/// The title and the message of an alert. They scroll where there is not enough room.
@MainActor
final class AlertTextView: UIScrollView {
    private let title = UILabel()
    private let message = UILabel()
    private var shape = AlertView.Shape.alert
    /// Which of the texts bring fonts of their own.
    private var attributed = (title: false, message: false)
    /// The text fields below the words, if the alert has any.
    private weak var fields: AlertFieldsView?

    init() {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
        title.accessibilityTraits = .header
    }

    required init?(coder: NSCoder) { nil }

    var isEmpty: Bool { parts.isEmpty && (fields?.fields.isEmpty ?? true) }

    func take(_ view: AlertFieldsView) {
        fields = view
        addSubview(view)
        setNeedsLayout()
    }

    private var fieldsHeight: CGFloat {
        guard let fields, !fields.fields.isEmpty else { return 0 }
        return fields.wishedHeight + (parts.isEmpty ? 0 : AlertMetrics.fieldGap)
    }

    private var parts: [UILabel] { [title, message].filter { $0.text?.isEmpty == false } }

    func show(title: String?, message: String?, _ shape: AlertView.Shape) {
        self.shape = shape
        attributed = (false, false)
        self.title.text = title
        self.message.text = message
        for label in [self.title, self.message] { label.textColor = shape == .alert ? .label : AlertMetrics.sheetText }
        updateFonts()
        setNeedsLayout()
    }

    /// Takes texts with attributes in place of the plain ones.
    func dress(title: NSAttributedString?, message: NSAttributedString?) {
        if let title { self.title.attributedText = title }
        if let message { self.message.attributedText = message }
        attributed = (title != nil, message != nil)
        setNeedsLayout()
    }

    func updateFonts() {
        let traits = AlertView.traits(for: self)
        let small = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        if !attributed.title {
            title.font =
                shape == .alert
                ? UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
                : .systemFont(ofSize: small.pointSize, weight: .semibold)
        }
        if !attributed.message { message.font = small }
    }

    private var padding: CGFloat { shape == .alert ? AlertMetrics.alertPadding : AlertMetrics.sheetPadding }

    private func height(_ label: UILabel, width: CGFloat) -> CGFloat {
        let side = shape == .alert ? AlertMetrics.alertSidePadding : AlertMetrics.sheetSidePadding
        return label.sizeThatFits(CGSize(width: width - 2 * side, height: .infinity)).height
    }

    func wishedHeight(width: CGFloat) -> CGFloat {
        guard !isEmpty else { return 0 }
        let gap = shape == .alert ? AlertMetrics.textGap : AlertMetrics.sheetTextGap
        let heights = parts.map { height($0, width: width) }
        return heights.reduce(0, +) + gap * CGFloat(max(heights.count - 1, 0)) + fieldsHeight + 2 * padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = shape == .alert ? AlertMetrics.alertSidePadding : AlertMetrics.sheetSidePadding
        let gap = shape == .alert ? AlertMetrics.textGap : AlertMetrics.sheetTextGap
        var y = padding
        for label in parts {
            let height = height(label, width: bounds.width)
            label.frame = CGRect(x: side, y: y, width: max(bounds.width - 2 * side, 0), height: height)
            y += height + gap
        }
        if let fields, !fields.fields.isEmpty {
            let top = parts.isEmpty ? y : y - gap + AlertMetrics.fieldGap
            fields.frame = CGRect(
                x: side, y: top, width: max(bounds.width - 2 * side, 0), height: fields.wishedHeight)
        }
        let wish = CGSize(width: bounds.width, height: wishedHeight(width: bounds.width))
        if contentSize != wish { contentSize = wish }
        isScrollEnabled = wish.height > bounds.height + 0.5
    }
}

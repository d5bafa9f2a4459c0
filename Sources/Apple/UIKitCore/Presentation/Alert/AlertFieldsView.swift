import CoreGraphics

/// The text fields of an alert, below its text: in one frame, with lines between them.
@MainActor
package final class AlertFieldsView: UIView {
    package private(set) var fields: [UITextField] = []
    private var lines: [UIView] = []
    /// The font that fields get.
    private var shownFont: UIFont?
    /// The Return key was pressed in the last field.
    var onReturn: () -> Void = {}

    init() {
        super.init(frame: .zero)
        backgroundColor = AlertMetrics.fieldGround
        layer.cornerRadius = AlertMetrics.fieldCorner
        layer.borderColor = UIColor.separator.cgColor
        clipsToBounds = true
    }

    package required init?(coder: NSCoder) { nil }

    func add(_ field: UITextField) {
        field.font = Self.font(for: AlertView.traits(for: self))
        shownFont = field.font
        field.addAction(
            UIAction { [weak self, weak field] _ in
                if let field { self?.returned(in: field) }
            }, for: .editingDidEndOnExit)
        if !fields.isEmpty {
            let line = UIView()
            line.backgroundColor = .separator
            lines.append(line)
            addSubview(line)
        }
        fields.append(field)
        addSubview(field)
        setNeedsLayout()
    }

    /// On to the next field, or what the last one's Return means.
    private func returned(in field: UITextField) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count { fields[index + 1].becomeFirstResponder() } else { onReturn() }
    }

    private static func font(for traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    }

    /// Fields that have the font that they were given here go with the size of text.
    func updateFonts() {
        let font = Self.font(for: AlertView.traits(for: self))
        guard font != shownFont else { return }
        for field in fields where field.font == shownFont { field.font = font }
        shownFont = font
        setNeedsLayout()
    }

    private var rowHeight: CGFloat {
        let lines = fields.map { $0.font?.lineHeight ?? 0 }
        return max(AlertMetrics.fieldHeight, ((lines.max() ?? 0) + 12).rounded(.up))
    }

    var wishedHeight: CGFloat { fields.isEmpty ? 0 : rowHeight * CGFloat(fields.count) }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFonts()
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = 1 / max(traitCollection.displayScale, 1)
        layer.borderWidth = thickness
        for (index, field) in fields.enumerated() {
            let y = CGFloat(index) * rowHeight
            field.frame = CGRect(x: 6, y: y, width: max(bounds.width - 12, 0), height: rowHeight)
            if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness) }
        }
    }
}

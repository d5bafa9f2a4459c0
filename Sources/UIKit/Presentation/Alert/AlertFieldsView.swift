import CoreGraphics

/// The text fields of an alert, below its text: in one frame, with lines between them.
@MainActor
package final class AlertFieldsView: UIView {
    package private(set) var fields: [UITextField] = []
    private var lines: [UIView] = []
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
        field.font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
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

    private var rowHeight: CGFloat {
        max(AlertMetrics.fieldHeight, ((fields.first?.font?.lineHeight ?? 0) + 12).rounded(.up))
    }

    var wishedHeight: CGFloat { fields.isEmpty ? 0 : rowHeight * CGFloat(fields.count) }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
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

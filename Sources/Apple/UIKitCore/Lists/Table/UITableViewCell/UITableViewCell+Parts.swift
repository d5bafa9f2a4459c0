import QuartzCore

extension UITableViewCell {
    final func setUpCell() {
        autoresizingMask = []
        parts.content.frame = bounds
        addSubview(parts.content)
    }

    final func forgetRow() {
        isMarkedHighlighted = false
        isMarkedSelected = false
        showSelection(animated: false)
        if isMarkedEditing { changeEditing(false, animated: false) }
    }

    // MARK: The cell's own labels and image

    final var ownTextLabel: UILabel {
        if let label = parts.text { return label }
        let label = UILabel()
        label.useTextStyle(style == .value2 ? .subheadline : .body)
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = .right
        }
        parts.text = label
        parts.content.addSubview(label)
        parts.content.setNeedsLayout()
        return label
    }

    final var ownDetailLabel: UILabel {
        if let label = parts.detail { return label }
        let label = UILabel()
        switch style {
        case .subtitle: label.useTextStyle(.caption1)
        case .value2: label.useTextStyle(.subheadline)
        case .value1, .default: label.useTextStyle(.body)
        }
        label.textColor = style == .value2 ? .label : .secondaryLabel
        parts.detail = label
        parts.content.addSubview(label)
        parts.content.setNeedsLayout()
        return label
    }

    final var ownImageView: UIImageView {
        if let view = parts.image { return view }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        parts.image = view
        parts.content.addSubview(view)
        parts.content.setNeedsLayout()
        return view
    }

    // MARK: Backgrounds

    final func setBackground(_ view: UIView?) {
        parts.background?.removeFromSuperview()
        parts.background = view
        guard let view else { return }
        leaveBackgroundConfiguration()
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    final func setSelectedBackground(_ view: UIView?) {
        parts.selectedBackground?.removeFromSuperview()
        parts.selectedBackground = view
        parts.hasDefaultSelection = view == nil
        if view != nil { leaveBackgroundConfiguration() }
        showSelection(animated: false)
    }

    /// A cell has views behind its content, or a configuration for that.
    private func leaveBackgroundConfiguration() {
        if backgroundConfiguration != nil { backgroundConfiguration = nil }
    }

    private var isMarked: Bool { (isMarkedSelected || isMarkedHighlighted) && selectionStyle != .none }

    /// Shows or hides what marks the cell.
    final func showSelection(animated: Bool) {
        parts.text?.isHighlighted = isMarked
        parts.detail?.isHighlighted = isMarked
        parts.image?.isHighlighted = isMarked
        parts.editControl?.isOn = isMarkedSelected
        guard isMarked else { return hideSelection(animated: animated) }
        // A configuration for the background follows the state itself.
        if backgroundConfiguration != nil { return showSeparators() }
        let view = selectionView
        guard view.superview !== self || view.alpha < 1 else { return }
        UIView.performWithoutAnimation {
            view.frame = bounds
            insertSubview(view, belowSubview: parts.content)
            if animated { view.alpha = 0 }
        }
        let show = {
            view.alpha = 1
            self.showSeparators()
        }
        if animated { UIView.animate(withDuration: TableMetrics.selectionDuration, animations: show) } else { show() }
    }

    /// What marks one of several rows, where the cell has a view for that.
    private var viewForSeveral: UIView? {
        guard let table, let view = multipleSelectionBackgroundView else { return nil }
        let takesSeveral =
            table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
        return takesSeveral ? view : nil
    }

    private var selectionView: UIView {
        if let view = viewForSeveral { return view }
        if let view = parts.selectedBackground { return view }
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        parts.selectedBackground = view
        return view
    }

    private func hideSelection(animated: Bool) {
        let marks = [multipleSelectionBackgroundView, parts.selectedBackground]
        guard let view = marks.compactMap({ $0 }).first(where: { $0.superview === self }) else { return }
        guard animated else {
            view.removeFromSuperview()
            return showSeparators()
        }
        UIView.animate(withDuration: TableMetrics.selectionDuration, delay: 0, options: .allowUserInteraction) {
            view.alpha = 0
            self.showSeparators()
        } completion: { [weak self] _ in
            if self?.isMarked != true { view.removeFromSuperview() }
        }
    }

    // MARK: Place in the table

    final func placeDidChange() {
        if backgroundColor == nil || parts.hasDefaultColor {
            backgroundColor =
                place.tableStyle == .plain ? .systemBackground : UIColor.secondarySystemGroupedBackground
            parts.hasDefaultColor = true
        }
        roundCorners()
        setNeedsLayout()
    }

    private func roundCorners() {
        guard place.tableStyle == .insetGrouped else { return }
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.groupRadius
        layer.maskedCorners = corners
        layer.masksToBounds = !corners.isEmpty
    }

    // MARK: Separators

    final func showSeparators() {
        let visible = place.separatorStyle == .singleLine && table != nil
        let grouped = place.tableStyle == .grouped
        let ends = place.tableStyle == .insetGrouped && place.isLast
        setSeparator(\.separator, isShown: visible && !ends && !isMarked, at: .bottom, full: grouped && place.isLast)
        setSeparator(\.topSeparator, isShown: visible && grouped && place.isFirst && !isMarked, at: .top, full: true)
    }

    private func setSeparator(
        _ part: WritableKeyPath<CellParts, UIView?>, isShown: Bool, at edge: UIRectEdge, full: Bool
    ) {
        guard isShown || parts[keyPath: part] != nil else { return }
        if let old = parts[keyPath: part], !SeparatorLine.suits(old, place.separatorEffect) {
            old.removeFromSuperview()
            parts[keyPath: part] = nil
        }
        let line = parts[keyPath: part] ?? makeSeparator(part)
        line.alpha = isShown ? 1 : 0
        SeparatorLine.dress(line, place.separatorColor, place.separatorEffect)
        let thickness = traitCollection.hairline
        let inset = full ? .zero : separatorInset
        line.frame = inReadingDirection(
            CGRect(
                x: inset.left, y: edge == .top ? 0 : bounds.height - thickness,
                width: max(0, bounds.width - inset.left - inset.right), height: thickness))
    }

    private func makeSeparator(_ part: WritableKeyPath<CellParts, UIView?>) -> UIView {
        let line = SeparatorLine.make(place.separatorEffect)
        parts[keyPath: part] = line
        UIView.performWithoutAnimation { addSubview(line) }
        return line
    }
}

extension UILabel {
    /// Takes the font of a text style, and goes with the user's size of text.
    fileprivate func useTextStyle(_ style: UIFont.TextStyle) {
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
    }
}

import QuartzCore

extension UITableViewCell {
    private var margin: CGFloat { table?.textMargin ?? TableMetrics.margin(width: bounds.width) }

    /// How far content keeps from the edges where the safe area does not reach them, where reading begins and where it ends.
    private var sides: (start: CGFloat, end: CGFloat) {
        guard let table else { return (0, 0) }
        let (left, right) = table.sideInsets(of: frame)
        return isMirrored ? (right, left) : (left, right)
    }

    private var editControlWidth: CGFloat {
        parts.editControl == nil || !place.indents || !shouldIndentWhileEditing ? 0 : TableMetrics.editControlWidth
    }

    private var reorderWidth: CGFloat { parts.reorder == nil ? 0 : TableMetrics.reorderWidth }

    final func layOutCell() {
        parts.isLayingOut = true
        defer { parts.isLayingOut = false }
        parts.background?.frame = bounds
        for view in [parts.selectedBackground, multipleSelectionBackgroundView] where view?.superview === self {
            view?.frame = bounds
        }
        let right = layOutAccessory()
        let sides = sides
        let left = sides.start + editControlWidth
        parts.editControl?.frame = inReadingDirection(
            CGRect(x: sides.start + 8, y: 0, width: TableMetrics.editControlWidth, height: bounds.height))
        parts.reorder?.frame = inReadingDirection(
            CGRect(
                x: bounds.width - sides.end - TableMetrics.reorderWidth, y: 0, width: TableMetrics.reorderWidth,
                height: bounds.height))
        parts.content.frame = inReadingDirection(
            CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height))
        layOutContent()
        showSeparators()
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A frame in the cell as left-to-right layouts have it, where this cell's layout has it.
    final func inReadingDirection(_ frame: CGRect) -> CGRect {
        isMirrored ? frame.mirrored(in: bounds.width) : frame
    }

    private func place(_ view: UIView?, _ frame: CGRect) {
        view?.frame = isMirrored ? frame.mirrored(in: parts.content.bounds.width) : frame
    }

    /// Places the accessory. Returns where the content ends.
    private func layOutAccessory() -> CGFloat {
        let end = bounds.width - sides.end
        guard let view = shownAccessory, bounds.width > 0 else { return end - reorderWidth }
        let size = view.bounds.size
        let x = end - reorderWidth - (reorderWidth > 0 ? 0 : margin) - size.width
        let frame = inReadingDirection(
            CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
        // What is new is where it belongs; only what was there before moves there in an animation.
        if parts.placedAccessory !== view { UIView.performWithoutAnimation { view.frame = frame } }
        parts.placedAccessory = view
        view.frame = frame
        return x - (accessoryView == nil ? 0 : TableMetrics.accessoryGap)
    }

    // MARK: Labels

    private var contentStart: CGFloat { margin + CGFloat(indentationLevel) * indentationWidth }

    /// Where the labels begin, behind the image.
    private var textStart: CGFloat {
        if let view = configuredView as? UIListContentView { return view.textStart }
        guard let image = parts.image, image.image != nil else { return contentStart }
        return contentStart + imageSize(image).width + TableMetrics.imageGap
    }

    final var defaultSeparatorInset: UIEdgeInsets {
        let automatic = sides.start + textStart + editControlWidth
        guard let own = place.separatorInset else { return UIEdgeInsets(top: 0, left: automatic, bottom: 0, right: 0) }
        let left = place.insetsFromAutomatic ? automatic : textStart + editControlWidth - margin
        return UIEdgeInsets(top: 0, left: own.left + left, bottom: 0, right: own.right)
    }

    /// The image's size, made to fit into the cell's height.
    private func imageSize(_ view: UIImageView) -> CGSize {
        guard let size = view.image?.size, size.height > 0 else { return .zero }
        let factor = min(1, max(0, bounds.height) / size.height)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The content has a label or an image of the cell's that has changed: the cell places it anew.
    final func contentNeedsLayout() {
        guard !parts.isLayingOut, parts.hasOwnViews else { return }
        setNeedsLayout()
    }

    /// A configuration's view fills the content, whatever has resized that.
    final func contentWasLaidOut() {
        layOutConfiguredView(leading: contentStart, trailing: endMargin)
    }

    private func layOutContent() {
        let height = parts.content.bounds.height
        followTextSize()
        layOutConfiguredView(leading: contentStart, trailing: endMargin)
        if let image = parts.image {
            let size = imageSize(image)
            place(
                image,
                CGRect(x: contentStart, y: (height - size.height) / 2, width: size.width, height: size.height))
        }
        let start = textStart
        let room = CGRect(
            x: start, y: 0, width: max(0, parts.content.bounds.width - start - endMargin), height: height)
        switch style {
        case .default: place(parts.text, room)
        case .value1 where !isStacked: layOutSideBySide(in: room)
        case .value2 where !isStacked: layOutColumns(in: room)
        case .subtitle, .value1, .value2: layOutStacked(in: room)
        }
    }

    private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// In the sizes for accessibility labels are stacked vertically, and go over several lines.
    private var isStacked: Bool { style == .subtitle || (style != .default && isLarge) }

    /// Lets labels of one line have several in the sizes for accessibility, and one again in the others.
    private func followTextSize() {
        for label in [parts.text, parts.detail].compactMap({ $0 }) {
            let isFreed = parts.freed.contains { $0 === label }
            if isLarge, label.numberOfLines == 1 {
                label.numberOfLines = 0
                if !isFreed { parts.freed.append(label) }
            } else if !isLarge, isFreed {
                if label.numberOfLines == 0 { label.numberOfLines = 1 }
                parts.freed.removeAll { $0 === label }
            }
        }
    }

    private var endMargin: CGFloat { shownAccessory == nil ? margin : TableMetrics.accessoryGap }

    private func layOutSideBySide(in room: CGRect) {
        let detail = parts.detail.map { min(naturalSize(of: $0).width, room.width) } ?? 0
        place(parts.detail, CGRect(x: room.maxX - detail, y: 0, width: detail, height: room.height))
        let gap = detail > 0 ? TableMetrics.value2Gap : 0
        place(
            parts.text,
            CGRect(
                x: room.minX, y: 0, width: max(0, room.width - detail - gap), height: room.height))
    }

    private func layOutColumns(in room: CGRect) {
        let column = min(TableMetrics.value2Column, room.width)
        place(parts.text, CGRect(x: room.minX, y: 0, width: column, height: room.height))
        let start = room.minX + column + TableMetrics.value2Gap
        place(parts.detail, CGRect(x: start, y: 0, width: max(0, room.maxX - start), height: room.height))
    }

    private func layOutStacked(in room: CGRect) {
        let text = parts.text.map { size(of: $0, width: room.width).height } ?? 0
        let detail = parts.detail.map { size(of: $0, width: room.width).height } ?? 0
        let gap = text > 0 && detail > 0 ? TableMetrics.subtitleGap : 0
        let top = pixel((room.height - text - gap - detail) / 2)
        place(parts.text, CGRect(x: room.minX, y: top, width: room.width, height: text))
        place(parts.detail, CGRect(x: room.minX, y: top + text + gap, width: room.width, height: detail))
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (value * scale).rounded() / scale
    }

    private func naturalSize(of label: UILabel) -> CGSize { size(of: label, width: .greatestFiniteMagnitude) }

    private func size(of label: UILabel, width: CGFloat) -> CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// What the labels need.
    final func fittingSize(_ size: CGSize) -> CGSize {
        if let height = contentHeight(in: size.width) {
            return CGSize(width: size.width, height: max(height, TableMetrics.rowHeight).rounded(.up))
        }
        followTextSize()
        let accessory = shownAccessory.map { $0.bounds.width + margin } ?? 0
        let width = max(
            0, size.width - sides.start - sides.end - accessory - textStart - endMargin - editControlWidth)
        let text = parts.text.map { self.size(of: $0, width: width).height } ?? 0
        let detail = parts.detail.map { self.size(of: $0, width: width).height } ?? 0
        let labels =
            isStacked ? text + detail + (detail > 0 ? TableMetrics.subtitleGap : 0) : max(text, detail)
        let image = parts.image?.image.map(\.size.height) ?? 0
        let height = max(labels == 0 ? 0 : labels + 2 * TableMetrics.textPadding, image, TableMetrics.rowHeight)
        return CGSize(width: size.width, height: height.rounded(.up))
    }

    /// What content needs that is described by a configuration or laid out by constraints, in the content view or in the cell
    /// itself; `nil` for the cell's own labels.
    private func contentHeight(in width: CGFloat) -> CGFloat? {
        let accessory = shownAccessory.map { $0.bounds.width + margin } ?? 0
        let room = max(0, width - sides.start - sides.end - accessory - editControlWidth)
        layOutConfiguredView(leading: contentStart, trailing: endMargin)
        if let height = parts.configured?.contentHeight(width: room) { return height }
        let heights = [
            parts.content.hasSubviewsPlacedByRules ? parts.content.heightByRules(width: room) : nil,
            hasSubviewsPlacedByRules ? heightByRules(width: width) : nil,
        ]
        return heights.compactMap { $0 }.max()
    }
}

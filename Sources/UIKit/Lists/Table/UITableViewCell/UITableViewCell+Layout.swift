import QuartzCore

extension UITableViewCell {
    private var margin: CGFloat { TableMetrics.margin(width: (table ?? self).bounds.width) }

    private var editControlWidth: CGFloat { parts.editControl == nil ? 0 : TableMetrics.editControlWidth }

    final func layOutCell() {
        parts.background?.frame = bounds
        if let selection = parts.selectedBackground, selection.superview === self { selection.frame = bounds }
        let right = layOutAccessory()
        let left = editControlWidth
        parts.editControl?.frame = CGRect(x: 8, y: 0, width: left, height: bounds.height)
        parts.content.frame = CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height)
        layOutContent()
        showSeparators()
    }

    /// Places the accessory. Returns where the content ends.
    private func layOutAccessory() -> CGFloat {
        guard let view = shownAccessory, bounds.width > 0 else { return bounds.width }
        let size = view.bounds.size
        let x = bounds.width - margin - size.width
        view.frame = CGRect(
            x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        return x - (accessoryView == nil ? 0 : TableMetrics.accessoryGap)
    }

    // MARK: Labels

    private var contentStart: CGFloat { margin + CGFloat(indentationLevel) * indentationWidth }

    /// Where the labels begin, behind the image.
    private var textStart: CGFloat {
        guard let image = parts.image, image.image != nil else { return contentStart }
        return contentStart + imageSize(image).width + TableMetrics.imageGap
    }

    final var defaultSeparatorInset: UIEdgeInsets {
        let base = place.separatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0)
        return UIEdgeInsets(
            top: 0, left: base.left - margin + textStart + editControlWidth, bottom: 0, right: base.right)
    }

    /// The image's size, made to fit into the cell's height.
    private func imageSize(_ view: UIImageView) -> CGSize {
        guard let size = view.image?.size, size.height > 0 else { return .zero }
        let factor = min(1, max(0, bounds.height) / size.height)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    final func layOutContent() {
        let height = parts.content.bounds.height
        if let image = parts.image {
            let size = imageSize(image)
            image.frame = CGRect(
                x: contentStart, y: (height - size.height) / 2, width: size.width, height: size.height)
        }
        let start = textStart
        let room = CGRect(
            x: start, y: 0, width: max(0, parts.content.bounds.width - start - endMargin), height: height)
        switch style {
        case .default: parts.text?.frame = room
        case .value1: layOutSideBySide(in: room)
        case .value2: layOutColumns(in: room)
        case .subtitle: layOutStacked(in: room)
        }
    }

    private var endMargin: CGFloat { shownAccessory == nil ? margin : TableMetrics.accessoryGap }

    private func layOutSideBySide(in room: CGRect) {
        let detail = parts.detail.map { min(naturalSize(of: $0).width, room.width) } ?? 0
        parts.detail?.frame = CGRect(x: room.maxX - detail, y: 0, width: detail, height: room.height)
        let gap = detail > 0 ? TableMetrics.value2Gap : 0
        parts.text?.frame = CGRect(
            x: room.minX, y: 0, width: max(0, room.width - detail - gap), height: room.height)
    }

    private func layOutColumns(in room: CGRect) {
        let column = min(TableMetrics.value2Column, room.width)
        parts.text?.frame = CGRect(x: room.minX, y: 0, width: column, height: room.height)
        let start = room.minX + column + TableMetrics.value2Gap
        parts.detail?.frame = CGRect(x: start, y: 0, width: max(0, room.maxX - start), height: room.height)
    }

    private func layOutStacked(in room: CGRect) {
        let text = parts.text.map { size(of: $0, width: room.width).height } ?? 0
        let detail = parts.detail.map { size(of: $0, width: room.width).height } ?? 0
        let gap = text > 0 && detail > 0 ? TableMetrics.subtitleGap : 0
        let top = pixel((room.height - text - gap - detail) / 2)
        parts.text?.frame = CGRect(x: room.minX, y: top, width: room.width, height: text)
        parts.detail?.frame = CGRect(x: room.minX, y: top + text + gap, width: room.width, height: detail)
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
        let accessory = shownAccessory.map { $0.bounds.width + margin } ?? 0
        let width = max(0, size.width - accessory - textStart - endMargin - editControlWidth)
        let text = parts.text.map { self.size(of: $0, width: width).height } ?? 0
        let detail = parts.detail.map { self.size(of: $0, width: width).height } ?? 0
        let labels =
            style == .subtitle ? text + detail + (detail > 0 ? TableMetrics.subtitleGap : 0) : max(text, detail)
        let image = parts.image?.image.map(\.size.height) ?? 0
        let height = max(labels == 0 ? 0 : labels + 2 * TableMetrics.textPadding, image, TableMetrics.rowHeight)
        return CGSize(width: size.width, height: height.rounded(.up))
    }
}

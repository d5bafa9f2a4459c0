import CoreGraphics

/// The lines with which a plain table goes on below its last row, as if there were empty rows.
@MainActor
final class TableFillers: UIView {
    private var lines: [UIView] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a line at the lower end of each empty row.
    func show(height: CGFloat, inset: UIEdgeInsets, color: UIColor, effect: UIVisualEffect?) {
        for line in lines where !SeparatorLine.suits(line, effect) { line.removeFromSuperview() }
        lines.removeAll { $0.superview == nil }
        let count = bounds.height > 0 ? Int((bounds.height / height).rounded(.down)) : 0
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = SeparatorLine.make(effect)
            lines.append(line)
            addSubview(line)
        }
        let thickness = traitCollection.hairline
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, line) in lines.enumerated() {
            let place = CGRect(
                x: inset.left, y: CGFloat(index + 1) * height - thickness,
                width: max(0, bounds.width - inset.left - inset.right), height: thickness)
            line.frame = isMirrored ? place.mirrored(in: bounds.width) : place
            SeparatorLine.dress(line, color, effect)
        }
    }
}

extension UITableView {
    /// The height of an empty row; 0 where none is shown: with a footer there are none (a well known way to be rid of them).
    private var emptyRowHeight: CGFloat {
        guard tableStyle == .plain, separatorStyle == .singleLine, tableFooterView == nil else { return 0 }
        guard fillerRowHeight == UITableView.automaticDimension else { return max(fillerRowHeight, 0) }
        return rowHeight > 0 ? rowHeight : TableMetrics.rowHeight
    }

    /// Where the lines begin and end, counted from where text does.
    private var fillerInset: UIEdgeInsets {
        let (left, right) = sideInsets(of: bounds)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var inset = UIEdgeInsets(top: 0, left: (isMirrored ? right : left) + textMargin, bottom: 0, right: 0)
        if hasOwnSeparatorInset {
            inset.left += separatorInset.left
            inset.right = separatorInset.right
        }
        return inset
    }

    /// Lines below the last row, as far down as one sees.
    final func placeFillers() {
        guard fillerRowHeight != 0 || table.fillers != nil else { return }
        let height = emptyRowHeight
        guard height > 0 else {
            table.fillers?.removeFromSuperview()
            return table.fillers = nil
        }
        let view = table.fillers ?? TableFillers()
        if view.superview == nil { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
        table.fillers = view
        let top = table.geometry.footerTop
        UIView.performWithoutAnimation {
            view.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.maxY - top))
            let inset = hasOwnSeparatorInset && separatorInsetReference == .fromCellEdges ? separatorInset : fillerInset
            view.show(height: height, inset: inset, color: separatorColor ?? .separator, effect: separatorEffect)
        }
    }
}

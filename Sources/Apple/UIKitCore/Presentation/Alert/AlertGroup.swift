import CoreGraphics

/// Buttons that are stacked vertically, or two beside each other, with lines between them. They scroll where there is not
/// enough room.
@MainActor
final class AlertGroup: UIScrollView {
    let buttons: [AlertActionView]
    private let lines: [UIView]
    private let shape: AlertView.Shape

    init(_ buttons: [AlertActionView], _ shape: AlertView.Shape) {
        self.buttons = buttons
        self.shape = shape
        lines = buttons.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        for view in buttons + lines { addSubview(view) }
        for line in lines {
            line.backgroundColor = shape == .alert ? .separator : AlertMetrics.sheetSeparator
            line.isUserInteractionEnabled = false
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether two buttons are side by side: in alerts, where both titles have room.
    private func isRow(width: CGFloat) -> Bool {
        shape == .alert && buttons.count == 2 && buttons.allSatisfy { $0.wishedWidth <= (width / 2).rounded(.down) }
    }

    /// The buttons in the order in which they stand: what cancels is first in a row, and last in a column.
    func ordered(width: CGFloat) -> [AlertActionView] {
        let cancel = buttons.filter { $0.action.style == .cancel }
        let others = buttons.filter { $0.action.style != .cancel }
        return isRow(width: width) ? cancel + others : others + cancel
    }

    func wishedHeight(width: CGFloat) -> CGFloat {
        let isRow = isRow(width: width)
        let heights = buttons.map { $0.wishedHeight(width: isRow ? width / 2 : width) }
        return isRow ? heights.max() ?? 0 : heights.reduce(0, +) + thickness * CGFloat(max(buttons.count - 1, 0))
    }

    /// The least that is to be seen of the buttons where there is not enough room: one and a half, so that one knows of the others.
    func leastHeight(width: CGFloat) -> CGFloat {
        guard let first = ordered(width: width).first else { return 0 }
        let wish = wishedHeight(width: width)
        return min(max(AlertMetrics.leastActions, first.wishedHeight(width: width) * 1.5), wish)
    }

    private var thickness: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0 else { return }
        let ordered = ordered(width: bounds.width)
        if isRow(width: bounds.width) { layOutRow(ordered) } else { layOutColumn(ordered) }
        let height = wishedHeight(width: bounds.width)
        if contentSize != CGSize(width: bounds.width, height: height) {
            contentSize = CGSize(width: bounds.width, height: height)
        }
        isScrollEnabled = height > bounds.height + 0.5
        delaysContentTouches = isScrollEnabled
    }

    private func layOutColumn(_ ordered: [AlertActionView]) {
        var y: CGFloat = 0
        for (index, button) in ordered.enumerated() {
            if index > 0 {
                lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
                y += thickness
            }
            let height = button.wishedHeight(width: bounds.width)
            button.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
    }

    private func layOutRow(_ ordered: [AlertActionView]) {
        let height = wishedHeight(width: bounds.width)
        let half = bounds.width / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in (isMirrored ? ordered.reversed() : ordered).enumerated() {
            button.frame = CGRect(x: CGFloat(index) * half, y: 0, width: half, height: height)
        }
        lines.first?.frame = CGRect(x: half - thickness / 2, y: 0, width: thickness, height: height)
    }
}

import UIKit

/// One row of the time line, drawn once: names at the left, the animations at the right as bars with their graphs. A tap on a bar
/// selects it, one on the eye mutes the row.
final class TimelineRowView: PaneControl {
    private(set) var row: TimelineRow?
    private var total: TimeInterval = 0
    private var isOfSelection = false
    /// Called with the number of the source of the bar that was tapped.
    var onSelect: (Int) -> Void = { _ in }
    var onMute: (TimelineRow) -> Void = { _ in }

    static let height: CGFloat = 32
    /// Where the bars begin.
    static let trackX: CGFloat = Metrics.margin + 136
    private static let eyeWidth: CGFloat = 22

    /// How much room the bars have in a row of some width.
    static func trackWidth(in width: CGFloat) -> CGFloat { max(width - Metrics.margin - trackX, 1) }

    /// Whether it shows that row already.
    func shows(_ row: TimelineRow, total: TimeInterval, selected: Int?) -> Bool {
        self.total == total && isOfSelection == row.has(source: selected)
            && self.row.map { $0.looksLike(row) } ?? false
    }

    /// Shows a row of a time line that lasts `total` seconds.
    func show(_ row: TimelineRow, total: TimeInterval, selected: Int?) {
        guard !shows(row, total: total, selected: selected) else {
            // Another layer may look the same.
            self.row = row
            return
        }
        self.row = row
        self.total = total
        isOfSelection = row.has(source: selected)
        setNeedsDisplay()
    }

    // MARK: Touches

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isTouchInside, let row, let x = touch?.location(in: self).x else { return }
        if eye.minX...Self.trackX ~= x { return onMute(row) }
        let bar = row.bars.last { x >= frame(of: $0).minX - 4 } ?? row.bars.first
        if let bar { onSelect(bar.source) }
    }

    // MARK: Drawing

    private var eye: CGRect {
        CGRect(x: Self.trackX - Self.eyeWidth, y: (Self.height - 16) / 2, width: 16, height: 16)
    }

    override func draw(_ rect: CGRect) {
        guard let row else { return }
        if isHighlighted {
            Palette.raised.setFill()
            UIRectFill(bounds)
        }
        let width = eye.minX - Metrics.margin - 4
        row.keyPath.draw(
            in: CGRect(x: Metrics.margin, y: 2, width: width, height: 14), font: Typeface.smallMedium,
            color: row.isMuted ? Palette.faintText : isOfSelection ? Palette.accent : Palette.text)
        row.owner.draw(
            in: CGRect(x: Metrics.margin, y: 15, width: width, height: 13), font: Typeface.tiny,
            color: row.isMuted ? Palette.faintText : Palette.secondaryText)
        Glyph.eye(isOpen: !row.isMuted).draw(in: eye, color: row.isMuted ? Palette.warning : Palette.faintText)
        let color = row.isMuted ? Palette.faintText : Palette.color(of: row.kind)
        for bar in row.bars { draw(bar, color: color) }
        if let first = row.bars.first { drawWords(of: first) }
    }

    /// The bar's rectangle; one without an end goes to the right edge.
    func frame(of bar: TimelineRow.Bar) -> CGRect {
        let track = Self.trackWidth(in: bounds.width)
        let scale = total > 0 ? track / CGFloat(total) : 0
        let x = Self.trackX + min(max(CGFloat(bar.begin) * scale, 0), track)
        let end = bar.length.isFinite ? CGFloat(bar.begin + bar.length) * scale : track
        return CGRect(x: x, y: 4, width: max(min(end, track) - (x - Self.trackX), 2), height: 24)
    }

    private func draw(_ bar: TimelineRow.Bar, color: UIColor) {
        let frame = frame(of: bar)
        let shape = UIBezierPath(roundedRect: frame, cornerRadius: 3)
        color.withAlphaComponent(0.2).setFill()
        shape.fill()
        let path = UIBezierPath()
        let (low, high) = (min(bar.graph.values.min() ?? 0, 0), max(bar.graph.values.max() ?? 1, 1))
        let steps = CGFloat(max(bar.graph.values.count - 1, 1))
        for (index, value) in bar.graph.values.enumerated() {
            let y = frame.maxY - 3 - (frame.height - 6) * CGFloat((value - low) / (high - low))
            let point = CGPoint(x: frame.minX + frame.width * CGFloat(index) / steps, y: y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.lineWidth = 1.25
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }

    /// Begin, length and pace in the corner of the bar that the graph leaves free.
    private func drawWords(of bar: TimelineRow.Bar) {
        let frame = frame(of: bar).insetBy(dx: 5, dy: 1)
        guard frame.width > 44 else { return }
        let isRising = (bar.graph.values.dropFirst(bar.graph.values.count / 2).first ?? 0) > 0.62
        let line = CGRect(x: frame.minX, y: isRising ? frame.maxY - 11 : frame.minY, width: frame.width, height: 11)
        let begin = bar.begin > 0.0005 ? String(format: "%.2f+", bar.begin) : ""
        let length = bar.length.isFinite ? String(format: "%.2f s", bar.length) : "∞"
        "\(begin)\(length)  \(bar.pace)".draw(
            in: line, font: Typeface.tiny, color: Palette.secondaryText, alignment: isRising ? .right : .left)
    }
}

extension TimelineRow {
    /// Whether a source has made one of its bars.
    func has(source: Int?) -> Bool { bars.contains { $0.source == source } }
}

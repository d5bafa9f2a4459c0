import UIKit

/// One row of the time line, drawn once: names at the left, the animations at the right as bars with their graphs.
final class TimelineRowView: PaneView {
    private var row: TimelineRow?
    private var total: TimeInterval = 0

    static let height: CGFloat = 32
    /// Where the bars begin and how much room they have.
    static let trackX: CGFloat = Metrics.margin + 136
    static let trackWidth: CGFloat = Metrics.width - Metrics.margin - trackX

    override func build() {
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    /// Whether it shows that row already.
    func shows(_ row: TimelineRow, total: TimeInterval) -> Bool {
        self.total == total && self.row.map { $0.looksLike(row) } ?? false
    }

    /// Shows a row of a time line that lasts `total` seconds.
    func show(_ row: TimelineRow, total: TimeInterval) {
        guard !shows(row, total: total) else { return }
        self.row = row
        self.total = total
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let row else { return }
        let width = Self.trackX - Metrics.margin - 8
        row.keyPath.draw(
            in: CGRect(x: Metrics.margin, y: 2, width: width, height: 14), font: Typeface.smallMedium,
            color: Palette.text)
        row.owner.draw(
            in: CGRect(x: Metrics.margin, y: 15, width: width, height: 13), font: Typeface.tiny,
            color: Palette.secondaryText)
        for bar in row.bars { draw(bar, color: color(of: row.keyPath)) }
        if let first = row.bars.first { drawWords(of: first) }
    }

    /// The bar's rectangle; one without an end goes to the right edge.
    private func frame(of bar: TimelineRow.Bar) -> CGRect {
        let scale = total > 0 ? Self.trackWidth / CGFloat(total) : 0
        let x = Self.trackX + min(max(CGFloat(bar.begin) * scale, 0), Self.trackWidth)
        let end = bar.length.isFinite ? CGFloat(bar.begin + bar.length) * scale : Self.trackWidth
        return CGRect(x: x, y: 4, width: max(min(end, Self.trackWidth) - (x - Self.trackX), 2), height: 24)
    }

    private func draw(_ bar: TimelineRow.Bar, color: UIColor) {
        let frame = frame(of: bar)
        color.withAlphaComponent(0.2).setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: 3).fill()
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

    private func color(of keyPath: String) -> UIColor {
        switch keyPath.prefix(while: { $0 != "." }) {
        case "position", "transform", "sublayerTransform", "zPosition", "anchorPoint": Palette.motion
        case "bounds", "path", "cornerRadius", "contentsRect": Palette.size
        case "opacity", "backgroundColor", "shadowOpacity", "contents", "hidden", "borderColor": Palette.look
        default: Palette.other
        }
    }
}

import UIKit

/// The times above the rows.
final class TimelineRuler: PaneView {
    static let height: CGFloat = 18

    /// Seconds at the right edge.
    var total: TimeInterval = 0 { didSet { redraw(total, was: oldValue) } }

    override func build() {
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    /// A round number of seconds of which three to six go into the width.
    static func step(for total: TimeInterval) -> TimeInterval {
        let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 30, 60]
        return steps.first { total / $0 <= 5.5 } ?? total / 4
    }

    override func draw(_ rect: CGRect) {
        guard total > 0 else { return }
        let track = TimelineRowView.trackWidth(in: bounds.width)
        let step = Self.step(for: total)
        for number in 0...Int(total / step + 1e-6) {
            let time = Double(number) * step
            let x = TimelineRowView.trackX + CGFloat(time / total) * track
            Palette.line.setFill()
            UIRectFill(CGRect(x: x - 0.5, y: 13, width: 1, height: 5))
            let text = number == 0 ? "0" : String(format: step < 0.1 ? "%.2f" : step == 0.25 ? "%.2f" : "%.1f", time)
            let width: CGFloat = 28
            let place = min(max(x - width / 2, TimelineRowView.trackX - 2), bounds.width - Metrics.margin - width)
            text.draw(
                in: CGRect(x: place, y: 1, width: width, height: 11), font: Typeface.tiny, color: Palette.faintText,
                alignment: number == 0 ? .left : place < x - width / 2 ? .right : .center)
        }
    }
}

import UIKit

/// The last calls of the transition, in order, with their times.
final class EventsPanel: Panel {
    @MainActor private struct Line {
        let time = UILabel()
        let text = UILabel()
    }

    private var lines: [Line] = []
    private let nothing = UILabel()
    private var shown: [EventLine] = []

    /// How many lines are seen.
    private static let count = 9
    private static let lineHeight: CGFloat = 16

    override var height: CGFloat { CGFloat(Self.count) * Self.lineHeight + 6 }

    override func build() {
        nothing.font = Typeface.small
        nothing.textColor = Palette.faintText
        nothing.text = "Nothing has been called yet"
        addSubview(nothing)
        for _ in 0..<Self.count {
            let line = Line()
            line.time.font = Typeface.smallDigits
            line.time.textColor = Palette.faintText
            line.text.font = Typeface.small
            addSubview(line.time)
            addSubview(line.text)
            lines.append(line)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (x, width, height) = (Metrics.margin, bounds.width - 2 * Metrics.margin, Self.lineHeight)
        nothing.frame = CGRect(x: x, y: 0, width: width, height: height)
        for (index, line) in lines.enumerated() {
            let y = CGFloat(index) * height
            line.time.frame = CGRect(x: x, y: y, width: 40, height: height)
            line.text.frame = CGRect(x: x + 44, y: y, width: width - 44, height: height)
        }
    }

    override func refresh() { showTime() }

    /// A finger's moves make a line that changes each frame.
    override func showTime() {
        let events = Array((model.record?.events ?? []).suffix(Self.count))
        guard events != shown else { return }
        shown = events
        nothing.isHidden = !events.isEmpty
        for (line, index) in zip(lines, 0...) {
            show(index < events.count ? events[index] : nil, in: line)
        }
    }

    private func show(_ event: EventLine?, in line: Line) {
        let time = event.map { String(format: "%.3f", $0.time) }
        line.time.show(time)
        line.text.show(event?.text)
        let color = event?.isMisuse ?? false ? Palette.warning : Palette.text
        if line.text.textColor != color { line.text.textColor = color }
    }
}

import UIKit

/// The last transitions, the newest on top: when, what, by whom, how long, and how it ended. A tap chooses one.
final class HistoryPanel: Panel {
    private var rows: [HistoryRow] = []
    private let nothing = UILabel()
    private var count = 0

    override var height: CGFloat { CGFloat(max(count, 1)) * HistoryRow.height + 6 }

    override func build() {
        nothing.font = Typeface.small
        nothing.textColor = Palette.faintText
        nothing.text = "No transition yet"
        addSubview(nothing)
        rows = (0..<TransitionRecorder.capacity).map { index in
            let row = HistoryRow()
            row.onChange = { [unowned self] in choose(index) }
            addSubview(row)
            return row
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, HistoryRow.height)
        nothing.frame = CGRect(x: Metrics.margin, y: 0, width: width - 2 * Metrics.margin, height: height)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
        }
    }

    private func choose(_ index: Int) {
        let newestFirst = Array(model.history.reversed())
        if newestFirst.indices.contains(index) { model.choose(newestFirst[index]) }
    }

    override func refresh() {
        let records = Array(model.history.reversed())
        count = records.count
        nothing.isHidden = count > 0
        for (index, row) in rows.enumerated() {
            row.isHidden = index >= count
            guard index < count else { continue }
            row.line = HistoryLine(records[index], isChosen: records[index] === model.record)
        }
    }
}

/// The texts of a row of the history.
@MainActor package struct HistoryLine: Equatable {
    let time: String
    let title: String
    let detail: String
    package let length: String
    let sign: String
    let isCancelled: Bool
    let isChosen: Bool

    package init(_ record: TransitionRecord, isChosen: Bool) {
        time = Self.clock(record.requestTime)
        title = record.operation.rawValue
        detail = record.animatorName ?? ""
        length = String(format: "%.2f s", record.timeTaken ?? record.total)
        sign = record.didComplete.map { $0 ? "✓" : "✕" } ?? "…"
        isCancelled = record.didComplete == false
        self.isChosen = isChosen
    }

    /// A time in a few characters: seconds with a tenth, then minutes and seconds, then hours too.
    package static func clock(_ time: TimeInterval) -> String {
        guard time >= 599.95 else { return String(format: "%.1f s", time) }
        let seconds = Int(time.rounded())
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let rest = String(format: "%02d", seconds % 60)
        return hours > 0 ? "\(hours):" + String(format: "%02d", minutes) + ":\(rest)" : "\(minutes):\(rest)"
    }
}

/// A row of the history.
final class HistoryRow: PaneControl {
    static let height: CGFloat = 20

    var line: HistoryLine? { didSet { redraw(line, was: oldValue) } }

    override func draw(_ rect: CGRect) {
        guard let line else { return }
        if line.isChosen || isHighlighted {
            (isHighlighted ? Palette.pressed : Palette.raised).setFill()
            UIRectFill(bounds)
        }
        let (x, width) = (Metrics.margin, bounds.width - 2 * Metrics.margin)
        func write(
            _ text: String, _ left: CGFloat, _ room: CGFloat, _ font: UIFont, _ color: UIColor,
            _ alignment: NSTextAlignment = .left
        ) {
            text.draw(
                in: CGRect(x: x + left, y: 0, width: room, height: bounds.height), font: font, color: color,
                alignment: alignment)
        }
        write(line.time, 0, 44, Typeface.smallDigits, Palette.faintText)
        write(line.title, 44, 52, Typeface.smallMedium, line.isChosen ? Palette.accent : Palette.text)
        write(line.detail, 98, width - 98 - 68, Typeface.small, Palette.secondaryText)
        write(line.length, width - 66, 48, Typeface.smallDigits, Palette.secondaryText, .right)
        write(line.sign, width - 16, 16, Typeface.small, line.isCancelled ? Palette.warning : Palette.good, .right)
    }
}

import UIKit

/// The time line: a ruler, a row for each animated property, and the playhead over them.
///
/// Rows are drawn once, a few in each turn while a transition runs; the playhead is a view that moves.
final class TimelinePanel: Panel {
    private let ruler = TimelineRuler()
    private let playhead = UIView()
    private let note = UILabel()
    private var rowViews: [TimelineRowView] = []
    /// The rows that are to be shown.
    private var rows: [TimelineRow] = []
    private var total: TimeInterval = 0

    /// More rows than these are only counted. Decided: they would not be read, and each is a picture in memory.
    static let mostRows = 40
    /// How many rows are drawn in a turn while a transition runs, so that no frame comes late.
    private static let rowsInTurn = 3

    private var shownCount: Int { min(rows.count, Self.mostRows) }

    override var height: CGFloat {
        let rest: CGFloat = rows.count > Self.mostRows || rows.isEmpty ? 20 : 0
        return TimelineRuler.height + CGFloat(shownCount) * TimelineRowView.height + rest + 4
    }

    override func build() {
        clipsToBounds = true
        note.font = Typeface.small
        note.textColor = Palette.faintText
        playhead.backgroundColor = Palette.playhead
        playhead.isUserInteractionEnabled = false
        for view in [ruler, note, playhead] { addSubview(view) }
    }

    override func refresh() {
        rows = model.record?.rows ?? []
        total = model.record?.total ?? 0
        ruler.total = total
        let text = rows.isEmpty ? "Nothing is animated" : "and \(rows.count - shownCount) more"
        if note.text != text { note.text = text }
        note.isHidden = rows.count == shownCount && !rows.isEmpty
        showRows(atMost: model.isPlaying ? Self.rowsInTurn : .max)
        setNeedsLayout()
        showTime()
    }

    /// Brings the row views up to date; those that have to wait for their turn stay hidden.
    private func showRows(atMost limit: Int) {
        var drawn = 0
        for (index, row) in rows.prefix(shownCount).enumerated() {
            let view = rowView(index)
            if !view.shows(row, total: total) {
                if drawn < limit { view.show(row, total: total) }
                drawn += 1
            }
            view.isHidden = drawn > limit
        }
        for view in rowViews.dropFirst(shownCount) { view.isHidden = true }
    }

    private func rowView(_ index: Int) -> TimelineRowView {
        if index < rowViews.count { return rowViews[index] }
        let view = TimelineRowView()
        view.frame = CGRect(
            x: 0, y: TimelineRuler.height + CGFloat(index) * TimelineRowView.height, width: Metrics.width,
            height: TimelineRowView.height)
        insertSubview(view, belowSubview: playhead)
        rowViews.append(view)
        return view
    }

    override func showTime() {
        if rowViews.prefix(shownCount).contains(where: \.isHidden) { showRows(atMost: Self.rowsInTurn) }
        let progress = CGFloat(model.record?.progress ?? 0)
        let isHidden = rows.isEmpty
        if playhead.isHidden != isHidden { playhead.isHidden = isHidden }
        let x = TimelineRowView.trackX + progress * TimelineRowView.trackWidth
        let frame = CGRect(
            x: x - 0.5, y: TimelineRuler.height - 5, width: 1,
            height: CGFloat(shownCount) * TimelineRowView.height + 5)
        if playhead.frame != frame { playhead.frame = frame }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ruler.frame = CGRect(x: 0, y: 0, width: Metrics.width, height: TimelineRuler.height)
        note.frame = CGRect(
            x: Metrics.margin, y: TimelineRuler.height + CGFloat(shownCount) * TimelineRowView.height,
            width: Metrics.contentWidth, height: 18)
    }
}

import UIKit

/// The time line: a filter, the editor of the selected timing, a ruler, a row for each animated property, and the playhead over
/// them.
///
/// Rows are drawn once, a few in each turn while a transition runs; the playhead is a view that moves.
final class TimelinePanel: Panel {
    private let filter = SegmentStrip()
    private let editor = TimingEditor()
    private let ruler = TimelineRuler()
    private let heading = TimelineHeading()
    private let playhead = UIView()
    private let note = UILabel()
    private let (beginHandle, endHandle) = (BarHandle(), BarHandle())
    private var rowViews: [TimelineRowView] = []
    private var content = TimelineContent([])
    private var hasRows = false
    private var total: TimeInterval = 0
    /// The row whose bar was tapped last: it has the handles.
    private var handled: TimelineRow.ID?
    /// The timing at the begin of a drag, and seconds a point then.
    private var drag: (timing: AnimationTiming, scale: Double)?

    /// How many rows are drawn in a turn while a transition runs, so that no frame comes late.
    private static let rowsInTurn = 3

    private var shownRows: [TimelineRow] {
        content.items.compactMap { if case .row(let row) = $0 { row } else { nil } }
    }

    /// Where the ruler is.
    private var rulerY: CGFloat {
        (hasRows ? Metrics.controlHeight + 4 : 0) + (model == nil ? 0 : editor.height(in: bounds.width))
    }

    private var rowsHeight: CGFloat {
        content.items.reduce(0) { $0 + Self.height(of: $1) }
    }

    private static func height(of item: TimelineContent.Item) -> CGFloat {
        if case .row = item { TimelineRowView.height } else { TimelineHeading.height }
    }

    override var height: CGFloat {
        let rest: CGFloat = content.hidden > 0 || content.items.isEmpty ? 20 : 0
        return rulerY + TimelineRuler.height + rowsHeight + rest + 4
    }

    override func build() {
        clipsToBounds = true
        note.font = Typeface.small
        note.textColor = Palette.faintText
        playhead.backgroundColor = Palette.playhead
        playhead.isUserInteractionEnabled = false
        filter.titles = ["All"] + TimelineRow.Kind.allCases.map(\.rawValue)
        for view in [filter, editor, ruler, heading, note, playhead, beginHandle, endHandle] { addSubview(view) }
    }

    override func modelIsSet() {
        editor.model = model
        filter.onChange = { [unowned self] in
            let index = filter.selectedIndex ?? 0
            model.timelineFilter = index == 0 ? nil : TimelineRow.Kind.allCases[index - 1]
        }
        heading.onChange = { [unowned self] in model.showsSystemRows = !heading.isOpen }
        beginHandle.onDrag = { [unowned self] in drag($0, by: $1) { $0.delay += $1 } }
        endHandle.onDrag = { [unowned self] in drag($0, by: $1) { $0.duration += $1 } }
    }

    private func drag(
        _ phase: ScrubBar.Phase, by points: CGFloat, _ change: (inout AnimationTiming, TimeInterval) -> Void
    ) {
        switch phase {
        case .began:
            let track = Double(TimelineRowView.trackWidth(in: bounds.width))
            drag = model.selectedSource?.timing.map { ($0, total / track) }
        case .moved:
            guard let drag else { return }
            var timing = drag.timing
            change(&timing, Double(points) * drag.scale)
            model.setTiming(timing)
        case .ended: drag = nil
        }
    }

    /// A tap on another row of the selected source moves the handles there.
    private func select(source: Int, in row: TimelineRow?) {
        let isOtherRow = row?.id != handled && source == model.selectedSource?.number
        handled = row?.id
        if isOtherRow { setNeedsLayout() } else { model.select(source: source) }
    }

    // MARK: What is shown

    override func refresh() {
        let rows = model.record?.rows ?? []
        hasRows = !rows.isEmpty
        content = TimelineContent(rows, filter: model.timelineFilter, showsSystem: model.showsSystemRows)
        total = model.record?.total ?? 0
        ruler.total = total
        filter.isHidden = !hasRows
        filter.selectedIndex =
            model.timelineFilter.flatMap { TimelineRow.Kind.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        editor.isHidden = model.selectedSource?.timing == nil
        editor.refresh()
        showNote()
        showRows(atMost: model.isPlaying ? Self.rowsInTurn : .max)
        setNeedsLayout()
        showTime()
    }

    private func showNote() {
        let text =
            hasRows ? content.hidden > 0 ? "and \(content.hidden) more" : "No rows of this kind" : "Nothing is animated"
        note.show(text)
        note.isHidden = content.hidden == 0 && !content.items.isEmpty
    }

    /// Brings the row views up to date; those that have to wait for their turn stay hidden.
    private func showRows(atMost limit: Int) {
        let rows = shownRows
        let selected = model.selectedSource?.number
        var drawn = 0
        for (index, row) in rows.enumerated() {
            let view = rowView(index)
            if !view.shows(row, total: total, selected: selected) { drawn += 1 }
            view.isHidden = drawn > limit
            if !view.isHidden { view.show(row, total: total, selected: selected) }
        }
        for view in rowViews.dropFirst(rows.count) { view.isHidden = true }
    }

    private func rowView(_ index: Int) -> TimelineRowView {
        if index < rowViews.count { return rowViews[index] }
        let view = TimelineRowView()
        view.frame.size = CGSize(width: bounds.width, height: TimelineRowView.height)
        view.onSelect = { [unowned self, unowned view] in select(source: $0, in: view.row) }
        view.onMute = { [unowned self] in model.toggleMute($0) }
        insertSubview(view, belowSubview: playhead)
        rowViews.append(view)
        return view
    }

    override func showTime() {
        let rows = shownRows
        if rowViews.prefix(rows.count).contains(where: \.isHidden) { showRows(atMost: Self.rowsInTurn) }
        let progress = CGFloat(model.record?.progress ?? 0)
        let isHidden = rows.isEmpty
        if playhead.isHidden != isHidden { playhead.isHidden = isHidden }
        let x = TimelineRowView.trackX + progress * TimelineRowView.trackWidth(in: bounds.width)
        let frame = CGRect(x: x - 0.5, y: ruler.frame.maxY - 5, width: 1, height: rowsHeight + 5)
        if playhead.frame != frame { playhead.frame = frame }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        filter.frame = CGRect(
            x: Metrics.margin, y: 0, width: width - 2 * Metrics.margin, height: Metrics.controlHeight - 4)
        editor.frame = CGRect(
            x: 0, y: Metrics.controlHeight + 4, width: width, height: editor.height(in: width))
        ruler.frame = CGRect(x: 0, y: rulerY, width: width, height: TimelineRuler.height)
        let end = layOutRows(from: ruler.frame.maxY)
        note.frame = CGRect(x: Metrics.margin, y: end, width: width - 2 * Metrics.margin, height: 18)
        placeHandles()
        showTime()
    }

    /// - Returns: where the rows end.
    private func layOutRows(from top: CGFloat) -> CGFloat {
        var (y, index) = (top, 0)
        heading.isHidden = true
        for item in content.items {
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.height(of: item))
            switch item {
            case .system(let count, let isOpen):
                heading.title = "UIKit’s own, \(count) row\(count == 1 ? "" : "s")"
                heading.isOpen = isOpen
                heading.isHidden = false
                heading.frame = frame
            case .row:
                let view = rowView(index)
                if view.frame != frame { view.frame = frame }
                index += 1
            }
            y = frame.maxY
        }
        return y
    }

    /// The handles are at the bar that was tapped, or at the first one of its source.
    private func placeHandles() {
        let source = model.selectedSource
        let rows = shownRows.enumerated().filter { $0.element.has(source: source?.number) }
        let row = rows.first { $0.element.id == handled } ?? rows.first
        let bar = row?.element.bars.first { $0.source == source?.number }
        let isEditable = source?.timing != nil
        beginHandle.isHidden = !isEditable || bar == nil || source?.canBeDelayed == false
        endHandle.isHidden = !isEditable || bar == nil
        guard let row, let bar, isEditable else { return }
        let view = rowView(row.offset)
        let frame = convert(view.frame(of: bar), from: view)
        for (handle, x) in [(beginHandle, frame.minX), (endHandle, frame.maxX)] {
            handle.frame = CGRect(
                x: x - BarHandle.width / 2, y: view.frame.minY, width: BarHandle.width, height: TimelineRowView.height)
        }
    }
}

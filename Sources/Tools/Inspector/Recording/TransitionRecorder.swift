import QuartzCore
import UIKit

/// Listens to all transitions and keeps a record of the last one.
@MainActor package final class TransitionRecorder: TransitionObserver {
    /// The last transitions, the newest at the end; it may be under way.
    package private(set) var history: [TransitionRecord] = []
    /// The transition under way, or the last one.
    package var record: TransitionRecord? { history.last }
    /// Called when another transition was asked for.
    var onBegin: () -> Void = {}

    /// How many transitions are kept. Decided: what fits into a short list, and into memory.
    package static let capacity = 5
    /// Counts what was noted, but for the moves of a finger, so that a view sees at once whether there is anything new.
    package private(set) var revision = 0
    /// The user's changes of transitions; the next run of each gets them again.
    package internal(set) var edits = TransitionEdits()
    /// The number of the last animation that has a row.
    private var lastAnimation = 0

    package init() {}

    func start() { TransitionMonitor.add(self) }

    package func transition(_ run: TransitionRun, did event: TransitionEvent) {
        if event == .requested, run.context.isAnimated {
            if history.count == Self.capacity { history.removeFirst() }
            history.append(TransitionRecord(run))
            onBegin()
            lastAnimation = RenderServer.current.newestAnimation
        }
        guard let record, record.run === run else { return }
        record.note(event, of: run)
        // A finger's moves come each frame: what they change is shown with the time.
        if case .updated = event { return }
        revision += 1
    }

    /// Adds rows for the animations that were added since the last call. Costs nothing when there are none.
    func collectRows(below roots: [CALayer]) {
        guard let record, record.isUnderWay, RenderServer.current.newestAnimation > lastAnimation else { return }
        let found = roots.flatMap { RenderServer.current.animations(below: $0, after: lastAnimation) }
        lastAnimation = RenderServer.current.newestAnimation
        guard !found.isEmpty else { return }
        let seen = found.filter { !$0.layer.isInsideHidden }.sorted { $0.order < $1.order }
        record.rows = TimelineRow.rows(of: seen, in: record, after: record.rows)
        record.apply(edits)
        revision += 1
    }
}

extension CALayer {
    /// Whether it or a layer around it is hidden, so that its animations are invisible.
    fileprivate var isInsideHidden: Bool { isHidden || superlayer?.isInsideHidden ?? false }
}

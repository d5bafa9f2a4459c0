import QuartzCore
import UIKit

/// An animation, as long as it is on its layer.
struct AnimationEntry {
    weak var entry: RunningAnimation?
}

/// The calls that have animated something, and what the user changes about them.
extension TransitionRecord {
    /// The properties that a transition shares with its next run.
    var edited: TransitionEdits.Transition {
        TransitionEdits.Transition(operation: operation.rawValue, animator: animatorName)
    }

    /// The number of the call that has made an animation.
    func source(of record: AnimationRecord, begin: TimeInterval) -> Int {
        if let known = sources.first(where: { $0.includes(record.animation) }) {
            known.add(record.entry)
            return known.number
        }
        let source = AnimationSource(record, after: sources, begin: begin)
        source.add(record.entry)
        sources.append(source)
        return source.number
    }

    func note(_ entry: RunningAnimation, in row: TimelineRow) {
        entries[row.id, default: []].append(AnimationEntry(entry: entry))
    }

    /// Gives a source another timing, while it runs and in the time line.
    func set(_ timing: AnimationTiming, of source: AnimationSource) {
        let before = total
        source.set(timing)
        rows = rows.map { $0.retimed(source.number, to: timing, movesBegin: source.canBeDelayed) }
        run?.allow(total - before)
    }

    /// Mutes the animations of a row, so that they have no effect, or restores them.
    func setMuted(_ isMuted: Bool, _ id: TimelineRow.ID) {
        for entry in entries[id] ?? [] { entry.entry?.isMuted = isMuted }
        if let index = rows.firstIndex(where: { $0.id == id }) { rows[index].isMuted = isMuted }
    }

    /// Makes the changes that the user has made in an earlier run.
    func apply(_ edits: TransitionEdits) {
        guard !edits.isEmpty else { return }
        for source in sources where !source.isEdited {
            if let timing = edits.timing(of: source, in: edited) { set(timing, of: source) }
        }
        for row in rows where !row.isMuted && edits.isMuted(row, in: edited) { setMuted(true, row.id) }
    }
}

import QuartzCore

/// The user's changes of timings, and the rows that are muted: each next run of the same transition gets them again.
package struct TransitionEdits: Codable, Hashable, Sendable {
    /// What two runs of a transition have in common.
    package struct Transition: Codable, Hashable, Sendable {
        let operation: String
        let animator: String?
    }

    /// A timing, in place of the one that the app's code has. Once the code has another one, it has no effect.
    private struct Timing: Codable, Hashable, Sendable {
        let transition: Transition
        let source: AnimationSource.Name
        let original: AnimationTiming
        var timing: AnimationTiming
    }

    private struct Mute: Codable, Hashable, Sendable {
        let transition: Transition
        let owner: String
        let keyPath: String
    }

    // Lists, so that their order is always the same.
    private var timings: [Timing] = []
    private var mutes: [Mute] = []

    package init() {}

    package var isEmpty: Bool { timings.isEmpty && mutes.isEmpty }

    @MainActor func timing(of source: AnimationSource, in transition: Transition) -> AnimationTiming? {
        guard let original = source.original?.rounded else { return nil }
        return timings.first {
            $0.transition == transition && $0.source == source.name && $0.original == original
        }?.timing
    }

    /// Notes the timing that a source has now.
    @MainActor mutating func note(_ source: AnimationSource, in transition: Transition) {
        timings.removeAll { $0.transition == transition && $0.source == source.name }
        guard let original = source.original, let timing = source.timing, source.isEdited else { return }
        timings.append(
            Timing(
                transition: transition, source: source.name, original: original.rounded, timing: timing))
    }

    func isMuted(_ row: TimelineRow, in transition: Transition) -> Bool {
        mutes.contains(Mute(transition: transition, owner: row.owner, keyPath: row.keyPath))
    }

    /// Notes whether a row is muted now.
    mutating func note(_ row: TimelineRow, in transition: Transition) {
        let mute = Mute(transition: transition, owner: row.owner, keyPath: row.keyPath)
        mutes.removeAll { $0 == mute }
        if row.isMuted { mutes.append(mute) }
    }
}

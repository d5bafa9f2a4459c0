import UIKit

/// The transitions that are over: choosing one, and looking at it again.
extension InspectorModel {
    /// The last transitions, the newest at the end.
    package var history: [TransitionRecord] { recorder.history }

    /// Whether something else than the device as it is now is in its place.
    package var isShowingReel: Bool { player.record != nil }

    /// Whether a reel goes on by itself.
    package var isReplaying: Bool { player.isRunning }

    /// Shows what is known of a transition of the history; the newest one is followed by the next.
    package func choose(_ record: TransitionRecord) {
        player.stop()
        if record !== self.record { selectedNumber = nil }
        chosen = record === recorder.record ? nil : record
        onChange()
    }

    /// Chooses the transition before the one chosen, or the one after it.
    package func chooseNeighbour(_ step: Int) {
        guard let index = history.firstIndex(where: { $0 === record }), history.indices.contains(index + step) else {
            return
        }
        choose(history[index + step])
    }

    /// Plays the chosen transition again, if it is over.
    package func replay() {
        guard let record, !record.isUnderWay else { return }
        player.play(record, from: 0)
        onChange()
    }

    /// Shows the device as it is now.
    package func goLive() {
        guard isShowingReel else { return }
        player.stop()
        onChange()
    }

    /// What Escape does first: closes the help, or ends the look back.
    ///
    /// - Returns: Whether there was anything to close; if not, Escape is the device's.
    func closeFront() -> Bool {
        if showsHelp {
            showsHelp = false
            return true
        }
        let isShowing = isShowingReel
        goLive()
        return isShowing
    }

    /// Goes on with what is replayed.
    ///
    /// - Returns: Whether another moment is shown than before.
    func tickReplay() -> Bool {
        guard player.tick() else { return false }
        if !isShowingReel { onChange() }
        return true
    }
}

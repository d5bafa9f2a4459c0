import Foundation

/// Says when the turns of a loop are to begin, so that it keeps to the display's rhythm and answers input within a frame.
///
/// While something moves, a turn begins with every refresh of the display. Input need not wait for that: a turn may begin as
/// soon as it comes, but so long after the turn before that no more frames are made than answering within a refresh takes.
///
/// All times are in seconds of the host clock.
package struct FramePacer {
    private let interval: TimeInterval
    /// How long turns take: the longest of the last ones, which is forgotten little by little.
    private var work: TimeInterval = 0
    /// When the next turn is to begin while something moves.
    package private(set) var due: TimeInterval = 0
    /// Before that no turn begins, whatever comes in.
    package private(set) var earliest: TimeInterval = 0

    package init(refreshRate: Int) { interval = 1 / TimeInterval(max(1, refreshRate)) }

    /// A turn has ended.
    ///
    /// - Parameters:
    ///   - start: When it was begun.
    ///   - waitsForDisplay: Whether the display sets the pace, so that showing a picture has waited for it.
    package mutating func turnEnded(begunAt start: TimeInterval, now: TimeInterval, waitsForDisplay: Bool) {
        let length = now - start
        if waitsForDisplay, length > interval / 4 {
            due = now
            earliest = now
            return
        }
        work = max(length, work * FramePacer.memory)
        earliest = start + min(max(interval - work - FramePacer.margin, interval / 2), interval)
        // A turn that came early, for input, or late begins a new rhythm: nothing is made up for by hurrying.
        let isInTime = abs(start - due) < FramePacer.margin
        due = max((isInTime ? due : start) + interval, now)
    }

    /// What remains of the longest turn after each other one. Decided: half of it is forgotten after a dozen frames.
    private static let memory = 0.944
    /// Room for a loop that wakes late, in seconds. Decided.
    private static let margin: TimeInterval = 0.002
}

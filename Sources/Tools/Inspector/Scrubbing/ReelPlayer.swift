import UIKit

/// Shows a transition that is over again, in the device's place: any moment of it, or all of it from one moment on.
///
/// The application goes on unseen meanwhile. It uses the host's time, so that it works while media time stands still.
@MainActor final class ReelPlayer {
    private unowned let inspected: any InspectedHost
    /// What is shown; `nil` while the device is in sight.
    private(set) var record: TransitionRecord?
    /// The place in the reel, 0…1.
    private(set) var share = 1.0
    /// Whether it goes on by itself.
    private(set) var isRunning = false
    private var lastTime: TimeInterval?

    init(_ inspected: any InspectedHost) { self.inspected = inspected }

    /// Stands still at a share of a record's reel.
    func show(_ record: TransitionRecord, at share: Double) {
        guard !record.reel.isEmpty else { return }
        if self.record !== record { self.record?.shown = nil }
        self.record = record
        self.share = min(max(share, 0), 1)
        isRunning = false
        let frame = record.reel.frames[record.reel.index(at: self.share)]
        record.shown = frame
        inspected.show(frame.moment)
    }

    /// Plays a record's reel from a share of it on.
    func play(_ record: TransitionRecord, from share: Double) {
        show(record, at: share)
        guard self.record != nil else { return }
        isRunning = true
        lastTime = inspected.hostTime
    }

    /// Stands still where it is.
    func hold() { isRunning = false }

    /// One frame on or back.
    func step(by frames: Int) {
        guard let record else { return }
        let index = record.reel.index(at: share) + frames
        show(record, at: record.reel.share(of: min(max(index, 0), record.reel.frames.count - 1)))
    }

    /// Goes on as far as the host's time has; at the end the device is in sight again.
    ///
    /// - Returns: Whether anything else is shown than before.
    func tick() -> Bool {
        guard isRunning, let record, let now = inspected.hostTime else { return false }
        let passed = max(0, now - (lastTime ?? now)) * inspected.rate
        lastTime = now
        let next = share + passed / record.reel.duration
        if share >= 1 {
            stop()
        } else {
            show(record, at: next)
            isRunning = true
        }
        return true
    }

    /// Lets the device be seen again.
    func stop() {
        record?.shown = nil
        record = nil
        isRunning = false
        share = 1
        inspected.show(nil)
    }
}

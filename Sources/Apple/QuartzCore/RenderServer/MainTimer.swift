import CoreGraphics

/// Calls closures at times of the media clock. The frame loop asks once a frame which ones are due. Each render server has one.
///
/// What `Timer` and `asyncAfter` are for the wall clock: gestures wait with it, so that they too run on the virtual clock.
@MainActor package final class MainTimer {
    /// Stands for a call that is still to come.
    @MainActor package final class Token {
        fileprivate var action: (() -> Void)?
        fileprivate init(_ action: @escaping () -> Void) { self.action = action }
        /// Takes the call back. Without effect when it has been made.
        package func cancel() { action = nil }
    }

    private struct Entry {
        let time: TimeInterval
        let token: Token
        let isPulse: Bool
    }

    /// By time; what is due at the same time stays in the order in which it was scheduled.
    private var entries: [Entry] = []
    /// What the next turn of the loop begins with, in the order in which it was scheduled.
    private var nextTurn: [Token] = []

    package nonisolated init() {}

    /// Calls `action` in the current host's frame loop, in the first frame at or after that time.
    ///
    /// - Parameter delay: Seconds from now.
    @discardableResult
    package static func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Token {
        let server = RenderServer.current
        return server.timers.schedule(at: server.now + delay, action)
    }

    /// Calls `action` like `schedule(after:)`, for something that goes on for ever, such as a caret that blinks: nobody who
    /// waits until nothing moves waits for it.
    @discardableResult
    package static func schedulePulse(after delay: TimeInterval, _ action: @escaping () -> Void) -> Token {
        let server = RenderServer.current
        return server.timers.schedule(at: server.now + delay, isPulse: true, action)
    }

    @discardableResult
    package func schedule(at time: TimeInterval, isPulse: Bool = false, _ action: @escaping () -> Void) -> Token {
        let token = Token(action)
        let index = entries.firstIndex { $0.time > time } ?? entries.endIndex
        entries.insert(Entry(time: time, token: token, isPulse: isPulse), at: index)
        return token
    }

    /// Calls `action` at the beginning of the current host's next turn of the loop, whatever its time: never inside the
    /// call that asks for it.
    @discardableResult
    package static func scheduleForNextTurn(_ action: @escaping () -> Void) -> Token {
        let token = Token(action)
        RenderServer.current.timers.nextTurn.append(token)
        return token
    }

    /// Makes the calls that wait for the turn that begins. What they schedule in their turn waits for the one after.
    package func beginTurn() {
        let tokens = nextTurn
        nextTurn = []
        for token in tokens { call(token) }
    }

    private func call(_ token: Token) {
        let action = token.action
        token.action = nil
        action?()
    }

    /// Makes all calls that are due, in order of their times.
    ///
    /// Times within a billionth of a second of `now` count as due, so that sums of frame times do not miss a frame.
    package func fire(until now: TimeInterval) {
        while let first = entries.first, first.time <= now + 1e-9 {
            entries.removeFirst()
            call(first.token)
        }
    }

    /// When the next call is due, on the media clock; `nil` if none is to come.
    package var nextTime: TimeInterval? {
        hasNextTurn ? RenderServer.current.now : entries.first { $0.token.action != nil }?.time
    }

    /// Whether a call is still to come. One that only keeps up a pulse does not count.
    package var isWaiting: Bool { hasNextTurn || entries.contains { $0.token.action != nil && !$0.isPulse } }

    private var hasNextTurn: Bool { nextTurn.contains { $0.action != nil } }
}

import Foundation
import Synchronization
import WindowSystem

/// What the viewers have done and the application has not yet seen. Safe to use from any thread.
package final class Inbox: Sendable {
    fileprivate struct State {
        var events: [WindowEvent] = []
        var input = SharedInput()
        /// The clocks of those who have entered and not left.
        var clocks: [ViewerID: ViewerClock] = [:]
        /// The newest event's time: the clocks of several viewers do not agree to the millisecond.
        var lastTime = -Double.infinity
        /// For each viewer the newest input among `events`.
        var serials: [ViewerID: UInt32] = [:]
        var onEvents: (@Sendable () -> Void)?
        var isHidden = false
    }

    /// What the application takes out.
    package struct Delivery {
        package let events: [WindowEvent]
        package let serials: [ViewerID: UInt32]
    }

    /// As many events as may wait. While an application hangs, movements beyond are dropped; what else there is, is kept.
    private static let longestQueue = 1000
    /// A viewer that sends still more is sent away.
    private static let fullQueue = 4000

    private let state = Mutex(State())

    package init() {}

    /// Called, on any thread, when something has come in.
    package var onEvents: (@Sendable () -> Void)? {
        get { state.withLock { $0.onEvents } }
        set { state.withLock { $0.onEvents = newValue } }
    }

    /// From now on a viewer is listened to.
    package func enter(_ viewer: ViewerID) { state.withLock { $0.clocks[viewer] = ViewerClock() } }

    /// A viewer did something. Nothing happens if it has left.
    package func take(
        _ input: ViewerMessage.Input, from viewer: ViewerID, arrival: Double
    ) throws(ProtocolViolation) {
        let result = state.withLock { state -> Result<Void, ProtocolViolation> in
            Result { () throws(ProtocolViolation) in try state.take(input, viewer, arrival) }
        }
        try result.get()
        wake()
    }

    /// A viewer is gone, or cannot be seen any more: what it holds is let go of.
    package func release(_ viewer: ViewerID, at time: Double, forgets: Bool) {
        state.withLock { state in
            for kind in state.input.release(viewer) { state.append(kind, at: time) }
            if forgets {
                state.clocks[viewer] = nil
                state.serials[viewer] = nil
            }
        }
        wake()
    }

    /// Something that no viewer did.
    package func add(_ kind: WindowEvent.Kind, at time: Double) {
        state.withLock { $0.append(kind, at: time) }
        wake()
    }

    /// Somebody can see the window again, or nobody any more.
    package func setHidden(_ isHidden: Bool, at time: Double) {
        let isNews = state.withLock { state in
            guard state.isHidden != isHidden else { return false }
            state.isHidden = isHidden
            state.append(.hidden(isHidden), at: time)
            return true
        }
        if isNews { wake() }
    }

    /// Everything that has come in since the last call.
    package func drain() -> Delivery {
        state.withLock { state in
            defer { (state.events, state.serials) = ([], [:]) }
            return Delivery(events: state.events, serials: state.serials)
        }
    }

    private func wake() { onEvents?() }
}

extension Inbox.State {
    fileprivate mutating func take(
        _ input: ViewerMessage.Input, _ viewer: ViewerID, _ arrival: Double
    ) throws(ProtocolViolation) {
        guard let time = clocks[viewer]?.hostTime(of: input.time, arrival: arrival) else { return }
        for kind in try self.input.events(of: input.kind, from: viewer) {
            guard events.count < Inbox.longestQueue || !kind.isMovement else { continue }
            guard events.count < Inbox.fullQueue else { throw ProtocolViolation("This is more than can be handled.") }
            append(kind, at: time, modifiers: input.modifiers)
        }
        if input.serial > 0 { serials[viewer] = input.serial }
    }

    fileprivate mutating func append(
        _ kind: WindowEvent.Kind, at time: Double, modifiers: WindowEvent.Modifiers = []
    ) {
        lastTime = max(lastTime, time)
        events.append(WindowEvent(timestamp: lastTime, kind: kind, modifiers: modifiers))
    }
}

extension WindowEvent.Kind {
    /// Whether a later event of the same kind makes up for this one.
    fileprivate var isMovement: Bool {
        switch self {
        case .pointer(let phase, _, _), .touch(let phase, _, _): phase == .moved || phase == .hovered
        case .scroll: true
        case .key(let phase, _): phase == .repeated
        case .resized, .exposed, .focused, .hidden, .close: false
        }
    }
}

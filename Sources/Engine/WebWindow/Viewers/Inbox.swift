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
        /// What the window itself has to tell: states and not events, since nobody knows how often they change before the
        /// application looks.
        var (isHidden, wasHidden) = (false, false)
        var (needsExposure, isClosing) = (false, false)
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

    /// The application is to give its picture again.
    package func expose() {
        state.withLock { $0.needsExposure = true }
        wake()
    }

    /// The application is to end.
    package func close() {
        state.withLock { $0.isClosing = true }
        wake()
    }

    /// Somebody can see the window again, or nobody any more.
    package func setHidden(_ isHidden: Bool) {
        let isNews = state.withLock { state in
            defer { state.isHidden = isHidden }
            return state.isHidden != isHidden
        }
        if isNews { wake() }
    }

    /// Everything that has come in since the last call. A window that comes to be seen does so before anybody touches it, and one
    /// that is hidden is let go of first.
    package func drain(at time: Double) -> Delivery {
        state.withLock { state in
            state.tellOfWindow(at: time)
            defer {
                state.events = []
                state.serials = [:]
            }
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
        // Before anything is held down: what does not come in must not be let go of either.
        guard events.count < Inbox.fullQueue else { throw ProtocolViolation("This is more than can be handled.") }
        for kind in try self.input.events(of: input.kind, from: viewer) {
            guard events.count < Inbox.longestQueue || !kind.isMovement else { continue }
            append(kind, at: time, modifiers: input.modifiers)
        }
        if input.serial > 0 { serials[viewer] = input.serial }
    }

    fileprivate mutating func tellOfWindow(at time: Double) {
        let first = events.first?.timestamp ?? max(lastTime, time)
        var before: [WindowEvent.Kind] = needsExposure ? [.exposed] : []
        if !isHidden, wasHidden { before.insert(.hidden(false), at: 0) }
        events.insert(contentsOf: before.map { WindowEvent(timestamp: first, kind: $0) }, at: 0)
        lastTime = max(lastTime, first)
        if isHidden, !wasHidden { append(.hidden(true), at: time) }
        if isClosing { append(.close, at: time) }
        wasHidden = isHidden
        needsExposure = false
        isClosing = false
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
        case .resized, .exposed, .focused, .hidden, .close, .text, .composition, .pasted: false
        }
    }
}

import Dispatch
import Foundation

/// Sleeps on the main run loop, so that whatever user code waits for on it runs meanwhile: timers, blocks on the main queue,
/// and with them tasks on the main actor.
///
/// Foundation's run loop watches the main queue's own handle in its default mode. So there is one place to sleep for all of
/// them, and any thread ends the sleep by putting a block on the main queue.
package enum MainLoop {
    /// Runs what is due, and does not wait.
    package static func drain() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

    /// Sleeps until a moment of the host clock, or until something has been run.
    ///
    /// - Parameter deadline: Says until when; `nil` is as long as nothing happens. It is asked last of all before the sleep:
    ///   to ask the run loop for its next timer lets it run what is due, and what that changes may be a reason not to sleep.
    @MainActor package static func rest(until deadline: () -> TimeInterval?) {
        // Timers end no wait of the run loop by themselves, so the wait ends when the next of them is due.
        let timer = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
        let deadline = deadline() ?? .infinity
        let limit = min(timer, Date(timeIntervalSinceNow: deadline - HostClock.now))
        guard RunLoop.main.run(mode: .default, before: limit) else {
            // The loop has nothing to wait for, which must not make it spin.
            return HostClock.wait(min(shortNap, deadline - HostClock.now))
        }
    }

    /// Ends the main thread's sleep. From any thread.
    @Sendable package static func wake() { DispatchQueue.main.async {} }

    /// Calls something on the main thread when so many seconds have gone by.
    package static func call(after delay: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(action) }
    }

    private static let shortNap: TimeInterval = 0.01
}

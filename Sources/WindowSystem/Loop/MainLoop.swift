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

    /// Sleeps until a moment of the host clock, or until something has been run; nil sleeps as long as nothing happens.
    package static func rest(until deadline: TimeInterval?) {
        // Timers end no wait of the run loop by themselves, so the wait ends when the next of them is due.
        let timer = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
        let limit = deadline.map { Date(timeIntervalSinceNow: $0 - HostClock.now) } ?? .distantFuture
        guard RunLoop.main.run(mode: .default, before: min(timer, limit)) else {
            // The loop has nothing to wait for, which must not make it spin.
            return HostClock.wait(min(shortNap, (deadline ?? .infinity) - HostClock.now))
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

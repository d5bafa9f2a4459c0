import CMainQueue
import Dispatch
import Foundation

/// The clock and the timers of schedulers.
///
/// On a stage it is the stage's clock, which begins at one second: `main_queue_delay_until` returns its time. Elsewhere it is the
/// machine's. Differences of two readings are meaningful; on a stage a reading is no date.
enum SchedulerClock {
    /// Nanoseconds, or `nil` where time is the machine's.
    private static var stageTime: Int64? {
        // `DispatchTime.now()` stores the listener's time with its reading. The delay of that reading from zero is the listener's time.
        let reading = DispatchTime.now().rawValue
        let time = main_queue_delay_until(reading, 0)
        return time > 0 ? time : nil
    }

    /// The present time of queues.
    static var now: DispatchTime {
        stageTime.map { DispatchTime(uptimeNanoseconds: UInt64($0)) } ?? .now()
    }

    /// The present time of run loops and operations.
    static var date: Date {
        stageTime.map { Date(timeIntervalSinceReferenceDate: TimeInterval($0) / 1e9) } ?? Date()
    }

    /// The machine's date, on a stage too: the one that apps compare with.
    static var machineDate: Date { Date() }

    /// Calls an action on a queue after a delay in nanoseconds.
    static func call(
        after delay: Int, on queue: DispatchQueue, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [], _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        queue.asyncAfter(deadline: .now() + .nanoseconds(max(0, delay)), qos: qos, flags: flags) { action() }
    }

    /// Calls an action on a queue repeatedly, first after a delay in nanoseconds.
    static func call(
        after delay: Int, every interval: Int, on queue: DispatchQueue, _ action: @escaping () -> Void
    ) -> AnyCancellable {
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + .nanoseconds(max(0, delay)), repeating: .nanoseconds(max(1, interval)))
        timer.setEventHandler { action() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }

    /// Seconds as whole nanoseconds. Differences of dates are right to a microsecond.
    static func nanoseconds(_ seconds: TimeInterval) -> Int {
        Int((min(max(seconds, 0), longest) * 1e6).rounded()) * 1000
    }

    /// In seconds. More than 30 years is never.
    private static let longest = 1e9
}

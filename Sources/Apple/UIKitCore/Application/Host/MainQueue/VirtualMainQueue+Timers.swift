import CMainQueue
import Foundation

extension VirtualMainQueue {
    /// Puts a run loop's timer on the queue.
    ///
    /// - Parameter delay: Seconds until its first call.
    func add(timer: UnsafeMutableRawPointer, delay: TimeInterval) {
        guard !locked({ items.contains { $0.timer == timer } }) else { return }
        main_queue_timer_retain(timer)
        schedule(timer, after: wait(of: timer, delay))
    }

    /// Whole intervals are exact. A date is the real clock's, which went on a little since the app asked it, so it is rounded up
    /// to hundredths of a second; less than the clock's own rounding (0.0000001 s in this century) is no part of one.
    private func wait(of timer: UnsafeMutableRawPointer, _ delay: TimeInterval) -> Int64 {
        if delay == main_queue_timer_interval(timer) { return VirtualMainQueue.nanoseconds(delay) }
        guard delay > 0 else { return 0 }
        return Int64((min(delay, VirtualMainQueue.longestTime) * 100 - 0.0001).rounded(.up)) * 10_000_000
    }

    private func schedule(_ timer: UnsafeMutableRawPointer, after delay: Int64) {
        let repeats = main_queue_timer_interval(timer) > 0
        post(
            after: delay, repeats ? .repeating : .delayed, timer: timer, run: { [self] in fire(timer) },
            drop: {
                main_queue_timer_invalidate(timer)
                main_queue_timer_release(timer)
            })
    }

    private func fire(_ timer: UnsafeMutableRawPointer) {
        let due = now
        locked { fired[timer] = .some(nil) }
        if main_queue_timer_is_valid(timer) { main_queue_timer_fire(timer) }
        let wish = locked { fired.removeValue(forKey: timer) ?? nil }
        let interval = main_queue_timer_interval(timer)
        guard main_queue_timer_is_valid(timer), interval > 0 || wish != nil else {
            return main_queue_timer_release(timer)
        }
        schedule(timer, after: wish.map { $0 - now } ?? max(0, due + VirtualMainQueue.nanoseconds(interval) - now))
    }

    /// A timer is to keep another time.
    func retime(_ timer: UnsafeMutableRawPointer, delay: TimeInterval) {
        locked {
            let time = time(after: wait(of: timer, delay))
            guard let index = items.firstIndex(where: { $0.timer == timer }) else {
                // One that is not here yet brings its time along when it is put on the queue.
                if fired[timer] != nil { fired[timer] = .some(time) }
                return
            }
            var item = items.remove(at: index)
            item.time = time
            insert(item)
        }
    }

    func dropInvalidTimers() {
        let gone = locked {
            let timers = items.compactMap(\.timer).filter { !main_queue_timer_is_valid($0) }
            items.removeAll { $0.timer.map(timers.contains) ?? false }
            return timers
        }
        // What goes with them is the app's, and may use the queue.
        for timer in gone { main_queue_timer_release(timer) }
    }
}

import CMainQueue
import Foundation

/// Takes the work that an app on a headless host puts on the main queue, and hands it to the host's own queue.
///
/// The app's work is what is sent off on the main queue while the host is the current one, and what is sent off by such work on
/// other threads. Everything passes through `CMainQueue`. With a live host, or none, nothing is listened to.
package enum MainQueueCapture {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var installed: VirtualMainQueue?
    /// The queues that work may come back to: of stages that others have displaced while their tests await something. The one
    /// that was current last is the last.
    nonisolated(unsafe) private static var waiting: [WaitingQueue] = []

    private struct WaitingQueue { weak var queue: VirtualMainQueue? }

    /// Whether work can be taken at all: not where the system's libraries are linked statically, nor under the thread sanitizer.
    package static let isPossible = main_queue_is_interposed()

    /// Whether the thread sanitizer is in the way.
    package static var isSanitized: Bool { main_queue_is_sanitized() }

    /// From now on the app's work goes to a queue, or, if there is none, its usual way.
    package static func install(_ queue: VirtualMainQueue?) {
        lock.lock()
        if let installed, installed !== queue, installed.isOpen { waiting.append(WaitingQueue(queue: installed)) }
        waiting.removeAll { $0.queue == nil || $0.queue === queue || $0.queue?.isOpen == false }
        installed = queue
        let isDeaf = queue == nil && waiting.isEmpty
        lock.unlock()
        if let queue { main_queue_start_clocks(queue.now) }
        main_queue_set_listener(isDeaf ? nil : UnsafePointer(listener))
        queue?.resume()
    }

    /// The same for a queue that is over, if it is still the one.
    static func uninstall(_ queue: VirtualMainQueue) {
        lock.lock()
        let isInstalled = installed === queue
        waiting.removeAll { $0.queue == nil || $0.queue === queue }
        let isLast = installed == nil && waiting.isEmpty
        lock.unlock()
        if isInstalled { install(nil) } else if isLast { main_queue_set_listener(nil) }
    }

    /// The queue, current or displaced, that says yes; the one that was current last is asked first.
    private static func queue(where isWanted: (VirtualMainQueue) -> Bool) -> VirtualMainQueue? {
        lock.lock()
        let queues = ([installed] + waiting.reversed().map(\.queue)).compactMap(\.self)
        lock.unlock()
        return queues.first(where: isWanted)
    }

    /// Sends work off that is not the app's: a tool's own, for which the stage's time need not wait.
    package static func passing<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = main_queue_is_passing()
        main_queue_set_passing(true)
        defer { main_queue_set_passing(before) }
        return try body()
    }

    private static var active: VirtualMainQueue? {
        lock.lock()
        defer { lock.unlock() }
        return installed
    }

    /// The queue that work sent off here and now belongs to.
    private static var current: VirtualMainQueue? {
        if let work = BackgroundWork.current { return work.queue.isOpen ? work.queue : nil }
        guard let queue = active else { return nil }
        guard main_queue_is_current() else { return queue.hasAnonymousWork ? queue : nil }
        return queue.counts(main_queue_current_task()) ? queue : nil
    }

    // MARK: The listener

    nonisolated(unsafe) private static let listener: UnsafeMutablePointer<main_queue_listener> = {
        let pointer = UnsafeMutablePointer<main_queue_listener>.allocate(capacity: 1)
        pointer.initialize(
            to: main_queue_listener(
                async: { MainQueueCapture.async($0, $1, $2, $3) },
                after: { MainQueueCapture.after($0, $1, $2) },
                sync: { MainQueueCapture.sync($0) },
                notify: { MainQueueCapture.notify($0, $1, $2) },
                job: { MainQueueCapture.job($0, $1, $2) },
                jobAfter: { MainQueueCapture.job(at: $0, $1, $2, $3) },
                willMakeTask: { MainQueueCapture.current != nil },
                didMakeTask: { MainQueueCapture.active?.add($0) },
                willWait: { MainQueueCapture.active?.releaseTasks() },
                timer: { MainQueueCapture.timer($0, $1) },
                retime: { MainQueueCapture.active?.retime($0, delay: $1) },
                perform: { MainQueueCapture.perform($0) },
                makeSource: { MainQueueCapture.makeSource($0) },
                setSource: { MainQueueCapture.source($0).set($1, start: $2, interval: $3) },
                setHandler: { MainQueueCapture.source($0).setHandler($1, cancels: $2) },
                callHandler: { MainQueueCapture.source($0).call(cancels: $1) },
                freeSource: { Unmanaged<DispatchTimer>.fromOpaque($0).takeRetainedValue().sourceHasGone() },
                time: { MainQueueCapture.time($0, isTask: $1) }))
        return pointer
    }()

    // MARK: Blocks

    /// A block that is to be run once: the work, and what is done if it is dropped.
    private static func work(
        _ block: UnsafeMutableRawPointer, in group: UnsafeMutableRawPointer? = nil
    ) -> (run: () -> Void, drop: () -> Void) {
        let copy = main_queue_block_copy(block)
        if let group { main_queue_group_enter(group) }
        func drop() {
            main_queue_block_release(copy)
            if let group { main_queue_group_leave(group) }
        }
        func run() {
            main_queue_block_run(copy)
            drop()
        }
        return (run, drop)
    }

    private static func async(
        _ form: main_queue_form, _ target: UnsafeMutableRawPointer, _ group: UnsafeMutableRawPointer?,
        _ block: UnsafeMutableRawPointer
    ) -> Bool {
        guard let queue = current else { return false }
        if main_queue_is_main(target) {
            let work = work(block, in: group)
            queue.post(main_queue_block_is_item(block) ? .operation : .prompt, run: work.run, drop: work.drop)
            return true
        }
        guard !main_queue_block_is_item(block) else {
            follow(block, on: queue)
            return false
        }
        queue.send(to: target, isBarrier: form == main_queue_barrier, work(block, in: group).run)
        return true
    }

    /// A work item for another queue keeps its barriers and its priority, which only libdispatch knows; so it goes its usual
    /// way, and what comes back meanwhile from threads that nobody knows is taken for its.
    private static func follow(_ item: UnsafeMutableRawPointer, on queue: VirtualMainQueue) {
        main_queue_flight_enter(queue.flight)
        queue.countAnonymous(1)
        main_queue_pass_notice(nil, item, Unmanaged.passRetained(queue).toOpaque()) { context in
            guard let context else { return }
            let queue = Unmanaged<VirtualMainQueue>.fromOpaque(context).takeRetainedValue()
            queue.countAnonymous(-1)
            main_queue_flight_leave(queue.flight)
        }
    }

    private static func after(
        _ when: UInt64, _ target: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer
    ) -> Bool {
        guard when != .max, let queue = current else { return false }
        let delay = main_queue_delay_until(when, queue.now)
        let work = work(block)
        if main_queue_is_main(target) {
            queue.post(after: delay, run: work.run, drop: work.drop)
        } else {
            main_queue_retain(target)
            queue.post(after: delay) {
                queue.send(to: target, work.run)
                main_queue_release(target)
            } drop: {
                work.drop()
                main_queue_release(target)
            }
        }
        return true
    }

    /// Another thread waits until its block has been run.
    private static func sync(_ block: UnsafeMutableRawPointer) -> Bool {
        guard let queue = current, !main_queue_is_current() else { return false }
        let isCounted = BackgroundWork.current != nil
        let signal = main_queue_signal_make()
        nonisolated(unsafe) let run = {
            main_queue_block_run(block)
            if isCounted { main_queue_flight_enter(queue.flight) }
            main_queue_signal_send(signal)
        }
        queue.post(run: run) { VirtualMainQueue.pass(run) }
        if isCounted { main_queue_flight_leave(queue.flight) }
        main_queue_signal_wait(signal)
        return true
    }

    private static func notify(
        _ group: UnsafeMutableRawPointer?, _ after: UnsafeMutableRawPointer?, _ block: UnsafeMutableRawPointer
    ) -> Bool {
        guard let queue = current else { return false }
        let work = work(block)
        VirtualMainQueue.notice(group: group, after: after) { queue.post(from: nil, run: work.run, drop: work.drop) }
        return true
    }

    private static func perform(_ block: UnsafeMutableRawPointer) -> Bool {
        guard let queue = current else { return false }
        let work = work(block)
        queue.post(run: work.run, drop: work.drop)
        return true
    }

    // MARK: Tasks

    private static func job(
        _ target: UnsafeMutableRawPointer, _ job: UnsafeMutableRawPointer, _ run: @escaping main_queue_function
    ) -> Bool {
        let task = main_queue_task_of_job(job)
        if main_queue_is_main(target), task != 0, let kept = queue(where: { $0.isKept(by: task) }) {
            // A test goes on: with its own stage, whichever was on meanwhile.
            VirtualMainQueue.pass {
                kept.whenKeeperResumes()
                run(job)
            }
            return true
        }
        guard let queue = queue(where: { $0.owns(task) }) ?? active, takes(job, for: queue) else { return false }
        if main_queue_is_main(target) {
            queue.post(run: { run(job) }, drop: { main_queue_pass(nil, job, run) })
        } else {
            queue.sendTask(to: target) { run(job) }
        }
        return true
    }

    private static func takes(_ job: UnsafeMutableRawPointer, for queue: VirtualMainQueue) -> Bool {
        let task = main_queue_task_of_job(job)
        // A task is known by its number. What is no task, such as what wakes one or lets an actor work, belongs to what sends it.
        let isApps = main_queue_is_making_task() || task == 0 && isWork(of: queue)
        return queue.takes(task, isNew: isApps)
    }

    /// Whether the present code is work of the app's. A task that leaves the main queue is not the present one any more when it
    /// is sent off.
    private static func isWork(of queue: VirtualMainQueue) -> Bool {
        if let work = BackgroundWork.current { return work.queue === queue }
        return main_queue_is_current() && queue.runsWork && queue.counts(main_queue_current_task())
    }

    private static func job(
        at when: UInt64, _ target: UnsafeMutableRawPointer, _ job: UnsafeMutableRawPointer,
        _ run: @escaping main_queue_function
    ) -> Bool {
        // What never comes need not wait here.
        guard when != .max, let queue = active, isInTask(of: queue) else { return false }
        let delay = main_queue_task_delay_until(when, queue.now)
        let due = queue.now.addingReportingOverflow(delay)
        queue.post(after: delay) {
            queue.send(to: target) { run(job) }
        } drop: {
            main_queue_pass_after(due.overflow ? .max : max(0, due.partialValue - queue.now), target, job, run)
        }
        return true
    }

    /// Whether the present code belongs to one of the app's tasks.
    private static func isInTask(of queue: VirtualMainQueue) -> Bool {
        if let work = BackgroundWork.current { return work.queue === queue }
        return main_queue_is_current() && queue.owns(main_queue_current_task())
    }

    private static func time(_ nanoseconds: UnsafeMutablePointer<Int64>, isTask: Bool) -> Bool {
        guard let queue = isTask ? active : current, !isTask || isInTask(of: queue) else { return false }
        nanoseconds.pointee = queue.now
        return true
    }

    // MARK: Timers

    private static func timer(_ timer: UnsafeMutableRawPointer, _ delay: TimeInterval) -> Bool {
        guard main_queue_is_current(), let queue = current else { return false }
        queue.add(timer: timer, delay: delay)
        return true
    }

    private static func makeSource(_ target: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        current.map { Unmanaged.passRetained(DispatchTimer(on: $0, calling: target)).toOpaque() }
    }

    private static func source(_ pointer: UnsafeMutableRawPointer) -> DispatchTimer {
        Unmanaged<DispatchTimer>.fromOpaque(pointer).takeUnretainedValue()
    }
}

extension VirtualMainQueue {
    private final class Call {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
        static let run: main_queue_function = { context in
            guard let context else { return }
            Unmanaged<Call>.fromOpaque(context).takeRetainedValue().body()
        }
    }

    /// Calls something on the real main queue.
    static func pass(_ body: @escaping () -> Void) {
        main_queue_pass(nil, Unmanaged.passRetained(Call(body)).toOpaque(), Call.run)
    }

    /// Calls something when a group is empty, or when a block has been run.
    static func notice(
        group: UnsafeMutableRawPointer?, after block: UnsafeMutableRawPointer?, _ body: @escaping () -> Void
    ) {
        main_queue_pass_notice(group, block, Unmanaged.passRetained(Call(body)).toOpaque(), Call.run)
    }
}

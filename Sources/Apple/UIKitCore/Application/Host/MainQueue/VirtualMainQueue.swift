import CMainQueue
import Foundation
import WindowSystem

/// The main queue of a headless host: what the application puts on the main queue, the main run loop or the main actor waits
/// here, and is run in turns on the host's clock.
///
/// A turn runs what was waiting when it began; what that puts on the queue waits for the next one, as on iOS. What is due at the
/// same time comes in the order in which it was put there.
///
/// Work comes here by way of ``MainQueueCapture``. Whatever else is on the real main queue, such as other tests, is not run by
/// a stage. While the main thread is free, since a test awaits something, what is due runs from the real main queue, so that
/// nobody waits for ever; time does not go by then.
package final class VirtualMainQueue: @unchecked Sendable {
    private let lock = NSLock()
    /// By time and order.
    var items: [WorkItem] = []
    private var lastNumber = 0
    private var present: Int64 = 0
    private var isOver = false
    /// Whether what comes goes on to the real main queue.
    private var isHandedOver = false
    /// Whether the real main queue has been asked for a turn.
    private var isAnnounced = false
    /// The depth of the work that is running.
    private var depth = 0
    /// Timers that are being fired, and the time that they asked for meanwhile.
    var fired: [UnsafeMutableRawPointer: Int64?] = [:]
    /// The app's tasks. Identifiers are never used twice.
    private var tasks: Set<UInt64> = []
    /// Pieces of tasks for other threads, with their queues, that begin when the work that runs has been done.
    private var held: [(UnsafeMutableRawPointer, BackgroundWork)] = []
    /// Whether work runs.
    private var isRunning = false
    /// The task that lets time go by: a test's. It is not the app's.
    private var owner: UInt64 = 0
    /// The tasks that have made the stage or let its time go by.
    private var keepers: Set<UInt64> = []
    private var anonymousCount = 0
    /// The app's work on other threads.
    let flight = main_queue_flight_make()
    /// Makes a turn when the main thread is free. Set before work comes.
    var whenFree: @Sendable () -> Void = {}
    /// Makes the host the current one, as a test goes on that has awaited something. Set before work comes.
    var whenKeeperResumes: @Sendable () -> Void = {}

    /// - Parameter time: The present time of the host's clock.
    package init(at time: TimeInterval) {
        present = VirtualMainQueue.nanoseconds(time)
        owner = main_queue_current_task()
        if owner != 0 { keepers = [owner] }
    }

    deinit {
        end()
        main_queue_flight_free(flight)
    }

    func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    // MARK: Time

    /// The present time in nanoseconds of the host's clock.
    var now: Int64 { locked { present } }

    /// A time of the host's clock in nanoseconds.
    static func nanoseconds(_ time: TimeInterval) -> Int64 {
        time > 0 ? Int64((min(time, longestTime) * 1e9).rounded()) : 0
    }

    /// What is later, in seconds, does not come to pass: more than 30 years, and far from where whole numbers end.
    static let longestTime = 1e9

    /// A time so many nanoseconds from now.
    func time(after delay: Int64) -> Int64 {
        let (sum, overflows) = present.addingReportingOverflow(max(0, delay))
        return overflows ? .max : sum
    }

    /// When something is due next, if at all.
    package var nextTime: TimeInterval? {
        waitForBackground()
        return locked { items.first.map { TimeInterval($0.time) / 1e9 } }
    }

    /// Lets time go by in which nothing is due.
    func skip(to time: TimeInterval) { locked { present = max(present, VirtualMainQueue.nanoseconds(time)) } }

    /// Whether something waits for the present moment.
    private var isReady: Bool { locked { items.first.map { $0.time <= present } ?? false } }

    /// Whether something is going to happen soon that cannot be seen on the screen: what is due now, or once within a second.
    /// Timers that repeat, and work that keeps putting itself off, go on for ever and do not count.
    package var isBusy: Bool {
        waitForBackground()
        dropInvalidTimers()
        return locked {
            items.contains { item in
                switch item.kind {
                case .prompt, .operation: true
                case .delayed:
                    item.time <= present + VirtualMainQueue.horizon && item.depth <= VirtualMainQueue.longestChain
                case .repeating: false
                }
            }
        }
    }

    /// How far ahead work counts as soon, in nanoseconds. Decided: transitions and what is chained to them are shorter.
    private static let horizon: Int64 = 1_000_000_000
    /// How many delays after each other are waited for. Decided: a choreography has a few; a poll never ends.
    private static let longestChain = 8
    /// How long work on other threads is waited for before time goes on without it, in real seconds. Decided.
    private static let patience = 5.0

    /// Whether it takes work.
    var isOpen: Bool { locked { !isOver } }

    // MARK: Work comes

    /// Puts work on the queue. From any thread.
    ///
    /// - Parameters:
    ///   - delay: Nanoseconds from now; `nil` is the next turn.
    ///   - drop: What is done with it when the stage is over.
    func post(
        after delay: Int64? = nil, _ kind: WorkItem.Kind? = nil, timer: UnsafeMutableRawPointer? = nil,
        from work: BackgroundWork? = .current, run: @escaping () -> Void, drop: @escaping () -> Void
    ) {
        let isDropped = locked {
            if isHandedOver {
                VirtualMainQueue.later(delay ?? 0, run)
                return false
            }
            guard !isOver else { return true }
            let kind = kind ?? (delay == nil ? .prompt : .delayed)
            let depth = (work?.depth ?? self.depth) + (delay == nil ? 0 : 1)
            insert(
                WorkItem(
                    time: time(after: delay ?? 0), order: nextOrder(after: work), kind: kind, depth: depth,
                    timer: timer,
                    run: run, drop: drop))
            announce()
            return false
        }
        if isDropped { drop() }
    }

    private func nextOrder(after work: BackgroundWork?) -> WorkOrder {
        if let work { return work.nextOrder() }
        lastNumber += 1
        return WorkOrder(lastNumber)
    }

    func insert(_ item: WorkItem) {
        var index = items.endIndex
        while index > 0, (item.time, item.order) < (items[index - 1].time, items[index - 1].order) { index -= 1 }
        items.insert(item, at: index)
    }

    /// Asks the real main queue for a turn, in case that nobody lets time go by.
    private func announce() {
        guard !isAnnounced, let first = items.first, first.time <= present else { return }
        isAnnounced = true
        main_queue_pass(nil, Unmanaged.passRetained(self).toOpaque()) { context in
            guard let context else { return }
            let queue = Unmanaged<VirtualMainQueue>.fromOpaque(context).takeRetainedValue()
            queue.locked { queue.isAnnounced = false }
            if queue.isReady { queue.whenFree() }
        }
    }

    /// The host has become the current one again: what is due need not wait for it any more.
    func resume() { locked { announce() } }

    /// Sends work to another queue.
    func send(
        to target: UnsafeMutableRawPointer, isBarrier: Bool = false, from work: BackgroundWork? = .current,
        _ body: @escaping () -> Void
    ) {
        let new = locked {
            BackgroundWork(for: self, order: nextOrder(after: work), depth: work?.depth ?? depth, body)
        }
        new.send(to: target, isBarrier: isBarrier)
    }

    // MARK: Turns

    /// Makes a turn: runs what is waiting.
    ///
    /// - Returns: Whether there was anything.
    func turn(at time: TimeInterval) -> Bool {
        waitForBackground()
        let batch = locked {
            present = max(present, VirtualMainQueue.nanoseconds(time))
            let end = items.firstIndex { $0.time > present } ?? items.endIndex
            defer { items.removeFirst(end) }
            return Array(items[..<end])
        }
        for item in batch { run(item) }
        return !batch.isEmpty
    }

    private func run(_ item: WorkItem) {
        // Work before it in the same turn may have closed the stage.
        guard isOpen else { return item.drop() }
        let before = locked {
            defer {
                depth = item.depth
                isRunning = true
            }
            return (depth, isRunning)
        }
        item.run()
        releaseTasks()
        locked { (depth, isRunning) = before }
    }

    /// Waits until the app's work on other threads has been done, or waits for this queue itself.
    private func waitForBackground() {
        releaseTasks()
        main_queue_flight_wait(flight, VirtualMainQueue.patience)
        main_queue_flush_transfer()
        main_queue_flight_wait(flight, VirtualMainQueue.patience)
    }

    /// Ends the queue. Operations that are due are run, since the system's queue of operations would wait for them for ever;
    /// other blocks and timers are dropped; tasks go on on the real main queue.
    package func end() {
        if main_queue_is_current() { runOperations() }
        MainQueueCapture.uninstall(self)
        let rest = locked {
            defer { items = [] }
            isOver = true
            return items
        }
        for item in rest { item.drop() }
    }

    /// Ends the queue without dropping anything: what waits, and what still comes, goes on on the real main queue in real time.
    package func handOver() {
        releaseTasks()
        MainQueueCapture.uninstall(self)
        let (rest, now) = locked {
            defer { items = [] }
            isOver = true
            isHandedOver = true
            return (items, present)
        }
        for item in rest { VirtualMainQueue.later(item.time - now, item.run) }
    }

    /// Runs something on the real main queue, so many nanoseconds from now.
    private static func later(_ delay: Int64, _ run: @escaping () -> Void) {
        nonisolated(unsafe) let run = run
        MainQueueCapture.passing { MainLoop.call(after: TimeInterval(max(0, delay)) / 1e9) { run() } }
    }

    private func runOperations() {
        for _ in 0..<VirtualMainQueue.longestEnd {
            let batch = locked {
                let due = items.filter { $0.kind == .operation }
                items.removeAll { $0.kind == .operation }
                return due
            }
            if batch.isEmpty { return }
            for item in batch { run(item) }
        }
    }

    /// How many operations after each other still come at the end. Decided.
    private static let longestEnd = 64

    /// What runs now lets time go by: it is the test's.
    func takeOwner() {
        let task = main_queue_current_task()
        locked {
            owner = task
            tasks.remove(task)
            if task != 0 { keepers.insert(task) }
        }
    }
}

// MARK: Tasks

extension VirtualMainQueue {
    /// Whether work of the app's runs on the main queue.
    var runsWork: Bool { locked { isRunning } }

    /// Whether code of a task on the main queue counts as the app's: the test's own does, since it calls the app.
    func counts(_ task: UInt64) -> Bool { task == 0 || locked { !isOver && (task == owner || tasks.contains(task)) } }

    /// Whether a task is a test's that has made the stage or let its time go by.
    func isKept(by task: UInt64) -> Bool { locked { !isOver && keepers.contains(task) } }

    /// Whether a task is the app's.
    func owns(_ task: UInt64) -> Bool { locked { !isOver && tasks.contains(task) } }

    func add(_ task: UInt64) {
        locked { if task != owner { tasks.insert(task) } }
    }

    /// Whether a piece of a task is the app's.
    ///
    /// - Parameter isNew: Whether it is one that the app just makes.
    func takes(_ task: UInt64, isNew: Bool) -> Bool {
        locked {
            guard !isOver, task == 0 || task != owner, isNew || tasks.contains(task) else { return false }
            if task != 0 { tasks.insert(task) }
            return true
        }
    }

    /// Sends a piece of a task to another queue. One that comes from work on the main queue begins when that has been done:
    /// whether it is over before its maker asks for its result would be a race.
    func sendTask(to target: UnsafeMutableRawPointer, _ body: @escaping () -> Void) {
        guard BackgroundWork.current == nil, main_queue_is_current(), locked({ isRunning }) else {
            return send(to: target, body)
        }
        locked {
            held.append((target, BackgroundWork(for: self, order: nextOrder(after: nil), depth: depth, body)))
        }
    }

    /// Lets the pieces of tasks begin that wait for the end of the work that runs: it has ended, or waits for them.
    func releaseTasks() {
        guard main_queue_is_current() else { return }
        let released = locked {
            defer { held = [] }
            return held
        }
        for (target, work) in released { work.send(to: target) }
    }

    /// Counts work on other threads that does not know whose it is.
    func countAnonymous(_ change: Int) { locked { anonymousCount += change } }
    var hasAnonymousWork: Bool { locked { anonymousCount > 0 } }
}

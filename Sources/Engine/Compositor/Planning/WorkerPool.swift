import CPixelKernels
import Dispatch
import Foundation
import Synchronization

/// The threads that share a frame's work, or an image's. A thread that has finished its part takes the next one, so a thread
/// that is delayed delays no other.
///
/// The other threads are started with the first work. After a job they spin for a moment, since the next job usually follows at
/// once, and then sleep.
package final class WorkerPool: @unchecked Sendable {
    /// Threads in all, the caller's among them.
    package let size: Int
    private let slot = JobSlot()
    private var workers: [PoolThread] = []

    package init(size: Int) { self.size = size }

    deinit {
        slot.shutDown()
        for worker in workers { worker.wake() }
    }

    /// Wakes the threads for work that is about to come, so that they are running when it does.
    func wake() {
        guard size > 1 else { return }
        if workers.isEmpty { workers = (1..<size).map { PoolThread(worker: $0, slot: slot) } }
        for worker in workers { worker.wake() }
    }

    /// Calls `work` for every number below `count`, each once, in any order, from up to `size` threads; `worker` tells the
    /// threads apart. From one thread at a time, and not from within the work.
    package func distribute(_ count: Int, _ work: @Sendable (_ part: Int, _ worker: Int) -> Void) {
        guard size > 1, count > 1 else {
            for part in 0..<count { work(part, 0) }
            return
        }
        withoutActuallyEscaping(work) { work in
            let job = PoolJob(count: count, work: work)
            slot.open(job)
            wake()
            job.run(worker: 0)
            slot.close()
        }
    }

    /// Splits `0..<count` into ranges of no fewer than `atLeast`, a few for each thread, and calls `work` for each.
    package func share(_ count: Int, atLeast least: Int, _ work: @Sendable (Range<Int>) -> Void) {
        guard count > 0 else { return }
        let length = max(least, (count + 4 * size - 1) / (4 * size))
        distribute((count + length - 1) / length) { part, _ in
            work(part * length..<min((part + 1) * length, count))
        }
    }
}

/// Work in numbered parts, of which each is done once.
private final class PoolJob: Sendable {
    private let next = Atomic<Int>(0)
    private let count: Int
    private let work: @Sendable (_ part: Int, _ worker: Int) -> Void

    init(count: Int, work: @escaping @Sendable (_ part: Int, _ worker: Int) -> Void) {
        self.count = count
        self.work = work
    }

    /// Does parts until none is left.
    func run(worker: Int) {
        while true {
            let part = next.add(1, ordering: .relaxed).oldValue
            if part >= count { return }
            work(part, worker)
        }
    }
}

/// The current job, and who works at it. Workers that join are counted, and the job is closed only when none of them is
/// running it any more; one that comes too late finds the slot closed, and nobody has waited for it.
private final class JobSlot: @unchecked Sendable {
    /// The lowest bits count the workers that are running; then come a bit for an open job, one for the end, and the jobs' number.
    private let state = Atomic<UInt>(0)
    /// Written while no job is open and no worker is running.
    private var job: PoolJob?

    private static let isOpen: UInt = 1 << 16
    private static let isShutDown: UInt = 1 << 17
    private static let nextJob: UInt = 1 << 18

    /// The number of the open job if it is another one than `last`; `nil` if there is none.
    func newJob(since last: UInt) -> UInt? {
        let state = self.state.load(ordering: .sequentiallyConsistent)
        return state & Self.isOpen != 0 && state / Self.nextJob != last ? state / Self.nextJob : nil
    }

    /// Whether the threads are to end.
    var hasEnded: Bool { state.load(ordering: .sequentiallyConsistent) & Self.isShutDown != 0 }

    func shutDown() { state.bitwiseOr(Self.isShutDown, ordering: .sequentiallyConsistent) }

    /// Offers a job to the workers.
    func open(_ job: PoolJob) {
        self.job = job
        let number = state.load(ordering: .relaxed) / Self.nextJob &+ 1
        state.store(number &* Self.nextJob | Self.isOpen, ordering: .sequentiallyConsistent)
    }

    /// Lets no more workers join, and waits for those that are still running.
    func close() {
        state.bitwiseAnd(~Self.isOpen, ordering: .acquiringAndReleasing)
        var spins = 0
        while state.load(ordering: .acquiring) & (Self.isOpen - 1) != 0 {
            spins += 1
            if spins < 2000 { pk_pause() } else { sched_yield() }
        }
        job = nil
    }

    /// Runs the job with this number, if it is still open.
    func join(_ number: UInt, worker: Int) {
        var seen = state.load(ordering: .relaxed)
        while seen & Self.isOpen != 0, seen / Self.nextJob == number {
            let (exchanged, original) = state.weakCompareExchange(
                expected: seen, desired: seen &+ 1, ordering: .acquiringAndReleasing)
            if exchanged {
                job?.run(worker: worker)
                state.subtract(1, ordering: .releasing)
                return
            }
            seen = original
        }
    }
}

/// One of the other threads.
private final class PoolThread: @unchecked Sendable {
    private let parking: ThreadParking

    /// - Parameter worker: 1 or more; 0 is the thread that brings the work.
    init(worker: Int, slot: JobSlot) {
        let parking = ThreadParking()
        self.parking = parking
        let thread = Thread {
            var last: UInt = 0
            while !slot.hasEnded {
                if let number = parking.awaitJob(slot, since: last) {
                    last = number
                    slot.join(number, worker: worker)
                }
            }
        }
        thread.name = "Compositor \(worker)"
        thread.stackSize = 1 << 20
        thread.start()
    }

    func wake() { parking.end() }
}

/// How a thread waits for work: first it spins, then it sleeps.
private final class ThreadParking: Sendable {
    private let isAsleep = Atomic<Bool>(false)
    private let semaphore = DispatchSemaphore(value: 0)

    /// How often the slot is looked at before the thread falls asleep: about a twentieth of a millisecond. Decided; a sleeping
    /// thread takes as long to come back.
    private static let spins = 3000

    /// The next job's number; `nil` when the thread was woken and there is none yet.
    func awaitJob(_ slot: JobSlot, since last: UInt) -> UInt? {
        for _ in 0..<Self.spins {
            if let number = slot.newJob(since: last) { return number }
            pk_pause()
        }
        isAsleep.store(true, ordering: .sequentiallyConsistent)
        // Who opened a job before the thread could be seen asleep has not signalled.
        let number = slot.newJob(since: last)
        let mayGo = number != nil || slot.hasEnded
        if !mayGo || !isAsleep.exchange(false, ordering: .sequentiallyConsistent) { semaphore.wait() }
        return number
    }

    func end() {
        // Looking is cheaper than exchanging, and mostly enough.
        guard isAsleep.load(ordering: .sequentiallyConsistent) else { return }
        if isAsleep.exchange(false, ordering: .sequentiallyConsistent) { semaphore.signal() }
    }
}

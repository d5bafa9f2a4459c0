import CPixelKernels
import Dispatch
import Foundation
import Synchronization

/// The threads that share a frame's work, or an image's. Whoever is done with his part takes the next one, so a thread that is held up
/// holds up nobody else.
///
/// The other threads are started when there is work for them. After it they stay awake for a moment, since the next piece of
/// work usually follows at once, and then sleep.
package final class Crew: @unchecked Sendable {
    /// Threads in all, the caller's among them.
    package let size: Int
    private let board = CrewBoard()
    private var hands: [CrewHand] = []

    package init(size: Int) { self.size = size }

    deinit {
        board.dismiss()
        for hand in hands { hand.wake() }
    }

    /// Wakes the threads up for work that is about to come, so that they are there when it does.
    func alert() {
        guard size > 1 else { return }
        if hands.isEmpty { hands = (1..<size).map { CrewHand(worker: $0, board: board) } }
        for hand in hands { hand.wake() }
    }

    /// Calls `work` for every number below `count`, each once, in any order, from up to `size` threads; `worker` tells the
    /// threads apart. From one thread at a time, and not from within the work.
    package func distribute(_ count: Int, _ work: @Sendable (_ part: Int, _ worker: Int) -> Void) {
        guard size > 1, count > 1 else {
            for part in 0..<count { work(part, 0) }
            return
        }
        withoutActuallyEscaping(work) { work in
            let job = CrewJob(count: count, work: work)
            board.post(job)
            alert()
            job.takeParts(worker: 0)
            board.takeDown()
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
private final class CrewJob: Sendable {
    private let next = Atomic<Int>(0)
    private let count: Int
    private let work: @Sendable (_ part: Int, _ worker: Int) -> Void

    init(count: Int, work: @escaping @Sendable (_ part: Int, _ worker: Int) -> Void) {
        self.count = count
        self.work = work
    }

    /// Does parts until none is left.
    func takeParts(worker: Int) {
        while true {
            let part = next.add(1, ordering: .relaxed).oldValue
            if part >= count { return }
            work(part, worker)
        }
    }
}

/// Where the job of the moment hangs. Hands that take it up are counted, and the job is taken down only when none of them is
/// at it any more; one that comes too late finds nothing, and nobody has waited for it.
private final class CrewBoard: @unchecked Sendable {
    /// The lowest bits count the hands at work; then come a bit for an open job, one for the end, and the jobs' number.
    private let state = Atomic<UInt>(0)
    /// Written while no job is open and nobody at work.
    private var job: CrewJob?

    private static let open: UInt = 1 << 16
    private static let dismissed: UInt = 1 << 17
    private static let nextJob: UInt = 1 << 18

    /// The number of the job that hangs there, another one than `last`; nil if there is none.
    func newJob(since last: UInt) -> UInt? {
        let state = self.state.load(ordering: .sequentiallyConsistent)
        return state & Self.open != 0 && state / Self.nextJob != last ? state / Self.nextJob : nil
    }

    var isDismissed: Bool { state.load(ordering: .sequentiallyConsistent) & Self.dismissed != 0 }

    func dismiss() { state.bitwiseOr(Self.dismissed, ordering: .sequentiallyConsistent) }

    /// Hangs up a job.
    func post(_ job: CrewJob) {
        self.job = job
        let number = state.load(ordering: .relaxed) / Self.nextJob &+ 1
        state.store(number &* Self.nextJob | Self.open, ordering: .sequentiallyConsistent)
    }

    /// Takes the job down and waits for those who are still at it.
    func takeDown() {
        state.bitwiseAnd(~Self.open, ordering: .acquiringAndReleasing)
        var looks = 0
        while state.load(ordering: .acquiring) & (Self.open - 1) != 0 {
            looks += 1
            if looks < 2000 { pk_pause() } else { sched_yield() }
        }
        job = nil
    }

    /// Works at the job with this number, if it still hangs there.
    func join(_ number: UInt, worker: Int) {
        var seen = state.load(ordering: .relaxed)
        while seen & Self.open != 0, seen / Self.nextJob == number {
            let (exchanged, original) = state.weakCompareExchange(
                expected: seen, desired: seen &+ 1, ordering: .acquiringAndReleasing)
            if exchanged {
                job?.takeParts(worker: worker)
                state.subtract(1, ordering: .releasing)
                return
            }
            seen = original
        }
    }
}

/// One of the other threads.
private final class CrewHand: @unchecked Sendable {
    private let rest: CrewRest

    /// - Parameter worker: 1 or more; 0 is who posts the work.
    init(worker: Int, board: CrewBoard) {
        let rest = CrewRest()
        self.rest = rest
        let thread = Thread {
            var last: UInt = 0
            while !board.isDismissed {
                if let number = rest.awaitJob(board, since: last) {
                    last = number
                    board.join(number, worker: worker)
                }
            }
        }
        thread.name = "Compositor \(worker)"
        thread.stackSize = 1 << 20
        thread.start()
    }

    func wake() { rest.end() }
}

/// How a thread waits: first awake, then asleep.
private final class CrewRest: Sendable {
    private let isAsleep = Atomic<Bool>(false)
    private let bell = DispatchSemaphore(value: 0)

    /// Looks at the board so often before the thread falls asleep: about a twentieth of a millisecond. Decided; a sleeping
    /// thread takes as long to come back.
    private static let looks = 3000

    /// The next job's number; nil when the thread was woken and there is none yet.
    func awaitJob(_ board: CrewBoard, since last: UInt) -> UInt? {
        for _ in 0..<Self.looks {
            if let number = board.newJob(since: last) { return number }
            pk_pause()
        }
        isAsleep.store(true, ordering: .sequentiallyConsistent)
        // Whoever posted a job before he could see the thread asleep has not rung.
        let number = board.newJob(since: last)
        let mayGo = number != nil || board.isDismissed
        if !mayGo || !isAsleep.exchange(false, ordering: .sequentiallyConsistent) { bell.wait() }
        return number
    }

    func end() {
        // Looking is cheaper than exchanging, and mostly enough.
        guard isAsleep.load(ordering: .sequentiallyConsistent) else { return }
        if isAsleep.exchange(false, ordering: .sequentiallyConsistent) { bell.signal() }
    }
}

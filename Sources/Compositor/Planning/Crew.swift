import Dispatch
import Synchronization

/// The threads that share a frame's work. Whoever is done with his part takes the next one, so a thread that is held up
/// holds up nobody else.
struct Crew {
    let size: Int

    /// Calls `work` for every number below `count`, each once, in any order, from up to `size` threads; `worker` tells the
    /// threads apart.
    func distribute(_ count: Int, _ work: @Sendable (_ part: Int, _ worker: Int) -> Void) {
        let workers = min(size, count)
        guard workers > 1 else {
            for part in 0..<count { work(part, 0) }
            return
        }
        let next = NextPart()
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            while true {
                let part = next.value.add(1, ordering: .relaxed).oldValue
                if part >= count { return }
                work(part, worker)
            }
        }
    }

    /// Splits `0..<count` into ranges of no fewer than `atLeast`, a few for each thread, and calls `work` for each.
    func share(_ count: Int, atLeast least: Int, _ work: @Sendable (Range<Int>) -> Void) {
        guard count > 0 else { return }
        let length = max(least, (count + 4 * size - 1) / (4 * size))
        distribute((count + length - 1) / length) { part, _ in
            work(part * length..<min((part + 1) * length, count))
        }
    }

    private final class NextPart: Sendable {
        let value = Atomic<Int>(0)
    }
}

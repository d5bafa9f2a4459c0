import Foundation

/// Runs work on a thread with a large stack.
///
/// The parser and what walks its trees call themselves for each word of code that is inside of another, and Foundation's threads have 512 kB:
/// `repeat repeat repeat …`, a thousand times, ended the process.
enum DeepStack {
    /// In bytes; pages that nothing is written to take no memory. Decided: 3,000 words, of any kind that was tried, need less than 32 MB, and
    /// a source has at most 2 MB.
    private static let size = 1 << 30

    /// The result of work, for which the caller waits.
    static func run<Result>(_ work: () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping(work) { work in run(threads: 1) { result = work() } }
        return result!
    }

    /// Runs work on several threads, and waits for the end of all.
    static func run(threads: Int, _ work: () -> Void) {
        withoutActuallyEscaping(work) { work in
            nonisolated(unsafe) let work = work
            let done = DispatchSemaphore(value: 0)
            for _ in 0..<threads {
                let thread = Thread {
                    work()
                    done.signal()
                }
                thread.stackSize = size
                thread.start()
            }
            for _ in 0..<threads { done.wait() }
        }
    }
}

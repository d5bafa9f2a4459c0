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
    ///
    /// Where a thread cannot be had, for want of memory for its stack, the caller's thread does its part.
    static func run(threads: Int, _ work: () -> Void) {
        withoutActuallyEscaping(work) { work in
            let shared = Work(action: work)
            withExtendedLifetime(shared) {
                let started = (0..<threads).map { _ in start(shared) }
                // A thread that has ended holds no reference to the work any more, which a signal from it would not guarantee.
                for thread in started {
                    if let thread { pthread_join(thread, nil) } else { work() }
                }
            }
        }
    }

    /// Starts a thread, which does not keep the work alive.
    private static func start(_ work: Work) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, size)
        var thread = pthread_t()
        let code = pthread_create(
            &thread, &attributes,
            { address in
                address.map { Unmanaged<Work>.fromOpaque($0).takeUnretainedValue().action() }
                return nil
            }, Unmanaged.passUnretained(work).toOpaque())
        return code == 0 ? thread : nil
    }

    private final class Work {
        let action: () -> Void

        init(action: @escaping () -> Void) { self.action = action }
    }
}

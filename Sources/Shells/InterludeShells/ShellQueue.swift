import UIKit

/// Calls that follow in a later iteration of the run loop, in the order in which they were asked for.
@MainActor
package enum ShellQueue {
    /// Calls a closure in a later iteration of the run loop.
    package static func later(_ work: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
}

/// Calls a completion handler on the main queue, from any thread.
package func answerOnMain(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async { work() }
}

import Dispatch
import Foundation
import Synchronization

/// Whether the main actor's code is running here. That need not be on the main thread: where the program gave that one away, as
/// test runners do, the main queue is served by others.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isHere: Bool { MainThread.isHere || DispatchQueue.getSpecific(key: key) == true }
}

/// Whether the main thread runs here. Foundation asks the kernel twice for that on Linux, which takes longer than most of what is done after it.
package enum MainThread {
    /// The main thread, once it has asked; 0 before.
    private static let known = Atomic<UInt>(0)

    package static var isHere: Bool {
        let (here, main) = (UInt(pthread_self()), known.load(ordering: .relaxed))
        if main != 0 { return here == main }
        guard Thread.isMainThread else { return false }
        known.store(here, ordering: .relaxed)
        return true
    }
}

/// `MainActor.assumeIsolated` for what happens thousands of times a second, as calls of layers' delegates do: that asks the task and its executor,
/// which takes longer than many of the calls. The main thread is the main actor's, so only on another one the question is put.
package func onMainActor(_ body: @MainActor () -> Void) {
    guard MainThread.isHere else { return MainActor.assumeIsolated(body) }
    // As `assumeIsolated` itself takes the isolation off.
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
}

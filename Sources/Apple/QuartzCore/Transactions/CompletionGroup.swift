import Dispatch
import Foundation
import InterludeFoundation

/// A transaction's completion block and the animations that it waits for. They may have been added on another thread than the one that
/// ends them.
final class CompletionGroup: @unchecked Sendable {
    private let lock = NSLock()
    // Behind the lock.
    private var block: (() -> Void)?
    private var pending = 0
    /// Whether its transaction is committed: no more animations come.
    private var isClosed = false

    init(_ block: @escaping () -> Void) { self.block = block }

    /// The block, as long as it has not been called.
    var waitingBlock: (() -> Void)? { lock.withLock { block } }

    /// One more animation to wait for.
    func enter() { lock.withLock { pending += 1 } }

    /// One animation is done.
    func leave() {
        lock.withLock { pending -= 1 }
        callIfDone()
    }

    /// No more animations come. Without any the block is called at once.
    func close() {
        lock.withLock { isClosed = true }
        callIfDone()
    }

    /// The block is called on the main thread (documented).
    private func callIfDone() {
        guard let block = takeBlock() else { return }
        if MainQueue.isHere { return block() }
        nonisolated(unsafe) let call = block
        DispatchQueue.main.async { call() }
    }

    private func takeBlock() -> (() -> Void)? {
        lock.withLock {
            guard isClosed, pending == 0 else { return nil }
            defer { block = nil }
            return block
        }
    }
}

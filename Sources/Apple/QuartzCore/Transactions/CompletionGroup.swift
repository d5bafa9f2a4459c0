/// A transaction's completion block and the animations that it waits for.
final class CompletionGroup {
    private var block: (() -> Void)?
    private var pending = 0
    /// Whether its transaction is committed: no more animations come.
    private var isClosed = false

    init(_ block: @escaping () -> Void) { self.block = block }

    /// The block, as long as it has not been called.
    var waitingBlock: (() -> Void)? { block }

    /// One more animation to wait for.
    func enter() { pending += 1 }

    /// One animation is done.
    func leave() {
        pending -= 1
        callIfDone()
    }

    /// No more animations come. Without any the block is called at once.
    func close() {
        isClosed = true
        callIfDone()
    }

    private func callIfDone() {
        guard isClosed, pending == 0, let block else { return }
        self.block = nil
        block()
    }
}

import CMainQueue
import Foundation

/// A timer source of libdispatch's that is fired by a virtual main queue.
final class DispatchTimer: @unchecked Sendable {
    private let lock = NSLock()
    private weak var queue: VirtualMainQueue?
    /// Where its handler is to be called.
    private let target: UnsafeMutableRawPointer
    private var handler: UnsafeMutableRawPointer?
    private var ending: UnsafeMutableRawPointer?
    /// Goes up whenever it is set again, so that earlier calls have no effect any more.
    private var setting = 0
    private var isSourceThere = true

    init(on queue: VirtualMainQueue, calling target: UnsafeMutableRawPointer) {
        self.queue = queue
        self.target = target
        main_queue_retain(target)
    }

    deinit {
        handler.map(main_queue_block_release)
        ending.map(main_queue_block_release)
        main_queue_release(target)
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// - Parameter source: Libdispatch's object; it outlives this one.
    func set(_ source: UnsafeMutableRawPointer, start: UInt64, interval: UInt64) {
        let number = locked {
            setting += 1
            return setting
        }
        guard let queue, start != .max else { return }
        // No interval is what the interface has for one that never ends.
        let step = interval == .max || interval > UInt64(Int64.max) ? nil : max(1_000_000, Int64(interval))
        wait(main_queue_delay_until(start, queue.now), step, source, number)
    }

    private func wait(_ delay: Int64, _ step: Int64?, _ source: UnsafeMutableRawPointer, _ number: Int) {
        queue?.post(after: delay, step == nil ? .delayed : .repeating) { [weak self] in
            guard let self, fire(source, number) else { return }
            if let step { wait(step, step, source, number) }
        } drop: {
        }
    }

    /// libdispatch's object lasts until `sourceHasGone()` returns, on whatever thread that is called.
    private func fire(_ source: UnsafeMutableRawPointer, _ number: Int) -> Bool {
        locked {
            guard isSourceThere, setting == number, !main_queue_source_is_cancelled(source) else { return false }
            main_queue_source_fire(source)
            return true
        }
    }

    /// libdispatch's object is about to go.
    func sourceHasGone() { locked { isSourceThere = false } }

    func setHandler(_ block: UnsafeMutableRawPointer?, cancels: Bool) {
        let new = block.map { main_queue_block_copy($0) }
        let old = locked {
            defer { if cancels { ending = new } else { handler = new } }
            return cancels ? ending : handler
        }
        old.map(main_queue_block_release)
    }

    /// Calls a handler where it is to be called; libdispatch says when.
    func call(cancels: Bool) {
        let kept = locked { (cancels ? ending : handler).map { main_queue_block_copy($0) } }
        guard let block = kept else { return }
        let run = {
            main_queue_block_run(block)
            main_queue_block_release(block)
        }
        guard let queue else { return main_queue_block_release(block) }
        if main_queue_is_main(target) {
            queue.post(from: nil, run: run) { main_queue_block_release(block) }
        } else {
            queue.send(to: target, from: nil, run)
        }
    }
}

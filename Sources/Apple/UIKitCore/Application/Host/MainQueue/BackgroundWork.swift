import CMainQueue
import Foundation

/// A piece of an app's work on another thread. What it puts on the main queue comes back to the stage that it was sent off
/// from, and the stage's time waits for it.
final class BackgroundWork: @unchecked Sendable {
    let queue: VirtualMainQueue
    let depth: Int
    private let order: WorkOrder
    /// Only its own thread counts.
    private var count = 0
    private var body: (() -> Void)?

    init(for queue: VirtualMainQueue, order: WorkOrder, depth: Int, _ body: @escaping () -> Void) {
        self.queue = queue
        self.order = order
        self.depth = depth
        self.body = body
    }

    /// The place of the next piece of work that it sends off.
    func nextOrder() -> WorkOrder {
        count += 1
        return order.below(count)
    }

    /// The work that the present thread does.
    static var current: BackgroundWork? {
        main_queue_context().map { Unmanaged<BackgroundWork>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Sends it off. The queue counts it until it is done.
    func send(to target: UnsafeMutableRawPointer, isBarrier: Bool = false) {
        main_queue_flight_enter(queue.flight)
        let context = Unmanaged.passRetained(self).toOpaque()
        if isBarrier {
            main_queue_pass_barrier(target, context, BackgroundWork.run)
        } else {
            main_queue_pass(target, context, BackgroundWork.run)
        }
    }

    private static let run: main_queue_function = { context in
        guard let context else { return }
        let work = Unmanaged<BackgroundWork>.fromOpaque(context).takeRetainedValue()
        let before = main_queue_context()
        main_queue_set_context(context)
        work.body?()
        // What it holds has gone when nobody waits for it any more.
        work.body = nil
        main_queue_set_context(before)
        main_queue_flight_leave(work.queue.flight)
    }
}

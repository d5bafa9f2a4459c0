import Synchronization
import WebWindow

/// The audience's other threads, run by hand.
final class ManualWork: Sendable {
    private struct Waiting {
        var packing: [@Sendable () -> Void] = []
        var later: [(delay: Double, body: @Sendable () -> Void)] = []
    }

    private let waiting = Mutex(Waiting())

    var work: Audience.Work {
        Audience.Work(
            pack: { body in self.waiting.withLock { $0.packing.append(body) } },
            later: { delay, body in self.waiting.withLock { $0.later.append((delay, body)) } })
    }

    /// Whether something waits to be packed.
    var hasPacking: Bool { waiting.withLock { !$0.packing.isEmpty } }

    /// Packs everything that waits.
    func pack() {
        run { waiting in
            defer { waiting.packing = [] }
            return waiting.packing
        }
    }

    /// Lets the time pass after which a picture counts as resting, and packs what follows from it.
    func rest() {
        run { ManualWork.due(&$0, until: Audience.restBeforeSharpening) }
        pack()
    }

    /// Lets the time pass after which nobody waits for an answer any more, once.
    func losePatience() {
        let due = waiting.withLock { ManualWork.due(&$0, until: Audience.patience) }
        for body in due { body() }
    }

    private static func due(_ waiting: inout Waiting, until delay: Double) -> [@Sendable () -> Void] {
        defer { waiting.later.removeAll { $0.delay <= delay } }
        return waiting.later.filter { $0.delay <= delay }.map(\.body)
    }

    private func run(_ take: (inout Waiting) -> [@Sendable () -> Void]) {
        while true {
            let bodies = waiting.withLock { take(&$0) }
            guard !bodies.isEmpty else { return }
            for body in bodies { body() }
        }
    }
}

import Synchronization
import WebWindow

/// The audience's other threads, run by hand.
final class ManualWork: Sendable {
    private struct Waiting {
        var packing: [@Sendable () -> Void] = []
        var later: [@Sendable () -> Void] = []
    }

    private let waiting = Mutex(Waiting())

    var work: Audience.Work {
        Audience.Work(
            pack: { body in self.waiting.withLock { $0.packing.append(body) } },
            later: { _, body in self.waiting.withLock { $0.later.append(body) } })
    }

    /// Whether something waits to be packed.
    var hasPacking: Bool { waiting.withLock { !$0.packing.isEmpty } }

    /// Packs everything that waits.
    func pack() { run(\.packing) }

    /// Lets the time pass after which a picture counts as resting, and packs what follows from it.
    func rest() {
        run(\.later)
        pack()
    }

    private func run(_ list: WritableKeyPath<Waiting, [@Sendable () -> Void]> & Sendable) {
        while true {
            let bodies = waiting.withLock { waiting in
                defer { waiting[keyPath: list] = [] }
                return waiting[keyPath: list]
            }
            guard !bodies.isEmpty else { return }
            for body in bodies { body() }
        }
    }
}

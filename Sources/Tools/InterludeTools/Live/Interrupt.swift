import Dispatch
import Foundation

/// Catches what ends a program from outside, such as Ctrl-C, so that it can end in order. A second one ends it at once.
package final class Interrupt {
    private let sources: [any DispatchSourceSignal]

    /// - Parameter action: Called on another thread.
    package init(_ action: @escaping @Sendable () -> Void) {
        // Until a source listens its signal would be lost: it is ignored already.
        let listens = DispatchSemaphore(value: 0)
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
            source.setEventHandler {
                signal(number, SIG_DFL)
                action()
            }
            source.setRegistrationHandler { listens.signal() }
            source.resume()
            return source
        }
        for _ in sources { listens.wait() }
    }

    package func cancel() {
        for source in sources { source.cancel() }
    }
}

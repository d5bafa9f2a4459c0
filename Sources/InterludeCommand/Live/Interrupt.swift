import Dispatch
import Foundation

/// Catches what ends a program from outside, such as Ctrl-C, so that it can end in order. A second one ends it at once.
final class Interrupt {
    private let sources: [any DispatchSourceSignal]

    /// - Parameter action: called on another thread.
    init(_ action: @escaping @Sendable () -> Void) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
            source.setEventHandler {
                signal(number, SIG_DFL)
                action()
            }
            source.resume()
            return source
        }
    }

    func cancel() {
        for source in sources { source.cancel() }
    }
}

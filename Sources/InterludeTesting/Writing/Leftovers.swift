import Dispatch
import Foundation

/// The temporary paths and the encoders that are in use now, so that an interrupted program can take them away.
enum Leftovers {
    private static let lock = NSLock()
    /// Guarded by `lock`.
    nonisolated(unsafe) private static var paths: [String] = []
    /// Guarded by `lock`. The encoders that write to such paths.
    nonisolated(unsafe) private static var processes: [Int32] = []
    /// Guarded by `lock`. Kept, because a released source watches nothing.
    nonisolated(unsafe) private static var sources: [DispatchSourceSignal] = []

    static func add(_ path: String) {
        lock.withLock { paths.append(path) }
    }

    static func remove(_ path: String) {
        lock.withLock { paths.removeAll { $0 == path } }
    }

    static func add(process: Int32) {
        lock.withLock { processes.append(process) }
    }

    static func remove(process: Int32) {
        lock.withLock { processes.removeAll { $0 == process } }
    }

    /// Watches the signals that end a program, once.
    static func watchSignals() {
        lock.withLock {
            guard sources.isEmpty else { return }
            sources = [SIGINT, SIGTERM, SIGHUP].map(watch)
        }
    }

    private static func watch(_ number: Int32) -> DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
        source.setEventHandler { end(with: number) }
        source.resume()
        return source
    }

    /// Cleans up, then ends the program as the signal would have done.
    private static func end(with number: Int32) {
        lock.lock()  // Held to the end: nobody begins a new output now.
        for process in processes { kill(process, SIGKILL) }
        for path in paths { try? FileManager.default.removeItem(atPath: path) }
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}

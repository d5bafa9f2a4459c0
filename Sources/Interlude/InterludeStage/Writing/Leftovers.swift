import Dispatch
import Foundation

/// The temporary paths and the encoders in use, so that an interrupted program can remove them.
///
/// They are created and renamed under one lock, which an interrupt acquires and never
/// releases, so it cannot miss one.
enum Leftovers {
    private static let lock = NSLock()
    /// Guarded by `lock`.
    nonisolated(unsafe) private static var paths: [String] = []
    /// Guarded by `lock`. The encoders that write to such paths.
    nonisolated(unsafe) private static var processes: [Int32] = []
    /// Guarded by `lock`. Kept, because a released source watches nothing.
    nonisolated(unsafe) private static var sources: [DispatchSourceSignal] = []

    /// Makes something at a temporary path.
    static func make(_ path: String, _ body: () throws -> Void) rethrows {
        try lock.withLock {
            try body()
            paths.append(path)
        }
    }

    /// Gives something its real name, or takes it away.
    static func finish(_ path: String, _ body: () throws -> Void) rethrows {
        try lock.withLock {
            try body()
            paths.removeAll { $0 == path }
        }
    }

    /// Starts an encoder.
    static func start(_ process: Process) throws {
        try lock.withLock {
            try process.run()
            processes.append(process.processIdentifier)
        }
    }

    /// Forgets an encoder that has ended.
    static func ended(_ process: Process) {
        lock.withLock { processes.removeAll { $0 == process.processIdentifier } }
    }

    /// Watches the signals that end a program, once. A signal that the program was started to ignore stays ignored.
    static func watchSignals() {
        lock.withLock {
            guard sources.isEmpty else { return }
            sources = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }.map(watch)
        }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
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
        lock.lock()
        processes.forEach(stop)
        paths.forEach(remove)
        signal(number, SIG_DFL)
        // Dispatch keeps signals from its threads, and the program's parent may have kept them from all of it.
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, number)
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        raise(number)
    }

    /// Ends an encoder, and waits until it can write no more.
    private static func stop(_ process: Int32) {
        kill(process, SIGKILL)
        var information = siginfo_t()
        waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT)
    }

    /// Workers may still write into a folder. Under another name they do not find it.
    private static func remove(_ path: String) {
        let aside = path + ".gone"
        rename(path, aside)
        try? FileManager.default.removeItem(atPath: aside)
    }
}

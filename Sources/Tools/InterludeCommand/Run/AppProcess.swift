import AppSession
import Foundation
import InterludeProject
import UIKit

/// The process of an app that is run.
///
/// What it says on standard error goes on to the terminal; where somebody wants to know why it ended, it is kept as well.
final class AppProcess: @unchecked Sendable {
    private let process = Process()
    /// Ends with this process, see `ParentProcessWatch`.
    private let lifeline = Pipe()
    private let lock = NSLock()
    private var text = ""
    private var hasEnded = false
    private let reader = DispatchGroup()

    /// Starts a program, if it is the one that was built; the folders of its container are made.
    ///
    /// - Parameters:
    ///   - folder: One that nobody else can look into: the plan goes there.
    ///   - wake: Called on another thread when it has said something, or has ended.
    init(
        _ product: AppBuilder.Product, plan: SessionPlan, in folder: URL, wake: (@Sendable () -> Void)? = nil
    ) throws {
        try product.verify()
        let file = folder.appendingPathComponent("plan-\(UUID().uuidString).json")
        var plan = plan
        plan.hasLifeline = true
        try plan.write(to: file)
        process.standardInput = lifeline
        var environment = ProcessInfo.processInfo.environment
        environment[ApplicationStart.variable] = file.path
        try product.container.make()
        environment.merge(product.container.environment) { $1 }
        process.executableURL = product.program
        process.environment = environment
        guard let wake else {
            try process.run()
            return
        }
        environment["SWIFT_BACKTRACE"] = AppProcess.backtrace
        process.environment = environment
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        listen(pipe.fileHandleForReading, wake)
    }

    /// The first frames of what ended it, with files and lines, and no more: what else is known takes seconds to gather.
    private static let backtrace =
        "enable=yes,color=no,interactive=no,threads=crashed,limit=24,registers=none,images=none,cache=yes"

    private func listen(_ output: FileHandle, _ wake: @escaping @Sendable () -> Void) {
        let thread = Thread { [self] in
            while let data = try? output.read(upToCount: 4096), !data.isEmpty {
                FileHandle.standardError.write(data)
                lock.lock()
                text += String(decoding: data, as: UTF8.self)
                // Of an app that talks without end the last words count.
                if text.utf8.count > AppProcess.longestText { text = String(text.suffix(AppProcess.longestText / 2)) }
                lock.unlock()
                wake()
            }
            process.waitUntilExit()
            lock.lock()
            hasEnded = true
            lock.unlock()
            wake()
        }
        thread.name = "words"
        thread.start()
    }

    private static let longestText = 65_536

    /// What it has said on standard error.
    var words: String {
        lock.lock()
        defer { lock.unlock() }
        return text
    }

    /// Whether it is gone, with all it had to say.
    var isOver: Bool {
        lock.lock()
        defer { lock.unlock() }
        return hasEnded
    }

    var identifier: Int32 { process.processIdentifier }

    /// Its exit code; for one that was ended by a signal 128 and the signal's number, as shells have it.
    var status: Int32 {
        process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Waits for its end.
    func waitUntilExit() -> Int32 {
        process.waitUntilExit()
        return status
    }

    /// Ends it, whatever it is doing.
    func kill() {
        guard process.isRunning else { return }
        Glibc.kill(process.processIdentifier, SIGKILL)
    }
}

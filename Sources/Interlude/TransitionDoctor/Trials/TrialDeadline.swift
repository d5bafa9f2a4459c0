import Foundation

/// Ends the process when an app's code does not come back from a trial, with words about it: an endless loop would go on for ever.
///
/// The stage's clock stands still in such a loop, so it is the kernel that counts. `interlude doctor` makes a finding of it, as of
/// a trap, and goes on in another process.
package enum TrialDeadline {
    /// What sets the seconds; 0 for none, as where a debugger stops the process.
    static let variable = "INTERLUDE_DOCTOR_DEADLINE"
    /// Real seconds that a trial may take (decided: even in a debug build under a sanitizer one takes a few).
    private static let usual: UInt32 = 180
    /// The part of a message that is not a trap's.
    package static let mark = "has not come back for"

    private static let seconds: UInt32 =
        ProcessInfo.processInfo.environment[variable].flatMap { UInt32($0) } ?? usual

    /// Does something that has to come back in time.
    static func watch<Result>(_ trial: String, _ body: () throws -> Result) rethrows -> Result {
        guard seconds > 0 else { return try body() }
        let text = "Fatal error: the trial '\(trial)' \(mark) \(seconds) s: an endless loop in a callback\n"
        Message.set(text)
        let previous = signal(SIGALRM) { _ in
            // Nothing but this is safe in a signal.
            if let bytes = Message.bytes { _ = write(STDERR_FILENO, bytes, Message.count) }
            abort()
        }
        hearAlarm()
        alarm(seconds)
        defer {
            alarm(0)
            signal(SIGALRM, previous)
        }
        return try body()
    }

    /// A process that a thread of libdispatch has started inherits that thread's mask, in which all signals are blocked.
    private static func hearAlarm() {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGALRM)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// What the signal writes, made before it comes. One trial runs at a time.
    private enum Message {
        nonisolated(unsafe) static var bytes: UnsafeMutablePointer<CChar>?
        nonisolated(unsafe) static var count = 0

        static func set(_ text: String) {
            free(bytes)
            bytes = strdup(text)
            count = text.utf8.count
        }
    }
}

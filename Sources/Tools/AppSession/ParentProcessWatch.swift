import Foundation

/// Ends the app's process with the one that has started it.
///
/// That one holds the other end of the app's standard input and writes nothing to it, so the input ends when it is gone, whatever
/// ended it: an app that plays for ever would otherwise go on unseen.
enum ParentProcessWatch {
    /// Watches on a thread of its own: the app's may be busy for good.
    static func watch() {
        // Whoever has started this one listens to the signal in another way, and ignoring is inherited.
        signal(SIGTERM, SIG_DFL)
        let thread = Thread {
            while let data = try? FileHandle.standardInput.read(upToCount: 256), !data.isEmpty {}
            // Whoever has started this one may have kept signals from all of its threads.
            var mask = sigset_t()
            sigemptyset(&mask)
            sigaddset(&mask, SIGTERM)
            pthread_sigmask(SIG_UNBLOCK, &mask, nil)
            // As from outside, so that half-written films are taken away.
            kill(getpid(), SIGTERM)
        }
        thread.name = "lifeline"
        thread.start()
    }
}

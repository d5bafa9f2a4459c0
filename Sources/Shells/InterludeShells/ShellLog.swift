import InterludeFoundation
import UIKit

/// Messages about classes whose content is not available: one for each class in a program, on standard error.
package enum ShellLog {
    private struct State {
        var told: Set<String> = []
        var listener: (@Sendable (String) -> Void)?
    }

    private static let state = OSAllocatedUnfairLock(initialState: State())

    /// Called with each message in place of writing it, for tests; setting it forgets which messages were written.
    package static func listen(_ listener: (@Sendable (String) -> Void)?) {
        state.withLock { $0 = State(listener: listener) }
    }

    /// Writes what a class does instead, the first time that it is called for the class.
    package static func tell(_ name: String, _ message: String) {
        let (isNew, listener) = state.withLock { ($0.told.insert(name).inserted, $0.listener) }
        guard isNew else { return }
        let line = "\(name): \(message)"
        if let listener { return listener(line) }
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}

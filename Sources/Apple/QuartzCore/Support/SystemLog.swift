/// Warnings that UIKit writes on the system's log. They go to standard error; tests and tools may listen.
@MainActor
package enum SystemLog {
    /// Called with each warning before it is written; `nil` when nobody listens.
    package static var listener: ((String) -> Void)?
    /// False keeps standard error quiet, for tests that provoke warnings.
    package static var writesToStandardError = true

    /// Says what the app did wrong and what happens instead.
    package static func warn(_ message: String) {
        listener?(message)
        guard writesToStandardError else { return }
        FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
    }
}

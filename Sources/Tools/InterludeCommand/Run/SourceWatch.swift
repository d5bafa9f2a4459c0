import Foundation

/// Tells when files in some folders are saved, made, renamed or removed.
final class SourceWatch: @unchecked Sendable {
    private let file: Int32
    private var folders: Set<String> = []
    private let news = News()

    /// Whether anything has happened that was not asked for yet. From any thread.
    private final class News: @unchecked Sendable {
        private let lock = NSLock()
        private var isThere = false

        /// - Returns: What it was before.
        @discardableResult
        func set(_ value: Bool) -> Bool {
            lock.lock()
            defer { lock.unlock() }
            defer { isThere = value }
            return isThere
        }
    }

    /// - Parameter action: Called on another thread.
    init(_ action: @escaping @Sendable () -> Void) throws {
        file = inotify_init1(Int32(IN_CLOEXEC))
        guard file >= 0 else { throw CocoaError(.fileReadUnknown) }
        let thread = Thread { [file, news] in
            var bytes = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = read(file, &bytes, bytes.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                news.set(true)
                action()
            }
        }
        thread.name = "saves"
        thread.start()
    }

    deinit { close(file) }

    /// Whether anything has happened in the folders since the last call.
    func takeNews() -> Bool { news.set(false) }

    /// Looks at these folders too.
    func add(_ new: Set<String>) {
        for folder in new.subtracting(folders) where inotify_add_watch(file, folder, SourceWatch.events) >= 0 {
            folders.insert(folder)
        }
    }

    /// Editors write a file, or write another one and give it the name.
    private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
}

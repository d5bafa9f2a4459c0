import Foundation

/// A folder that only the user can look into, gone when the value goes.
///
/// A process that is killed leaves its folder behind; the next one removes it. Which folders are still in use is known by a lock on
/// a file in them, which the system lets go with the process.
final class PrivateFolder {
    let url: URL
    /// Open as long as the folder is in use.
    private let lock: Int32

    /// Makes one where it is gone with the user's session, if the system has such a place: there it is in memory, too.
    init() throws {
        let places = [ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], NSTemporaryDirectory()]
        for place in places.compactMap(\.self) where place.hasPrefix("/") {
            let folder = place.hasSuffix("/") ? String(place.dropLast()) : place
            PrivateFolder.removeAbandoned(in: folder)
            var template = Array("\(folder)/\(PrivateFolder.beginning)XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else { continue }
            let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            url = URL(fileURLWithPath: path)
            lock = PrivateFolder.makeLock(in: path)
            return
        }
        throw CocoaError(.fileWriteNoPermission)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
        if lock >= 0 { close(lock) }
    }

    private static let beginning = "interlude-"
    /// The file that is locked.
    private static let lockName = "in-use"

    /// It gets its name when it is locked, so that nobody takes a folder for abandoned that is being made.
    private static func makeLock(in folder: String) -> Int32 {
        let new = "\(folder)/.new"
        let file = open(new, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file >= 0 else { return file }
        if flock(file, LOCK_EX | LOCK_NB) == 0 { rename(new, "\(folder)/\(lockName)") }
        return file
    }

    /// Removes folders of processes that are no more. A folder without such a file is another program's, and stays.
    private static func removeAbandoned(in place: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] {
            guard name.hasPrefix(beginning), name.utf8.count == beginning.utf8.count + 6 else { continue }
            let folder = "\(place)/\(name)"
            var status = stat()
            guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else {
                continue
            }
            let file = open("\(folder)/\(lockName)", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
            guard file >= 0 else { continue }
            if flock(file, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: folder) }
            close(file)
        }
    }
}

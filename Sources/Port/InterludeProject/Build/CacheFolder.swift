import Foundation

/// Where what is built for apps is kept between runs: a folder of the user's own, which may be removed at any time.
///
/// The programs in it are started, so it is used only if it belongs to the user and no one else can write to it.
package struct CacheFolder: Sendable {
    package let url: URL

    package init(_ url: URL) { self.url = url }

    /// `INTERLUDE_CACHE`, or `interlude` in the user's folder for caches. Without a home folder it is a private folder among the
    /// temporary files, which no one else can have made: ``folder(_:)`` checks its owner.
    package init(environment: [String: String]) {
        if let path = environment["INTERLUDE_CACHE"], !path.isEmpty {
            url = URL(fileURLWithPath: path)
        } else if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
            url = URL(fileURLWithPath: path).appendingPathComponent("interlude")
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            url = URL(fileURLWithPath: home).appendingPathComponent(".cache/interlude")
        } else {
            url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("interlude-\(getuid())")
        }
    }

    /// A folder in it, made if need be; no other user can look into it.
    ///
    /// - Throws: ``AppError`` if the cache belongs to another user, or others can write to it.
    package func folder(_ path: String) throws -> URL {
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try checkOwner()
        let folder = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return folder
    }

    private func checkOwner() throws {
        var status = stat()
        guard lstat(url.path, &status) == 0 else {
            throw AppError("cannot read \(url.path): \(String(cString: strerror(errno)))")
        }
        // A link of the user's own to another disk is as good as the folder that it leads to; one of another user is not.
        let isOwn = status.st_uid == getuid() && stat(url.path, &status) == 0 && status.st_uid == getuid()
        guard isOwn, status.st_mode & S_IFMT == S_IFDIR else { throw refusal("belongs to another user") }
        guard status.st_mode & 0o022 == 0 else { throw refusal("can be written by other users") }
    }

    private func refusal(_ reason: String) -> AppError {
        AppError(
            "the cache folder \(url.path) \(reason), and programs in it are started: "
                + "name a folder of your own in INTERLUDE_CACHE")
    }

    /// Where what belongs to an app is kept. What was built for apps that are gone is removed.
    func folder(ofApp path: String) throws -> URL {
        let apps = try folder("apps")
        removeOrphans(in: apps)
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let folder = try folder("apps/\(Digest(path).text)-\(name)")
        try Data(path.utf8).write(to: folder.appendingPathComponent(CacheFolder.origin), options: .atomic)
        return folder
    }

    private func removeOrphans(in apps: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: apps.path)) ?? [] {
            let folder = apps.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(CacheFolder.origin)) else { continue }
            if FileManager.default.fileExists(atPath: String(decoding: data, as: UTF8.self)) { continue }
            try? FileManager.default.removeItem(at: folder)
        }
    }

    /// The file that holds the app's own path.
    private static let origin = "origin"
}

/// A lock that other processes see too; let go when the value goes, or the process.
final class FileLock {
    private let file: Int32

    /// Waits until nobody else has it.
    init(_ url: URL) throws {
        file = open(url.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file >= 0, flock(file, LOCK_EX) == 0 else {
            throw AppError("cannot lock \(url.path): \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(file) }
}

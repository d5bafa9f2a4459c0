import CoreGraphics
import Foundation

/// A file or a folder that appears completely or not at all.
///
/// Output is written to a sibling with a temporary name; ``commit()`` renames it. On an error, on deinitialization, or
/// on an interrupt of the program after ``removesOnInterrupt()``, the sibling is removed.
public final class AtomicOutput {
    /// Whether a single file or a whole folder is written.
    public enum Kind: Sendable {
        /// One file.
        case file
        /// A folder with all its files.
        case folder
    }

    /// The path at which the output appears.
    public let path: String
    /// The path to write to. A folder exists from the start; the writer creates a file.
    public let temporaryPath: String

    private let kind: Kind
    private let mayReplace: (String) -> Bool
    private var isOpen = true

    /// Creates the temporary sibling, and verifies that the path can be written.
    ///
    /// - Parameters:
    ///   - path: The path of the output. Missing parent folders are created.
    ///   - kind: File or folder.
    ///   - mayReplace: Returns whether an item of an existing folder can be removed, by its name. A folder with any
    ///     other item is never replaced. By default only an empty folder is replaced.
    /// - Throws: ``OutputError`` with the path and the reason.
    public convenience init(path: String, kind: Kind, mayReplace: @escaping (String) -> Bool = { _ in false }) throws {
        try self.init(path: path, kind: kind, mayReplace: mayReplace, removesAbandoned: true)
    }

    /// - Parameter removesAbandoned: Whether the leftovers of killed programs are looked for, which lists the parent folder.
    package init(
        path: String, kind: Kind, mayReplace: @escaping (String) -> Bool = { _ in false }, removesAbandoned: Bool
    ) throws {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        self.path = url.path
        self.kind = kind
        self.mayReplace = mayReplace
        let folder = url.deletingLastPathComponent()
        temporaryPath = folder.appendingPathComponent(TemporaryName(for: url.lastPathComponent).text).path
        try checkTarget()
        try AtomicOutput.makeFolder(folder.path)
        if removesAbandoned { TemporaryName.removeAbandoned(for: url.lastPathComponent, in: folder.path) }
        try Leftovers.make(temporaryPath, createTemporary)
    }

    deinit { discard() }

    /// Moves the output to its path and replaces an existing file or folder.
    public func commit() throws {
        demand(isOpen, "An output is committed once")
        let old = kind == .folder && exists(path) ? temporaryPath + ".old" : nil
        try Leftovers.finish(temporaryPath) { try exchange(movingAside: old) }
        isOpen = false
    }

    /// Removes the output.
    public func discard() {
        guard isOpen else { return }
        isOpen = false
        Leftovers.finish(temporaryPath) { try? FileManager.default.removeItem(atPath: temporaryPath) }
    }

    /// Installs handlers for SIGINT, SIGTERM and SIGHUP that remove all unfinished output before they end the program.
    ///
    /// For programs, not for libraries and tests: it replaces the handlers of these signals.
    public static func removesOnInterrupt() { Leftovers.watchSignals() }

    private func checkTarget() throws {
        guard let isFolder = folderState(of: path) else { return }
        switch kind {
        case .file:
            if isFolder { throw OutputError.cannotWrite(path: path, reason: "there is a folder of that name") }
        case .folder:
            guard isFolder else { throw OutputError.cannotWrite(path: path, reason: "there is a file of that name") }
            let inside = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            if let other = inside.sorted().first(where: { !mayReplace($0) }) {
                let reason = "the folder has other files (\(other)); use a new or an empty folder"
                throw OutputError.cannotWrite(path: path, reason: reason)
            }
        }
    }

    private func createTemporary() throws {
        switch kind {
        case .folder:
            guard mkdir(temporaryPath, 0o777) == 0 else { throw OutputError.system(path) }
        case .file:
            let file = open(temporaryPath, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY | O_CLOEXEC, 0o666)
            guard file >= 0 else { throw OutputError.system(path) }
            close(file)
        }
    }

    /// Puts what was written in the place of what was there. If that fails, what was there is there again.
    private func exchange(movingAside old: String?) throws {
        if let old { try move(path, to: old) }
        do {
            try move(temporaryPath, to: path)
        } catch {
            if let old { try? move(old, to: path) }
            throw error
        }
        if let old { try? FileManager.default.removeItem(atPath: old) }
    }

    private func move(_ from: String, to: String) throws {
        guard rename(from, to) == 0 else { throw OutputError.system(path) }
    }

    private static func makeFolder(_ path: String) throws {
        guard folderState(of: path) == nil else { return }
        try makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw OutputError.system(path) }
    }
}

/// Whether a path is a folder; `nil` when there is nothing.
private func folderState(of path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
}

private func exists(_ path: String) -> Bool { folderState(of: path) != nil }

import Foundation
import InterludeStage

/// Puts the files of one folder into another: as links where both are on one disk, as copies elsewhere.
enum FolderLink {
    /// What is there already stays: pictures are called after what is on them. Folders in the folder are left out.
    static func linkFiles(in source: URL, to target: URL, except left: String = "") throws {
        guard let listing = opendir(source.path) else { return }
        defer { closedir(listing) }
        while let item = readdir(listing) {
            let name = withUnsafeBytes(of: &item.pointee.d_name) {
                String(cString: $0.bindMemory(to: CChar.self).baseAddress!)
            }
            guard name != ".", name != "..", name != left else { continue }
            try put("\(source.path)/\(name)", at: "\(target.path)/\(name)")
        }
    }

    private static func put(_ source: String, at target: String) throws {
        if link(source, target) == 0 || errno == EEXIST { return }
        let code = errno
        var status = stat()
        guard stat(source, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        do { try FileManager.default.copyItem(atPath: source, toPath: target) } catch {
            throw OutputError.cannotWrite(path: target, reason: String(cString: strerror(code)))
        }
    }
}

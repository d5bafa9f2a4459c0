import Foundation
import InterludeFoundation
import InterludeStage

/// Puts the regular files of one folder into another: as hard links where both are on one disk, as copies elsewhere.
///
/// Symbolic links, pipes and devices of a shard are left out: a published report would contain the files that they lead to.
enum FolderLink {
    /// What is there already stays: pictures are called after what is on them. Folders in the folder are left out.
    static func linkFiles(in source: URL, to target: URL, except left: String = "") throws {
        for name in RegularFile.names(inFolder: source.path) where name != left && PathBelow(name: name) != nil {
            try put("\(source.path)/\(name)", at: "\(target.path)/\(name)")
        }
    }

    private static func put(_ source: String, at target: String) throws {
        guard RegularFile.exists(atPath: source) else { return }
        if link(source, target) == 0 {
            // The file may have been exchanged for a link since it was looked at.
            if !RegularFile.exists(atPath: target) { unlink(target) }
            return
        }
        let code = errno
        guard code != EEXIST else { return }
        do {
            try RegularFile.contents(atPath: source, limit: FolderLink.largestFile, followsLinks: false)
                .write(to: URL(fileURLWithPath: target), options: .withoutOverwriting)
        } catch {
            throw OutputError.cannotWrite(path: target, reason: String(cString: strerror(code)))
        }
    }

    /// In bytes. Decided: the longest film of the gallery has a thousandth.
    private static let largestFile = 1 << 30
}

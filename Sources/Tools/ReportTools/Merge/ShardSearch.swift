import CommandParts
import Foundation
import InterludeGoldens

/// Finds the folders that shards have left: those that are named, and those in them, as they lie where artifacts of several
/// jobs were brought together.
enum ShardSearch {
    /// How deep is looked. Decided: a folder of artifacts, one for each job, a package's folder, `.build` and a report in it.
    private static let depth = 5
    /// What is in a report or a gallery beside journals.
    private static let contents: Set = ["cases", "frames", "films", "sources", "shards", ".claims", ".git"]

    /// The folders with journals below some folders, each once.
    ///
    /// - Throws: ``UsageError`` for one that cannot be read, or in which there is none.
    static func folders(in paths: [String], command: String) throws -> [URL] {
        var found: [URL] = []
        for path in paths {
            let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
            guard let listing = opendir(url.path) else {
                throw UsageError(
                    "cannot read the folder \(path): \(String(cString: strerror(errno)))", command: command)
            }
            closedir(listing)
            let folders = search(url, depth)
            guard !folders.isEmpty else {
                throw UsageError(
                    "\(path) holds no shard of a run: a shard's report has a folder '\(ShardJournal.folderName)', which is "
                        + "written where \(Shard.variable) is set", command: command)
            }
            found += folders.filter { !found.contains($0) }
        }
        return found
    }

    private static func search(_ folder: URL, _ depth: Int) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let journals = folder.appendingPathComponent(ShardJournal.folderName).path
        let own =
            names.contains(ShardJournal.folderName)
            && ((try? FileManager.default.contentsOfDirectory(atPath: journals)) ?? []).contains {
                $0.hasSuffix(".jsonl")
            }
        guard depth > 0 else { return own ? [folder] : [] }
        return names.sorted().filter { !contents.contains($0) }.reduce(into: own ? [folder] : []) { found, name in
            let url = folder.appendingPathComponent(name)
            var status = stat()
            guard lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
            found += search(url, depth - 1)
        }
    }
}

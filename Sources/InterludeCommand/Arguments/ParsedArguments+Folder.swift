import Foundation

extension ParsedArguments {
    /// The folder that an option names, which has to be there and readable.
    ///
    /// - Throws: ``UnreadableFolder`` with the path and the reason.
    func folder(_ name: String, standard: String) throws -> URL {
        let path = self[name] ?? standard
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard let listing = opendir(url.path) else {
            throw UnreadableFolder(path: path, reason: String(cString: strerror(errno)))
        }
        closedir(listing)
        return url
    }
}

/// A folder that cannot be read.
struct UnreadableFolder: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "cannot read the folder \(path): \(reason)" }
}

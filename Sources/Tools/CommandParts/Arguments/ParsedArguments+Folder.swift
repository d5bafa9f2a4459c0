import Foundation

extension ParsedArguments {
    /// The folder that an option names, which has to be there and readable.
    ///
    /// - Throws: ``UnreadableFolder`` with the path and the reason.
    package func folder(_ name: String, standard: String) throws -> URL {
        let path = self[name] ?? standard
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard let listing = opendir(url.path) else {
            let reason = String(cString: strerror(errno))
            throw UnreadableFolder(option: self[name] == nil ? nil : name, path: path, reason: reason)
        }
        closedir(listing)
        return url
    }
}

/// A folder that cannot be read.
package struct UnreadableFolder: Error, CustomStringConvertible {
    /// The option that names it, if one does.
    package let option: String?
    package let path: String
    package let reason: String

    package var description: String { (option.map { "--\($0): " } ?? "") + "cannot read the folder \(path): \(reason)" }
}

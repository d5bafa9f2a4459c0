import Foundation

/// A folder for one test, gone when the value goes.
package final class TestFolder {
    package let url: URL

    /// Makes a folder with files in it, by their paths.
    package init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    package var path: String { url.path }

    /// The names of everything in the folder, hidden things too.
    package var names: [String] { names(in: "") }

    /// The names of everything in a folder in this one.
    package func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(path).path)) ?? []).sorted()
    }

    /// What a file holds; `nil` where there is none.
    package func data(_ path: String) -> Data? {
        FileManager.default.contents(atPath: url.appendingPathComponent(path).path)
    }

    /// What a file holds as text.
    package func text(of path: String) -> String? { data(path).map { String(decoding: $0, as: UTF8.self) } }

    /// Writes a file, and makes the folders that it lies in.
    package func write(_ text: String, to path: String, executable: Bool = false) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        if executable {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
    }
}

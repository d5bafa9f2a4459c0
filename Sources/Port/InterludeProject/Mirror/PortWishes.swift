import Foundation

/// The comments by which a source file of a package says which sources of an app its target compiles.
///
///     // interlude-port: ../../../Shop
///     // interlude-port-except: Generated
///     // interlude-port-without: AVFoundation
///
/// `InterludePortPlugin` reads the same comments; a plugin cannot import a library, so it has a reader of its own.
struct PortWishes {
    /// The Swift files to port, in the order of the comments, those of a folder in the order of their paths.
    private(set) var files: [URL] = []
    /// Modules whose importing files are left out.
    private(set) var without: Set<String> = []

    /// Folders that hold no sources of the app's own.
    private static let others: Set<String> = ["Pods", "Carthage", "build", "DerivedData"]

    /// Reads the comments of a file.
    init(in file: URL) {
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(whereSeparator: \.isNewline)
        func values(_ key: String) -> [String] {
            lines.compactMap { line in
                let line = line.trimmingCharacters(in: .whitespaces)
                guard line.hasPrefix("// \(key):") else { return nil }
                return line.dropFirst(key.count + 4).trimmingCharacters(in: .whitespaces)
            }
        }
        without = Set(values("interlude-port-without"))
        let except = Set(values("interlude-port-except")).union(PortWishes.others)
        let folder = file.deletingLastPathComponent()
        files = values("interlude-port").flatMap { path in
            PortWishes.sources(at: folder.appendingPathComponent(path).standardizedFileURL, except)
        }
    }

    private static func sources(at url: URL, _ except: Set<String>) -> [URL] {
        let name = url.lastPathComponent
        guard !name.hasPrefix("."), !except.contains(name) else { return [] }
        guard FileTree.isFolder(url) else {
            let isSource = url.pathExtension == "swift" && name != "Package.swift"
            return isSource && FileManager.default.fileExists(atPath: url.path) ? [url] : []
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.sorted().flatMap { sources(at: url.appendingPathComponent($0), except) }
    }
}

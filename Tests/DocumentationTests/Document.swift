import Foundation
import TestPrograms

/// A page of the documentation.
struct Document {
    /// Its path in the project.
    let path: String
    let text: String

    /// The README, everything in `Documentation` and `Examples`, and the pages of the modules.
    static func all() throws -> [Document] {
        let pages = ["Documentation", "Examples", "Sources"].flatMap { files(below: $0, "md") }
        return try (["README.md"] + pages).map { path in
            let url = Project.folder.appendingPathComponent(path)
            return Document(path: path, text: try String(contentsOf: url, encoding: .utf8))
        }
    }

    /// The paths of the files below a folder of the project whose name has this ending; none of hidden folders, such as builds.
    static func files(below folder: String, _ ending: String) -> [String] {
        let root = Project.folder.appendingPathComponent(folder).resolvingSymlinksInPath()
        let found = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let paths = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == ending }.map(\.path)
        return paths.map { "\(folder)\($0.dropFirst(root.path.count))" }.sorted()
    }

    /// The Swift code between its fences.
    var samples: [Sample] {
        var samples: [Sample] = []
        var lines: [Substring]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let open = lines, line == "```" {
                samples.append(Sample(document: path, lines: open.map(String.init)))
                lines = nil
            } else if lines != nil {
                lines?.append(line)
            } else if line == "```swift" {
                lines = []
            }
        }
        return samples
    }
}

/// A piece of Swift code in a document, or of a source that is compiled as that document shows it.
struct Sample: Hashable {
    let document: String
    /// What it imports, at its beginning.
    let imports: [String]
    /// All other lines, to the byte.
    let code: [String]

    init(document: String, lines: [String]) {
        self.document = document
        imports = Array(lines.prefix { $0.hasPrefix("import ") })
        code = Array(lines.dropFirst(imports.count).drop { $0.isEmpty })
    }

    var text: String { code.joined(separator: "\n") }
}

import Foundation
import TestPrograms

/// A source in the folder `Samples`. What a document shows stands in it between two comments, to the byte, and round that what
/// the document leaves to its reader: screens, a stage, a function to stand in.
struct CompiledSource {
    let path: String
    let lines: [String]

    static func all() throws -> [CompiledSource] {
        try Document.files(below: "Tests/DocumentationTests/Samples", "swift").map { path in
            let text = try String(contentsOf: Project.folder.appendingPathComponent(path), encoding: .utf8)
            return CompiledSource(
                path: path,
                lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        }
    }

    /// What stands between `// sample of DOCUMENT` and `// end of sample`.
    var samples: [Sample] {
        var samples: [Sample] = []
        var open: (document: String, lines: [String])?
        for line in lines {
            let words = line.drop { $0 == " " }
            if words == "// end of sample", let (document, lines) = open {
                samples.append(Sample(document: document, lines: lines))
                open = nil
            } else if open != nil {
                open?.lines.append(line)
            } else if words.hasPrefix(Self.beginning) {
                open = (String(words.dropFirst(Self.beginning.count)), [])
            }
        }
        return samples
    }

    func imports(_ sample: Sample) -> Bool { sample.imports.allSatisfy(lines.contains) }

    private static let beginning = "// sample of "
}

import Foundation
import TestPrograms

extension Document {
    /// The README, the page for contributors, the changelog, and the pages in `Documentation` and `Examples`.
    static func guides() throws -> [Document] {
        let pages = ["Documentation", "Examples"].flatMap { files(below: $0, "md") }
        return try (["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + pages).map { path in
            let url = Project.folder.appendingPathComponent(path)
            return Document(path: path, text: try String(contentsOf: url, encoding: .utf8))
        }
    }

    /// The paths in the project to which the relative links and images of the page lead, without fragments.
    ///
    /// Links in code are not links.
    var links: [String] { targets.map(resolved) }

    /// The headings to which the relative links of the page lead: the path of a page in the project, and a fragment.
    var linkedHeadings: [(page: String, fragment: String)] {
        targets.compactMap { target in
            let fragment = target.drop { $0 != "#" }.dropFirst()
            return fragment.isEmpty ? nil : (resolved(target), String(fragment))
        }
    }

    /// The fragments of the page's headings, as GitHub generates them.
    var fragments: Set<String> {
        var uses: [String: Int] = [:]
        let headings = lines(keepingCodeSpans: true).compactMap { $0.wholeMatch(of: #/#{1,6} +(.+)/#)?.1 }
        return Set(
            headings.map { heading in
                let fragment = Self.fragment(of: heading)
                defer { uses[fragment, default: 0] += 1 }
                return uses[fragment].map { "\(fragment)-\($0)" } ?? fragment
            })
    }

    private static func fragment(of heading: Substring) -> String {
        let text = heading.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }.lowercased()
        let kept = text.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        return kept.replacing(" ", with: "-")
    }

    /// The relative targets of links and images, with their fragments.
    private var targets: [Substring] {
        let pattern = #/\]\((?<link>[^)\s]+)\)|src="(?<image>[^"]+)"/#
        let text = lines(keepingCodeSpans: false).joined(separator: "\n")
        let targets = text.matches(of: pattern).compactMap { $0.link ?? $0.image }.map { Substring($0) }
        return targets.filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
    }

    /// The path in the project of a link's target.
    private func resolved(_ link: Substring) -> String {
        guard let target = link.prefix(while: { $0 != "#" }).nonEmpty else { return path }
        let folder = URL(fileURLWithPath: "/" + path).deletingLastPathComponent()
        return String(folder.appendingPathComponent(String(target)).standardized.path.dropFirst())
    }

    /// The lines outside fenced blocks, with or without their code spans.
    private func lines(keepingCodeSpans: Bool) -> [String] {
        var isFenced = false
        let lines = text.split(separator: "\n").filter { line in
            guard line.drop(while: { $0 == " " }).hasPrefix("```") else { return !isFenced }
            isFenced.toggle()
            return false
        }
        return lines.map { String(keepingCodeSpans ? $0 : $0.replacing(#/`[^`\n]*`/#, with: "")) }
    }
}

extension Substring {
    /// The text, or `nil` if it is empty.
    fileprivate var nonEmpty: Substring? { isEmpty ? nil : self }
}

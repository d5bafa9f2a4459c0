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
    var links: [String] {
        let pattern = #/\]\((?<link>[^)\s]+)\)|src="(?<image>[^"]+)"/#
        let targets = textWithoutCode.matches(of: pattern).compactMap { $0.link ?? $0.image }
        return targets.filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }.map(resolved)
    }

    /// The path in the project of a link's target.
    private func resolved(_ link: Substring) -> String {
        guard let target = link.prefix(while: { $0 != "#" }).nonEmpty else { return path }
        let folder = URL(fileURLWithPath: "/" + path).deletingLastPathComponent()
        return String(folder.appendingPathComponent(String(target)).standardized.path.dropFirst())
    }

    /// The text without fenced blocks and code spans.
    private var textWithoutCode: String {
        var isFenced = false
        let lines = text.split(separator: "\n").filter { line in
            guard line.drop(while: { $0 == " " }).hasPrefix("```") else { return !isFenced }
            isFenced.toggle()
            return false
        }
        return lines.joined(separator: "\n").replacing(#/`[^`\n]*`/#, with: "")
    }
}

extension Substring {
    /// The text, or `nil` if it is empty.
    fileprivate var nonEmpty: Substring? { isEmpty ? nil : self }
}

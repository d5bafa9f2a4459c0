import Foundation

/// A page that shows one of the package's sources.
package struct SourcePage {
    /// From the package's folder.
    private let path: String
    /// The source.
    package let text: String

    /// Reads a source, where the package is that this program was built from; `nil` where it is not.
    package init?(path: String) {
        guard let text = try? String(contentsOf: SourcePage.package.appendingPathComponent(path), encoding: .utf8)
        else {
            return nil
        }
        self.path = path
        self.text = text
    }

    private static let package = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// The page's place, from the gallery's folder.
    package var file: String { SourcePage.file(of: path) }

    /// All of the path is in the name, since sources of several modules are called the same.
    package static func file(of path: String) -> String {
        "sources/" + path.replacingOccurrences(of: "/", with: "-").replacingOccurrences(of: ".swift", with: ".html")
    }

    private var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

    /// The whole page.
    package var html: String {
        HTMLPage(
            title: "\(name).swift", style: SourcePage.style,
            body: """
                <header><h1>\(name).swift</h1><p>\(escaped(path)) · <a href="../index.html">All transitions</a></p></header>
                <main><article><pre><code>\(escaped(text))</code></pre></article></main>
                """, script: ""
        ).text
    }

    private static let style = """
        header, main { max-width: 1100px; margin: 0 auto; padding: 0 28px; }
        header { padding-top: 44px; padding-bottom: 20px; }
        header p { margin: 4px 0 0; color: var(--quiet); }
        main { padding-bottom: 64px; }
        a { color: var(--tint); }
        article { overflow-x: auto; }
        pre { margin: 0; font: 13px/1.55 ui-monospace, "SF Mono", Menlo, monospace; }
        """
}

import Foundation
import InterludeStage

/// A page that shows one of the package's sources.
struct SourcePage {
    /// From the package's folder.
    private let path: String
    private let text: String

    /// Reads a source, where the package is that this program was built from; `nil` where it is not.
    init?(path: String) {
        guard let text = try? String(contentsOf: SourcePage.package.appendingPathComponent(path), encoding: .utf8)
        else {
            return nil
        }
        (self.path, self.text) = (path, text)
    }

    private static let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// The page's place, from the gallery's folder.
    var file: String { "sources/\(name).html" }

    private var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

    /// The whole page.
    var html: String {
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

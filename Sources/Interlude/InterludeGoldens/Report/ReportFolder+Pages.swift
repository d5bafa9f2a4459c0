import Foundation
import InterludeFoundation

/// The files that a report's page shows, for a server.
extension ReportFolder {
    /// Whether a path is the page's or that of a file which the page can show: `/`, `/frames/NAME`, `/cases/CASE/NAME`.
    ///
    /// Percent signs are resolved once, for letters beyond ASCII.
    package static func isPagePath(_ path: String) -> Bool { file(at: path) != nil }

    /// The bytes of a file at such a path, seen from the report's folder; `nil` if there is none. Links are not followed.
    package func contents(at path: String) -> Data? {
        guard let name = ReportFolder.file(at: path) else { return nil }
        return try? RegularFile.contents(atPath: url.appendingPathComponent(name).path, followsLinks: false)
    }

    /// The media type of a file by its ending.
    package static func type(of path: String) -> String {
        switch path.split(separator: ".").last {
        case "png": "image/png"
        case "json": "application/json"
        case "txt": "text/plain; charset=utf-8"
        default: "text/html; charset=utf-8"
        }
    }

    /// The path of a file in the report's folder, `nil` for what is none of the report's.
    private static func file(at path: String) -> String? {
        if path == "/" || path == "/" + Report.pageName { return Report.pageName }
        guard path.hasPrefix("/") else { return nil }
        let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
            .map { String($0).removingPercentEncoding ?? "" }
        let depth = ["frames": 2, "cases": 3]
        guard let first = parts.first, depth[first] == parts.count else { return nil }
        let isPlain = parts.allSatisfy { part in
            !["", ".", ".."].contains(part) && part.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        }
        guard isPlain, ["png", "txt", "json"].contains(parts.last?.split(separator: ".").last) else { return nil }
        return parts.joined(separator: "/")
    }
}

import Foundation
import InterludeFoundation

/// Reads the small files in which a project describes itself: settings, property lists, lists of packages and pods.
enum ProjectFile {
    /// In bytes. Decided: a thousand times the usual `Info.plist`.
    private static let limit = 4 << 20

    /// The bytes of a regular file; `nil` if there is none, or if it is larger than 4 MB.
    static func data(at url: URL) -> Data? { try? RegularFile.contents(atPath: url.path, limit: limit) }

    /// The text of a regular file; empty if there is none, or if it is larger than 4 MB.
    static func text(at url: URL) -> String { String(decoding: data(at: url) ?? Data(), as: UTF8.self) }
}

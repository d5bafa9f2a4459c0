import Foundation

/// An output format of films. The path's file extension selects it.
public enum FilmFormat: String, CaseIterable, Sendable {
    /// H.264 in MP4.
    case mp4
    /// VP9 in WebM.
    case webm
    /// An animated GIF for a page, with a palette of its own: small, see ``FilmOptions/gifSide``.
    case gif
    /// An animated PNG: every pixel exact.
    case apng
    /// One PNG with some moments side by side, their times below.
    case filmstrip = "png"
    /// A folder of PNG files `0000.png`, `0001.png`, …: every frame, every pixel exact.
    case folder = ""

    /// The known file extensions, with their dots.
    public static var endings: [String] { allCases.filter { $0 != .folder }.map { ".\($0.rawValue)" } }

    /// Creates the format of a path's file extension.
    ///
    /// - Throws: ``OutputError/unknownFormat(path:)`` for an unknown extension.
    public init(path: String) throws {
        let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
        // A slash at the end says folder, whatever the name is like.
        guard let format = path.hasSuffix("/") ? .folder : FilmFormat(rawValue: ending) else {
            throw OutputError.unknownFormat(path: path)
        }
        self = format
    }
}

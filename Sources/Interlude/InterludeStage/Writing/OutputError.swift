import Foundation

/// The reason for which a film, an image or a page could not be written.
public enum OutputError: Error, Hashable, CustomStringConvertible {
    /// The path cannot be written; the reason is the system's or ours.
    case cannotWrite(path: String, reason: String)
    /// The path cannot be read, or not as what it should be.
    case cannotRead(path: String, reason: String)
    /// The path's ending names no format that is known.
    case unknownFormat(path: String)
    /// The `ffmpeg` program, which makes films in the format named, is not on the search path.
    case noEncoder(format: String)
    /// The encoder gave up; these are its own words.
    case encoderFailed(words: String)

    /// A description of the error, its location and a suggestion.
    public var description: String {
        switch self {
        case .cannotWrite(let path, let reason):
            "cannot write \(path): \(reason)"
        case .cannotRead(let path, let reason):
            "cannot read \(path): \(reason)"
        case .unknownFormat(let path):
            "\(path): unknown file extension; known are \(FilmFormat.endings.joined(separator: ", ")), "
                + "and a path without an extension for a folder of PNG files"
        case .noEncoder(let format):
            "a film in \(format) needs the program ffmpeg, and it is not on the search path; "
                + "on Debian: apt-get install ffmpeg. A folder of PNG files and a .png filmstrip need no other program"
        case .encoderFailed(let words):
            "ffmpeg could not make the film: \(words)"
        }
    }

    /// The error for the last failed call of the C library on a path.
    package static func system(_ path: String, _ code: Int32 = errno) -> OutputError {
        .cannotWrite(path: path, reason: String(cString: strerror(code)))
    }
}

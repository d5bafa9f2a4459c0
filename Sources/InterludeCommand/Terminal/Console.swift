import Foundation

/// Where the program talks to: results on standard output, everything else on standard error.
enum Console {
    /// Prints a result.
    static func show(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    /// Prints something for the person in front, beside the result.
    static func tell(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Prints what went wrong.
    static func complain(_ text: String) {
        FileHandle.standardError.write(Data("interlude: \(text)\n".utf8))
    }

    /// What notes begin with.
    static let notePrefix = "note: "

    /// Tells another program, which reads standard error, what is going on.
    static func note(_ text: String) {
        FileHandle.standardError.write(Data((notePrefix + text + "\n").utf8))
    }
}

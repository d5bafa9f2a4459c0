import Foundation

/// Where the program talks to: results on standard output, everything else on standard error.
///
/// No text can control a terminal, see ``Terminal/printable(_:)``: names and messages come from files that others wrote.
package enum Console {
    /// Prints a result.
    package static func show(_ text: String) {
        FileHandle.standardOutput.write(Data((Terminal.printable(text) + "\n").utf8))
    }

    /// Prints something for the person in front, beside the result.
    package static func tell(_ text: String) {
        FileHandle.standardError.write(Data((Terminal.printable(text) + "\n").utf8))
    }

    /// Prints what went wrong.
    package static func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(ProgramName.current): \(Terminal.printable(text))\n".utf8))
    }

    /// The prefix of notes.
    package static let notePrefix = "note: "

    /// Tells another program, which reads standard error, what is going on.
    package static func note(_ text: String) {
        FileHandle.standardError.write(Data((notePrefix + Terminal.printable(text) + "\n").utf8))
    }
}

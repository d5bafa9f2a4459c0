import Foundation

/// The terminal in front of the program, if there is one.
package enum Terminal {
    /// Columns where nobody tells how many there are, as in a file.
    package static let plainWidth = 100

    /// How many columns it has.
    package static func width(of file: Int32) -> Int {
        var size = winsize()
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else { return plainWidth }
        return Int(size.ws_col)
    }

    /// A compiler's words with its errors in red; plain where nobody looks at a terminal, or where `NO_COLOR` asks for that.
    package static func colored(_ text: String, on file: Int32) -> String {
        guard isatty(file) == 1, ProcessInfo.processInfo.environment["NO_COLOR"] == nil else { return text }
        return text.replacingOccurrences(of: ": error: ", with: ": \u{1B}[1;31merror:\u{1B}[0m ")
    }

    /// Breaks a line between words so that it fits; what follows the first stands as far in as a column.
    package static func wrap(_ line: String, width: Int, indent: Int) -> String {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        var rows: [String] = []
        var row = words.first.map(String.init) ?? ""
        for word in words.dropFirst() {
            if row.count + 1 + word.count <= width {
                row += " " + word
            } else {
                rows.append(row)
                row = String(repeating: " ", count: indent) + word
            }
        }
        return (rows + [row]).joined(separator: "\n")
    }
}

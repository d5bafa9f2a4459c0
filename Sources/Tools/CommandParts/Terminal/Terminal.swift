import Foundation

/// The terminal in front of the program, if there is one.
package enum Terminal {
    /// The number of columns if it is unknown, as in a file.
    package static let plainWidth = 100

    /// How many columns it has.
    package static func width(of file: Int32) -> Int {
        var size = winsize()
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else { return plainWidth }
        return Int(size.ws_col)
    }

    /// Returns a compiler's output with the errors in red; plain if the file is not a terminal or `NO_COLOR` is set.
    package static func colored(_ text: String, on file: Int32) -> String {
        guard isatty(file) == 1, ProcessInfo.processInfo.environment["NO_COLOR"] == nil else { return text }
        return text.replacingOccurrences(of: ": error: ", with: ": \u{1B}[1;31merror:\u{1B}[0m ")
    }

    /// Wraps a line between words. All lines but the first are indented.
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

// MARK: Control characters

extension Terminal {
    /// A text that cannot control a terminal: control characters other than line break and tab become `�`. Sequences that choose one of our
    /// own colors stay.
    package static func printable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var place = 0
        while place < scalars.count {
            let length = lengthOfColor(scalars[place...])
            if length > 0 {
                result.append(contentsOf: scalars[place..<place + length])
            } else {
                let scalar = scalars[place]
                result.append(isControl(scalar) && scalar != "\n" && scalar != "\t" ? "\u{FFFD}" : scalar)
            }
            place += max(1, length)
        }
        return String(result)
    }

    /// Whether a scalar is one of ECMA-48's control characters, of either set, or turns the direction of the text after it.
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)
    }

    /// The colors that texts of ours have: none, bold red, red, green, yellow.
    private static let colors = ["\u{1B}[0m", "\u{1B}[1;31m", "\u{1B}[31m", "\u{1B}[32m", "\u{1B}[33m"].map {
        Array($0.unicodeScalars)
    }

    /// How many scalars a sequence for one of these has at the beginning of a text; 0 where there is none.
    private static func lengthOfColor(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
        colors.first { scalars.starts(with: $0) }?.count ?? 0
    }
}

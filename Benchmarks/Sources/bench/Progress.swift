import Foundation

/// One line in a terminal that says what is going on; nothing anywhere else.
enum Progress {
    private static let isShown = isatty(FileHandle.standardError.fileDescriptor) == 1

    static func say(_ text: String) {
        if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8)) }
    }

    static func end() { say("") }
}

import Foundation

/// Writes one line to standard error, the way CoreGraphics reports a misuse that it survives.
func warn(_ message: @autoclosure () -> String) {
    FileHandle.standardError.write(Data("CoreGraphics: \(message())\n".utf8))
}

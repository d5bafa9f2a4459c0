import Foundation

/// A progress bar on standard error; silent if standard error is not a terminal.
package struct ProgressBar {
    private let total: Int
    private var done = 0
    /// Whether standard error is a terminal.
    package let isVisible: Bool
    private static let width = 28

    /// Makes an empty bar for a number of steps.
    package init(total: Int, isVisible: Bool = isatty(STDERR_FILENO) == 1) {
        self.total = total
        self.isVisible = isVisible
    }

    /// Tells which step begins.
    package func begin(_ title: String) {
        guard isVisible else { return }
        let full = total == 0 ? 0 : ProgressBar.width * done / total
        let bar = String(repeating: "█", count: full) + String(repeating: "░", count: ProgressBar.width - full)
        let line = "\(bar)  \(done)/\(total)  \(title)"
        // A line that wraps could not be taken back.
        show(String(Terminal.printable(line).prefix(Terminal.width(of: STDERR_FILENO) - 1)))
    }

    /// Tells that a step has ended.
    package mutating func step() { done += 1 }

    /// Takes the line away.
    package func end() {
        guard isVisible else { return }
        show("")
    }

    /// Back to the line's start, the text, and nothing after it.
    private func show(_ text: String) {
        FileHandle.standardError.write(Data("\r\u{1B}[2K\(text)".utf8))
    }
}

/// A line on standard error that counts frames; silent when standard error is no terminal.
package final class ProgressLine {
    private let title: String
    private let isVisible: Bool

    package init(_ title: String, isVisible: Bool = isatty(STDERR_FILENO) == 1) {
        self.title = title
        self.isVisible = isVisible
    }

    /// Tells that a frame is done.
    package func show(frame: Int) { write("\(title): frame \(frame)") }

    /// Takes the line away.
    package func end() { write("") }

    private func write(_ text: String) {
        guard isVisible else { return }
        let text = Terminal.printable(text)
        FileHandle.standardError.write(Data("\r\u{1B}[2K\(text)".utf8))
    }
}

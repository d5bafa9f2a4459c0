import CCairo
import Foundation

/// The caller's memory in a format that cairo does not draw in, and how it is kept in step with the buffer that it does.
final class ContextMirror {
    func read(into canvas: ContextCanvas) {}
    func write(from canvas: ContextCanvas) {}
}

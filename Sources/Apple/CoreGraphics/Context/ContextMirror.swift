import CCairo
import Foundation

/// Memory outside the buffer, in the format the caller asked for, and how it is kept in step with the buffer that cairo
/// draws into: read before each drawing call, written after it, so that both sides may be changed in turn.
final class ContextMirror {
    let memory: UnsafeMutableRawPointer
    private let bytesPerRow: Int
    private let format: PixelFormat
    private let release: (() -> Void)?

    /// - Parameter release: Called at the end, when the memory is no longer needed.
    init(memory: UnsafeMutableRawPointer, bytesPerRow: Int, format: PixelFormat, release: (() -> Void)?) {
        self.memory = memory
        self.bytesPerRow = bytesPerRow
        self.format = format
        self.release = release
    }

    deinit {
        release?()
    }

    private func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        (memory + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
    }

    /// Brings the memory's pixels into the canvas.
    func read(into canvas: ContextCanvas) {
        cairo_surface_flush(canvas.surface)
        for y in 0..<canvas.height {
            let from = row(y)
            if let pixels = canvas.buffer?.row(y) {
                for x in 0..<canvas.width { pixels[x] = format.decode(from + x * format.size) }
            } else if let alphas = canvas.coverage?.row(y) {
                alphas.update(from: from, count: canvas.width)
            }
        }
        cairo_surface_mark_dirty(canvas.surface)
    }

    /// Brings the canvas's pixels into the memory.
    func write(from canvas: ContextCanvas) {
        cairo_surface_flush(canvas.surface)
        for y in 0..<canvas.height {
            let to = row(y)
            if let pixels = canvas.buffer?.row(y) {
                for x in 0..<canvas.width { format.encode(pixels[x], to: to + x * format.size) }
            } else if let alphas = canvas.coverage?.row(y) {
                to.update(from: alphas, count: canvas.width)
            }
        }
    }
}

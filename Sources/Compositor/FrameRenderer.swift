import CoreGraphics
import Dispatch
import Foundation

/// Draws display lists: a list in, a frame of premultiplied pixels out.
///
/// One renderer serves many frames; it keeps its working memory between them. Its frames have the same bytes with any
/// number of threads. Use it from one thread at a time.
///
///     let renderer = FrameRenderer()
///     renderer.render(list, into: frame)
package final class FrameRenderer {
    private let threads: Int
    private var contexts: [RowContext] = []

    /// - Parameter threads: how many threads share a frame's rows; nil takes one for each processor.
    package init(threads: Int? = nil) {
        self.threads = max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount)
    }

    /// Draws the whole frame.
    ///
    /// - Parameters:
    ///   - list: what to draw. Its bitmaps must not change meanwhile.
    ///   - frame: a buffer of the list's size; all of its pixels are written.
    package func render(_ list: DisplayList, into frame: PixelBuffer) {
        precondition(
            frame.width == list.width && frame.height == list.height,
            "The frame must have the display list's size, \(list.width) × \(list.height) pixels")
        let area = PixelRect(left: 0, top: 0, right: list.width, bottom: list.height)
        guard !area.isEmpty else { return }
        let background = ColorPainter(color: list.background.value, bounds: area)
        let painters = PainterList([background] + FramePlanner(area: area).plan(list.items, clip: area))
        RowKernels.fill(frame.pixels, 0, list.background.alpha == 255 ? 0 : frame.stride * frame.height)
        draw(painters, into: frame, area: area)
        frame.isOpaque = list.background.alpha == 255
    }

    /// Draws the painters into a buffer whose pixel (0, 0) is the area's first.
    private func draw(_ painters: PainterList, into buffer: PixelBuffer, area: PixelRect) {
        while contexts.count < threads { contexts.append(RowContext(width: area.width)) }
        for context in contexts { context.prepare(width: area.width, origin: area.left) }
        let bandHeight = 32
        let bands = (area.height + bandHeight - 1) / bandHeight
        let job = BandJob(painters: painters, buffer: buffer, area: area, contexts: contexts)
        let workers = min(threads, bands)
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            for band in stride(from: worker, to: bands, by: workers) {
                let top = area.top + band * bandHeight
                job.draw(rows: top..<min(top + bandHeight, area.bottom), worker: worker)
            }
        }
    }
}

/// What the threads share while a frame is drawn. Painters are immutable, and each thread has its own context and rows.
private struct BandJob: @unchecked Sendable {
    let painters: PainterList
    let buffer: PixelBuffer
    let area: PixelRect
    let contexts: [RowContext]

    func draw(rows: Range<Int>, worker: Int) {
        for y in rows {
            let row = buffer.row(y - area.top) - area.left
            painters.paint(y, area.left, area.right, into: row, contexts[worker])
        }
    }
}

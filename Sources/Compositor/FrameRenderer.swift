import CoreGraphics
import Foundation

/// Draws display lists: a list in, a frame of premultiplied pixels out.
///
/// One renderer serves many frames; between them it keeps its working memory, the shadows it blurred and the bitmaps it
/// reduced. Its frames have the same bytes with any number of threads. Use it from one thread at a time.
///
///     let renderer = FrameRenderer()
///     renderer.render(list, into: frame)
package final class FrameRenderer {
    private let workshop: RenderWorkshop

    /// - Parameter threads: how many threads share a frame's rows; nil takes one for each processor.
    package init(threads: Int? = nil) {
        workshop = RenderWorkshop(threads: max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount))
    }

    /// Draws the whole frame.
    ///
    /// - Parameters:
    ///   - list: what to draw. Its bitmaps must not change meanwhile, nor afterwards: smaller copies of them are kept.
    ///   - frame: a buffer of the list's size; all of its pixels are written.
    package func render(_ list: DisplayList, into frame: PixelBuffer) {
        precondition(
            frame.width == list.width && frame.height == list.height,
            "The frame must have the display list's size, \(list.width) × \(list.height) pixels")
        workshop.beginFrame()
        let area = PixelRect(left: 0, top: 0, right: list.width, bottom: list.height)
        let planner = FramePlanner(area: area, workshop: workshop)
        let background = BackgroundPainter(color: list.background.value, bounds: area)
        workshop.draw([background] + planner.plan(list.items, clip: area), into: frame, area: area)
        frame.isOpaque = list.background.alpha == 255
    }
}

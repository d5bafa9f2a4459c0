import CoreGraphics
import Foundation

/// Draws display lists: a list in, a frame of premultiplied pixels out.
///
/// One renderer serves many frames; between them it keeps its working memory, the shadows it blurred, the bitmaps it
/// reduced and pictures of what stands still. Its frames have the same bytes with any number of threads. Use it from one thread at a time.
///
///     let renderer = FrameRenderer()
///     renderer.render(list, into: frame)
package final class FrameRenderer {
    private let rasterizer: Rasterizer
    private let pictures: KeptPictures?

    /// - Parameters:
    ///   - threads: How many threads share a frame's rows; `nil` takes one for each processor.
    ///   - isForMoments: Whether its frames have nothing to do with each other, so that none is kept in mind for the next one.
    package init(threads: Int? = nil, isForMoments: Bool = false) {
        rasterizer = Rasterizer(threads: max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount))
        pictures = isForMoments ? nil : KeptPictures()
    }

    /// Pictures of what stands still, as the last frame left them.
    package var keptPictures: Int { pictures?.count ?? 0 }

    /// Draws the whole frame.
    ///
    /// - Parameters:
    ///   - list: What to draw. Its bitmaps must not change meanwhile, nor afterwards: smaller copies of them are kept.
    ///   - frame: A buffer of the list's size; all of its pixels are written.
    package func render(_ list: DisplayList, into frame: PixelBuffer) {
        draw(list, into: frame, areas: [PixelRect(width: list.width, height: list.height)])
    }

    /// Draws areas of the frame that do not overlap.
    func draw(_ list: DisplayList, into frame: PixelBuffer, areas: [PixelRect]) {
        demand(
            frame.width == list.width && frame.height == list.height,
            "The frame must have the display list's size, \(list.width) × \(list.height) pixels")
        rasterizer.beginFrame(pixels: areas.reduce(0) { $0 + $1.area })
        pictures?.beginFrame()
        let whole = PixelRect(width: list.width, height: list.height)
        var planner = FramePlanner(area: whole, rasterizer: rasterizer)
        planner.pictures = pictures
        let background = BackgroundPainter(color: list.background.value, bounds: whole)
        let backdrops = list.backdrops
        if let farthest = backdrops.map(\.blurSpread).max() {
            // A backdrop may lie below a backdrop that lies below a third.
            let wanted = areas.reduce(PixelRect.empty) { $0.union($1) }.outset(by: farthest * backdrops.count)
            planner.underlay = Underlay(
                painters: list.blursBackground ? [background] : [], isOpaque: list.background.alpha == 255,
                wanted: wanted)
        } else if areas != [whole] {
            planner.wanted = areas
        }
        let painters = [background] + planner.plan(list.items, clip: whole)
        for area in areas { rasterizer.draw(painters, into: frame, area: area, origin: (0, 0)) }
        frame.isOpaque = list.background.alpha == 255
    }
}

import Compositor
import QuartzCore
import UIKit

/// Draws device and side pane into one picture, which it keeps: of each frame only what has changed is drawn.
@MainActor final class CanvasRenderer {
    private let renderer = FrameRenderer()
    private let tracker = DamageTracker()
    /// The whole picture: the outlet's memory, or the renderer's own.
    private(set) var frame = PixelBuffer(width: 1, height: 1, isOpaque: true)
    private var isLent = false
    /// What was drawn last: one item for each part of the canvas, in their order.
    private(set) var items: [DisplayItem] = []

    /// Draws what has changed.
    ///
    /// - Parameter plates: The parts of the canvas, in its points.
    /// - Parameter canvas: Gives a buffer of that many pixels to draw into, the same as long as it holds what was drawn;
    ///   `nil` lets the renderer keep one of its own.
    /// - Returns: Rectangles of the frame that hold all that is new; none if nothing is.
    func render(
        _ plates: [RenderServer.Plate], size: CGSize, scale: CGFloat,
        canvas: (_ width: Int, _ height: Int) -> PixelBuffer? = { _, _ in nil }
    ) -> [PixelRect] {
        let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
        prepareFrame(width, height, canvas(width, height))
        let list = RenderServer.current.displayList(
            for: plates, pixelWidth: width, pixelHeight: height, scale: scale, background: CanvasRenderer.surround)
        items = list.items
        let damage = tracker.damage(of: list)
        renderer.render(list, into: frame, damage: damage)
        return damage
    }

    private func prepareFrame(_ width: Int, _ height: Int, _ lent: PixelBuffer?) {
        let isKept = lent.map { $0 === frame } ?? (!isLent && frame.width == width && frame.height == height)
        guard !isKept else { return }
        frame = lent ?? PixelBuffer(width: width, height: height, isOpaque: true)
        isLent = lent != nil
        forget()
    }

    /// Makes the next frame new from edge to edge.
    func forget() { tracker.reset() }

    /// What is seen beside a device that is smaller than the canvas. Decided: a dark gray, like a desk.
    private static let surround = PixelColor(red: 0.11, green: 0.11, blue: 0.12, alpha: 1)
}

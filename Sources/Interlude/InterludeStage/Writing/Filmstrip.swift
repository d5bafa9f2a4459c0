import CoreGraphics
import Foundation
import UIKit

/// Moments of a film side by side, each as it was on the screen, with its time below. Where they would get too wide, they stand
/// in several rows of the same length, but for the last.
@MainActor package struct Filmstrip {
    let frames: [Film.Frame]
    /// The text above the first frame, if any.
    var title: String?

    /// Creates a strip.
    ///
    /// - Parameter title: The text above the first frame.
    package init(frames: [Film.Frame], title: String? = nil) {
        self.frames = frames
        self.title = title
    }

    /// No strip is wider, in pixels: image viewers and pages have trouble with wider ones. Decided.
    static let widest: CGFloat = 8000

    /// All in points.
    private enum Metrics {
        static let margin: CGFloat = 24
        static let titleHeight: CGFloat = 22
        static let gap: CGFloat = 18
        static let labelHeight: CGFloat = 34
        static let corner: CGFloat = 20
    }

    /// The strip as an image, with the scale of the frames: their pixels are copied. If there are too many for a
    /// bitmap, all are drawn smaller.
    package func picture() -> Snapshot {
        let scale = scale()
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: size(scale), format: format).image { context in
            UIColor(red: 0.93, green: 0.93, blue: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size(scale)))
            drawTitle()
            for (index, frame) in frames.enumerated() { draw(frame, at: place(index, scale), in: context.cgContext) }
        }
        guard let pixels = image.cgImage?.buffer else { fatalError("A renderer's image has no pixels") }
        return Snapshot(buffer: pixels, scale: scale)
    }

    /// Pixels a point: the frames' own, or three quarters of it as often as it takes for a bitmap to hold the strip.
    private func scale() -> CGFloat {
        var scale = frames.first?.picture.scale ?? 1
        while !fits(size(scale), scale) { scale *= 0.75 }
        return scale
    }

    private func fits(_ size: CGSize, _ scale: CGFloat) -> Bool {
        PixelBuffer.canHold(
            width: PixelBuffer.pixels(size.width, scale: scale), height: PixelBuffer.pixels(size.height, scale: scale))
    }

    private func size(_ scale: CGFloat) -> CGSize {
        guard !frames.isEmpty else { return CGSize(width: 1, height: 1) }
        let places = frames.indices.map { place($0, scale) }
        return CGSize(
            width: aligned((places.map(\.maxX).max() ?? 0) + Metrics.margin, scale),
            height: aligned((places.map(\.maxY).max() ?? 0) + Metrics.labelHeight + Metrics.margin / 2, scale))
    }

    /// How many frames stand in a row: as many in each as in the others, if that can be.
    private func columns(_ scale: CGFloat) -> Int {
        let width = frames.map(\.picture.size.width).max() ?? 0
        let room = Filmstrip.widest / scale - 2 * Metrics.margin
        let most = max(1, Int((room + Metrics.gap) / (width + Metrics.gap)))
        let rows = (frames.count + most - 1) / most
        return (frames.count + rows - 1) / rows
    }

    /// The rectangle of a frame, on whole pixels at any scale.
    private func place(_ index: Int, _ scale: CGFloat) -> CGRect {
        let size = frames[index].picture.size
        let margin = aligned(Metrics.margin, scale)
        let (row, column) = index.quotientAndRemainder(dividingBy: columns(scale))
        let across = size.width + aligned(Metrics.gap, scale)
        let down = size.height + aligned(Metrics.labelHeight + Metrics.margin / 2, scale)
        let top = title == nil ? margin : margin + aligned(Metrics.titleHeight, scale)
        return CGRect(
            origin: CGPoint(x: margin + CGFloat(column) * across, y: top + CGFloat(row) * down), size: size)
    }

    private func aligned(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

    private func draw(_ frame: Film.Frame, at place: CGRect, in context: CGContext) {
        let outline = UIBezierPath(roundedRect: place, cornerRadius: Metrics.corner)
        context.saveGState()
        outline.addClip()
        UIImage(cgImage: CGImage(buffer: frame.picture.buffer), scale: frame.picture.scale, orientation: .up)
            .draw(at: place.origin)
        context.restoreGState()
        UIColor(white: 0, alpha: 0.18).setStroke()
        outline.lineWidth = 1
        outline.stroke()
        drawTime(frame.time, below: place)
    }

    private func drawTitle() {
        let text = NSAttributedString(
            string: title ?? "",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
                .foregroundColor: UIColor(white: 0.25, alpha: 1),
            ])
        text.draw(at: CGPoint(x: Metrics.margin, y: 13))
    }

    private func drawTime(_ time: TimeInterval, below place: CGRect) {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSAttributedString(
            string: Filmstrip.label(time),
            attributes: [
                .font: UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .medium),
                .foregroundColor: UIColor(white: 0.25, alpha: 1), .paragraphStyle: style,
            ])
        text.draw(in: CGRect(x: place.minX, y: place.maxY + 9, width: place.width, height: 24))
    }

    /// `0.25 s`: a frame's time in hundredths.
    static func label(_ time: TimeInterval) -> String {
        let hundredths = Int((time * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    }
}

import CoreGraphics
import Foundation
import UIKit

/// Moments of a film side by side, each as it was on the screen, with its time below.
@MainActor struct Filmstrip {
    let frames: [Film.Frame]
    /// Stands above the first frame, if there is one.
    var title: String?

    /// All in points.
    private enum Metrics {
        static let margin: CGFloat = 24
        static let titleHeight: CGFloat = 22
        static let gap: CGFloat = 18
        static let labelHeight: CGFloat = 34
        static let corner: CGFloat = 20
    }

    /// The strip as a picture, of the frames' own scale: their pixels are taken over one to one.
    func picture() -> Picture {
        let scale = frames.first?.picture.scale ?? 1
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
        return Picture(buffer: pixels, scale: scale)
    }

    private func size(_ scale: CGFloat) -> CGSize {
        guard !frames.isEmpty else { return CGSize(width: 1, height: 1) }
        let last = place(frames.count - 1, scale)
        return CGSize(
            width: aligned(last.maxX + Metrics.margin, scale),
            height: aligned(last.maxY + Metrics.labelHeight + Metrics.margin / 2, scale))
    }

    /// Where a frame stands; on whole pixels, whatever the scale.
    private func place(_ index: Int, _ scale: CGFloat) -> CGRect {
        let size = frames[index].picture.size
        let margin = aligned(Metrics.margin, scale)
        let step = size.width + aligned(Metrics.gap, scale)
        let top = title == nil ? margin : margin + aligned(Metrics.titleHeight, scale)
        return CGRect(origin: CGPoint(x: margin + CGFloat(index) * step, y: top), size: size)
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

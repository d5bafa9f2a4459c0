import UIKit

/// The drawing in the place of content that is not available: a hatched area with a class's name and what it would show.
package struct HatchPattern {
    /// The name of the class that would draw here.
    package var title: String
    /// The content that it would load, such as an address; empty without any.
    package var detail: String

    package init(title: String, detail: String = "") {
        self.title = title
        self.detail = detail
    }

    /// The distance of the lines in points. Chosen.
    private static let spacing: CGFloat = 12

    /// Fills a rectangle of a context whose y axis grows downwards.
    package func draw(in context: CGContext, _ bounds: CGRect) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: bounds)
        context.setFillColor(UIColor.systemGray6.cgColor)
        context.fill(bounds)
        drawLines(in: context, bounds)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        drawPlate(in: context, bounds)
    }

    private func drawLines(in context: CGContext, _ bounds: CGRect) {
        context.setStrokeColor(UIColor.systemGray4.cgColor)
        context.setLineWidth(1)
        var x = bounds.minX - bounds.height
        while x < bounds.maxX {
            context.move(to: CGPoint(x: x, y: bounds.maxY))
            context.addLine(to: CGPoint(x: x + bounds.height, y: bounds.minY))
            x += HatchPattern.spacing
        }
        context.strokePath()
        context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5))
    }

    /// The name and the detail, centered on a plate without lines.
    private func drawPlate(in context: CGContext, _ bounds: CGRect) {
        let text = NSMutableAttributedString(
            string: title, attributes: attributes(.systemFont(ofSize: 15, weight: .semibold), .label))
        if !detail.isEmpty {
            text.append(
                NSAttributedString(
                    string: "\n" + detail, attributes: attributes(.systemFont(ofSize: 12), .secondaryLabel)))
        }
        let widest = CGSize(width: max(bounds.width - 32, 1), height: max(bounds.height - 16, 1))
        let needed = text.boundingRect(with: widest, options: .usesLineFragmentOrigin, context: nil).size
        let size = CGSize(
            width: min(needed.width.rounded(.up) + 1, widest.width),
            height: min(needed.height.rounded(.up), widest.height))
        let frame = CGRect(
            x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
        context.setFillColor(UIColor.systemGray6.cgColor)
        context.fill(frame.insetBy(dx: -8, dy: -4))
        text.draw(with: frame, options: .usesLineFragmentOrigin, context: nil)
    }

    private func attributes(_ font: UIFont, _ color: UIColor) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        return [.font: font, .foregroundColor: color, .paragraphStyle: style]
    }
}

import UIKit

/// All keys and what they do, from the table of commands, and what hands do on the device; a tap closes it.
final class HelpOverlay: PaneControl {
    override func build() { backgroundColor = Palette.background }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onChange() }

    private static let lineHeight: CGFloat = 22
    private static let headingHeight: CGFloat = 26

    /// How high all lines together are.
    static let contentHeight: CGFloat = HelpSection.all.reduce(10) {
        $0 + headingHeight + CGFloat($1.lines.count) * lineHeight
    }

    override func draw(_ rect: CGRect) {
        var y: CGFloat = 2
        for section in HelpSection.all {
            section.title.draw(
                in: CGRect(
                    x: Metrics.margin, y: y + 4, width: bounds.width - 2 * Metrics.margin,
                    height: Self.headingHeight - 4),
                font: Typeface.heading, color: Palette.secondaryText)
            y += Self.headingHeight
            for line in section.lines {
                draw(line, at: y)
                y += Self.lineHeight
            }
        }
    }

    private func draw(_ line: HelpSection.Line, at y: CGFloat) {
        let width: CGFloat = line.key.count > 5 ? 72 : line.key.count > 1 ? 52 : 24
        let cap = CGRect(x: Metrics.margin, y: y + 2, width: width, height: Self.lineHeight - 4)
        Palette.raised.setFill()
        UIBezierPath(roundedRect: cap, cornerRadius: 4).fill()
        line.key.draw(in: cap, font: Typeface.smallMedium, color: Palette.text, alignment: .center)
        let indent: CGFloat = 84
        line.meaning.draw(
            in: CGRect(
                x: Metrics.margin + indent, y: y, width: bounds.width - 2 * Metrics.margin - indent,
                height: Self.lineHeight),
            font: Typeface.body, color: Palette.text)
    }
}

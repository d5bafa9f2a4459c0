import UIKit

/// All keys and what they do, from the table of commands; a tap closes it.
final class HelpOverlay: PaneControl {
    override func build() { backgroundColor = Palette.background }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onChange() }

    private static let lineHeight: CGFloat = 23

    /// How high all lines together are.
    static let contentHeight: CGFloat = {
        let lines = InspectorCommand.all.count
        return CGFloat(lines) * lineHeight + CGFloat(InspectorCommand.Group.allCases.count) * 34 + 20
    }()

    override func draw(_ rect: CGRect) {
        var y: CGFloat = 6
        for group in InspectorCommand.Group.allCases {
            group.rawValue.draw(
                in: CGRect(x: Metrics.margin, y: y + 4, width: Metrics.contentWidth, height: 24),
                font: Typeface.heading, color: Palette.secondaryText)
            y += 30
            for command in InspectorCommand.all(in: group) {
                draw(command, at: y)
                y += Self.lineHeight
            }
            y += 4
        }
    }

    private func draw(_ command: InspectorCommand, at y: CGFloat) {
        guard let key = command.keys.first else { return }
        let width: CGFloat = key.label.count > 1 ? 52 : 24
        let cap = CGRect(x: Metrics.margin, y: y + 2, width: width, height: Self.lineHeight - 4)
        Palette.raised.setFill()
        UIBezierPath(roundedRect: cap, cornerRadius: 4).fill()
        key.label.draw(in: cap, font: Typeface.smallMedium, color: Palette.text, alignment: .center)
        command.title.draw(
            in: CGRect(x: Metrics.margin + 64, y: y, width: Metrics.contentWidth - 64, height: Self.lineHeight),
            font: Typeface.body, color: Palette.text)
    }
}

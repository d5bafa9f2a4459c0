import UIKit

/// A title with a small switch at its end.
final class ToggleRow: PaneControl {
    var title = "" { didSet { redraw(title, was: oldValue) } }
    var isOn = false { didSet { redraw(isOn, was: oldValue) } }

    private static let switchSize = CGSize(width: 28, height: 16)

    override func draw(_ rect: CGRect) {
        let size = Self.switchSize
        let text = CGRect(x: 0, y: 0, width: bounds.width - size.width - 8, height: bounds.height)
        title.draw(in: text, font: Typeface.body, color: isHighlighted ? Palette.secondaryText : Palette.text)
        let track = CGRect(
            x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        (isOn ? Palette.accent : Palette.pressed).setFill()
        UIBezierPath(roundedRect: track, cornerRadius: size.height / 2).fill()
        UIColor.white.setFill()
        let knob = size.height - 4
        let x = isOn ? track.maxX - knob - 2 : track.minX + 2
        UIBezierPath(ovalIn: CGRect(x: x, y: track.minY + 2, width: knob, height: knob)).fill()
    }
}

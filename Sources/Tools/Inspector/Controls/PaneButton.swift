import UIKit

/// A button with a sign or a short text.
final class PaneButton: PaneControl {
    enum Face: Equatable {
        case glyph(Glyph)
        case text(String)
    }

    /// What is on the button.
    var face = Face.text("") { didSet { redraw(face, was: oldValue) } }

    /// Whether it is shown as on.
    var isOn = false { didSet { redraw(isOn, was: oldValue) } }

    override func draw(_ rect: CGRect) {
        let fill = isOn ? Palette.accent : isHighlighted ? Palette.pressed : Palette.raised
        fill.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: Metrics.corner).fill()
        let color = isEnabled ? (isOn ? .white : Palette.text) : Palette.faintText
        switch face {
        case .glyph(let glyph): glyph.draw(in: bounds, color: color)
        case .text(let text): text.draw(in: bounds, font: Typeface.control, color: color, alignment: .center)
        }
    }
}

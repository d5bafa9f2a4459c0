import UIKit

/// A button with a sign or a short text.
final class PaneButton: PaneControl {
    enum Face: Equatable {
        case glyph(Glyph)
        case text(String)
    }

    private var shown = Face.text("")
    private var isLit = false

    /// What is on the button.
    var face: Face {
        get { shown }
        set { set(&shown, newValue) }
    }

    /// Whether it is shown as on.
    var isOn: Bool {
        get { isLit }
        set { set(&isLit, newValue) }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { onChange() }
    }

    override func draw(_ rect: CGRect) {
        let fill = isLit ? Palette.accent : isHighlighted ? Palette.pressed : Palette.raised
        fill.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: Metrics.corner).fill()
        let color = isEnabled ? (isLit ? .white : Palette.text) : Palette.faintText
        switch shown {
        case .glyph(let glyph): glyph.draw(in: bounds, color: color)
        case .text(let text): text.draw(in: bounds, font: Typeface.control, color: color, alignment: .center)
        }
    }
}

import UIKit

/// The line above UIKit's rows, which folds them.
final class TimelineHeading: PaneControl {
    static let height: CGFloat = 24

    var title = "" { didSet { redraw(title, was: oldValue) } }
    var isOpen = false { didSet { redraw(isOpen, was: oldValue) } }

    override func draw(_ rect: CGRect) {
        let sign = CGRect(x: Metrics.margin - 3, y: (bounds.height - 16) / 2, width: 16, height: 16)
        Glyph.disclosure(isOpen: isOpen).draw(in: sign, color: Palette.faintText)
        let text = CGRect(
            x: sign.maxX + 4, y: 0, width: bounds.width - sign.maxX - Metrics.margin, height: bounds.height)
        title.draw(in: text, font: Typeface.small, color: isHighlighted ? Palette.text : Palette.secondaryText)
    }
}

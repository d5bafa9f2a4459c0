import CoreGraphics

extension NSLayoutManager {
    /// Draws the lines of characters without their backgrounds; their container's upper left corner is at `origin`.
    func drawLetters(of characters: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let column = column(ofGlyph: characters.location) else {
            return
        }
        column.layout.drawLetters(
            of: column.layout.lines.indices.filter { column.layout.isTouched($0, by: characters) }, in: context,
            at: CGPoint(x: origin.x + column.padding, y: origin.y))
    }

    /// Has the rectangles filled behind characters that have a background color.
    func fillBackgrounds(of characters: NSRange, at origin: CGPoint) {
        guard let storage, let column = column(ofGlyph: characters.location) else { return }
        for part in look(storage.shown).parts(in: NSIntersectionRange(characters, column.layout.covered)) {
            guard let color = part.attributes[.backgroundColor] as? UIColor else { continue }
            let rects = column.layout.parts(of: part.range).map {
                $0.rect.offsetBy(dx: origin.x + column.padding, dy: origin.y)
            }
            guard !rects.isEmpty else { continue }
            UIGraphicsGetCurrentContext()?.saveGState()
            color.set()
            fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: part.range, color: color)
            UIGraphicsGetCurrentContext()?.restoreGState()
        }
    }
}

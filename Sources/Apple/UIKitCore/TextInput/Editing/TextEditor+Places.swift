import CoreGraphics

// Where the text is on the view.
extension TextEditor {
    func caretRect(at place: Int, isUpstream: Bool = false) -> CGRect {
        let layout = view.shownLayout
        let caret = layout.caret(at: place, isUpstream: isUpstream)
        let origin = view.layoutOrigin
        return CGRect(
            x: origin.x + caret.minX - (caret.minX > 0 ? TextEditor.caretWidth / 2 : 0), y: origin.y + caret.minY,
            width: TextEditor.caretWidth, height: caret.height)
    }

    /// Measured on screen shots of phones by many: two points.
    static let caretWidth: CGFloat = 2

    func place(at point: CGPoint) -> (offset: Int, isUpstream: Bool) {
        let origin = view.layoutOrigin
        return view.shownLayout.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    func character(at point: CGPoint) -> Int? {
        let origin = view.layoutOrigin
        return view.shownLayout.character(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    func selectionRects(_ range: NSRange) -> [TextSelectionRect] {
        let origin = view.layoutOrigin
        let parts = view.shownLayout.parts(of: range, fillingTo: view.selectionBounds.maxX - origin.x)
        return parts.enumerated().map { index, part in
            TextSelectionRect(
                part, rect: part.rect.offsetBy(dx: origin.x, dy: origin.y), isFirst: index == 0,
                isLast: index == parts.count - 1)
        }
    }
}

import CoreGraphics

/// The views inside a text view: sheets that show the text, each a stretch of it, and the selection.
@MainActor final class TextViewParts {
    private unowned let text: UITextView
    let selection: TextSelectionView
    let gestures: TextGestures
    /// By number from the top; only those in sight are there.
    private var sheets: [Int: TextSheet] = [:]

    init(_ text: UITextView) {
        self.text = text
        selection = TextSelectionView(text)
        gestures = TextGestures(text)
        text.addSubview(selection)
        gestures.intercepts = { [weak text] point in text?.openLink(at: point) ?? false }
    }

    /// In points. Decided: about a screen, so that a long text takes no more memory than what is seen of it.
    static let sheetHeight: CGFloat = 600

    /// Has all sheets drawn again.
    func redraw() {
        for sheet in sheets.values { sheet.setNeedsDisplay() }
    }

    /// Puts sheets where the text can be seen.
    func cover(_ visible: CGRect, of content: CGRect) {
        let seen = visible.intersection(content)
        var wanted: Range<Int> = 0..<0
        if !seen.isNull, seen.height > 0, seen.width > 0 {
            let height = TextViewParts.sheetHeight
            wanted = Int((seen.minY / height).rounded(.down))..<Int((seen.maxY / height).rounded(.up))
        }
        for (number, sheet) in sheets where !wanted.contains(number) {
            sheet.removeFromSuperview()
            sheets[number] = nil
        }
        for number in wanted { place(number, content) }
    }

    private func place(_ number: Int, _ content: CGRect) {
        let sheet = sheets[number] ?? TextSheet(text)
        if sheets[number] == nil {
            sheets[number] = sheet
            text.insertSubview(sheet, at: 0)
        }
        let top = CGFloat(number) * TextViewParts.sheetHeight
        let frame = CGRect(
            x: 0, y: top, width: content.width, height: min(TextViewParts.sheetHeight, content.maxY - top))
        if sheet.frame != frame { sheet.frame = frame }
    }
}

/// Draws a stretch of a text view's text.
@MainActor final class TextSheet: UIView {
    private unowned let text: UITextView

    init(_ text: UITextView) {
        self.text = text
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("A text view's parts are not archived") }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if text.manager.drawsItsOwnWay { return drawByManager() }
        let origin = text.layoutOrigin
        text.shownLayout.draw(
            in: context, at: CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY),
            rows: (frame.minY - origin.y)...(frame.maxY - origin.y))
    }

    /// A layout manager of the application's draws itself what it wants to have otherwise.
    private func drawByManager() {
        let inset = text.textContainerInset
        let origin = CGPoint(x: inset.left - frame.minX, y: inset.top - frame.minY)
        let seen = CGRect(x: 0, y: frame.minY - inset.top, width: frame.width, height: frame.height)
        _ = text.shownLayout
        let glyphs = text.manager.glyphRange(forBoundingRect: seen, in: text.container)
        guard glyphs.length > 0 else { return }
        text.manager.drawBackground(forGlyphRange: glyphs, at: origin)
        text.manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
}

import CoreGraphics

/// Sets a storage's text into a container, and answers where it is.
///
/// Each character is one glyph here: glyphs and characters have the same numbers. One container is filled.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    private weak var storage: NSTextStorage?
    private var containers: [NSTextContainer] = []
    private var made: TextLayout?
    /// Who shows the text, to be told when it changes.
    var onChange: () -> Void = {}
    /// How `natural` text is aligned.
    var naturalAlignment = NSTextAlignment.left { didSet { if naturalAlignment != oldValue { containerDidChange() } } }

    public override init() { super.init() }

    /// Whom nobody asks anything here. Not kept alive.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// The text that is laid out; setting it leaves the storage before. Not kept alive.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            storage?.removeLayoutManager(self)
            newValue?.addLayoutManager(self)
        }
    }
    /// What text is set into, in the order in which it was added. Only the first one is filled here.
    open var textContainers: [NSTextContainer] { containers }
    /// Whether the font's line gap counts. Default true; kept, without effect.
    open var usesFontLeading = true
    /// Whether parts may be laid out by themselves. Default false; kept, as text is laid out whole.
    open var allowsNonContiguousLayout = false
    /// Whether blanks and ends of lines are drawn as signs. Default false; kept, without effect.
    open var showsInvisibleCharacters = false

    func setStorage(_ storage: NSTextStorage?) {
        self.storage = storage
        storageDidChange()
    }

    func storageDidChange() {
        made = nil
        onChange()
    }

    func containerDidChange() { made = nil }

    /// Adds a container at the end; the text is laid out anew when it is next asked about.
    open func addTextContainer(_ container: NSTextContainer) {
        containers.append(container)
        container.layoutManager = self
        made = nil
    }

    /// Takes a container away; an index out of range is an error.
    open func removeTextContainer(at index: Int) {
        containers.remove(at: index).layoutManager = nil
        made = nil
    }

    /// The text as it is laid out now.
    var layout: TextLayout {
        if let made { return made }
        let text = storage?.styled ?? StyledText("", [:])
        var settings = containers.first?.settings ?? TextLayout.Settings()
        settings.naturalAlignment = naturalAlignment
        let fresh = TextLayout(text, settings)
        made = fresh
        return fresh
    }

    private var padding: CGFloat { containers.first?.lineFragmentPadding ?? 0 }

    // MARK: Glyphs and characters

    /// How many glyphs there are: as many as UTF-16 units of the text.
    open var numberOfGlyphs: Int { storage?.length ?? 0 }
    /// Does nothing: what is asked about is laid out then.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Does nothing: what is asked about is laid out then.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Does nothing: what is asked about is laid out then.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Has what shows the text drawn anew, all of it.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { onChange() }
    /// Has what shows the text drawn anew, all of it.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { onChange() }
    /// The glyphs of characters: the same range.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// The characters of glyphs: the same range.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// The glyphs in a container: all of them.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    /// The character of a glyph: the same number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The glyph of a character: the same number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Whether there is a glyph with that number.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    // MARK: Places

    /// What the text takes of the container.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let size = layout.size
        let left = layout.lines.map(\.x).min() ?? 0
        let right = layout.lines.map { $0.x + $0.width }.max() ?? 0
        return CGRect(x: left, y: 0, width: right - left + 2 * padding, height: size.height)
    }

    private func line(ofGlyph index: Int) -> Int? {
        layout.lines.isEmpty ? nil : layout.line(at: min(max(0, index), numberOfGlyphs))
    }

    /// The rectangle of the line that holds a glyph, over the container's width, in its coordinates; zero for none.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let index = line(ofGlyph: glyphIndex) else { return .zero }
        effectiveRange?.pointee = layout.range(ofLine: index)
        let line = layout.lines[index]
        let width = containers.first?.size.width ?? 0
        return CGRect(x: 0, y: line.top, width: width > 0 ? width : line.width + 2 * padding, height: line.height)
    }

    /// The part of that rectangle that text takes up, with the padding at both ends; zero for none.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let index = line(ofGlyph: glyphIndex) else { return .zero }
        effectiveRange?.pointee = layout.range(ofLine: index)
        let box = layout.lines[index].box
        return CGRect(x: box.minX, y: box.minY, width: box.width + 2 * padding, height: box.height)
    }

    /// The empty line after a last line break, or of an empty text; zero where there is none.
    open var extraLineFragmentRect: CGRect {
        guard let text = storage?.string, text.isEmpty || text.hasSuffix("\n"), let line = layout.lines.last else {
            return .zero
        }
        return CGRect(x: 0, y: line.top, width: containers.first?.size.width ?? 0, height: line.height)
    }

    /// Where a glyph starts on its line's baseline: from the left edge of the container and the top of the line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let index = line(ofGlyph: glyphIndex) else { return .zero }
        return CGPoint(x: layout.caret(at: glyphIndex).minX + padding, y: layout.lines[index].ascent)
    }

    /// The smallest rectangle around glyphs, in the container's coordinates; zero for none.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let parts = layout.parts(of: glyphRange)
        guard let first = parts.first else { return .zero }
        return parts.reduce(first.rect) { $0.union($1.rect) }.offsetBy(dx: padding, dy: 0)
    }

    /// Goes through the lines that hold glyphs, with rectangle, used part, container and range, until told to stop.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = containers.first else { return }
        var stop = ObjCBool(false)
        for index in layout.lines.indices {
            let range = layout.range(ofLine: index)
            guard NSMaxRange(range) >= glyphRange.location, range.location < max(NSMaxRange(glyphRange), 1) else {
                continue
            }
            block(
                lineFragmentRect(forGlyphAt: range.location, effectiveRange: nil),
                lineFragmentUsedRect(forGlyphAt: range.location, effectiveRange: nil), container, range, &stop)
            if stop.boolValue { return }
        }
    }

    /// Goes through the rectangles that cover glyphs, one or more for each line, until told to stop.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for part in layout.parts(of: glyphRange) {
            block(part.rect.offsetBy(dx: padding, dy: 0), &stop)
            if stop.boolValue { return }
        }
    }

    /// The character at a point, or the nearest one, and how far the point is through it, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let place = CGPoint(x: point.x - padding, y: point.y)
        partialFraction?.pointee = 0
        if let hit = layout.character(at: place) {
            let (left, right) = (layout.caret(at: hit).minX, layout.caret(at: hit + 1).minX)
            if right != left { partialFraction?.pointee = (place.x - left) / (right - left) }
            return hit
        }
        return min(layout.place(at: place).offset, max(0, numberOfGlyphs - 1))
    }

    /// The glyph at a point, or the nearest one.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    // MARK: Drawing

    /// Draws the text; its container's upper left corner is at `origin`.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(in: context, at: CGPoint(x: origin.x + padding, y: origin.y))
    }

    /// Backgrounds are drawn together with the text.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Has a say in how text is laid out. Kept; nothing is asked here.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

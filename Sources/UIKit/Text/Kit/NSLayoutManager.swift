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

    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            storage?.removeLayoutManager(self)
            newValue?.addLayoutManager(self)
        }
    }
    open var textContainers: [NSTextContainer] { containers }
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false
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

    open func addTextContainer(_ container: NSTextContainer) {
        containers.append(container)
        container.layoutManager = self
        made = nil
    }

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

    open var numberOfGlyphs: Int { storage?.length ?? 0 }
    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { onChange() }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { onChange() }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
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

    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let index = line(ofGlyph: glyphIndex) else { return .zero }
        effectiveRange?.pointee = layout.range(ofLine: index)
        let line = layout.lines[index]
        let width = containers.first?.size.width ?? 0
        return CGRect(x: 0, y: line.top, width: width > 0 ? width : line.width + 2 * padding, height: line.height)
    }

    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let index = line(ofGlyph: glyphIndex) else { return .zero }
        effectiveRange?.pointee = layout.range(ofLine: index)
        let box = layout.lines[index].box
        return CGRect(x: box.minX, y: box.minY, width: box.width + 2 * padding, height: box.height)
    }

    open var extraLineFragmentRect: CGRect {
        guard let text = storage?.string, text.isEmpty || text.hasSuffix("\n"), let line = layout.lines.last else {
            return .zero
        }
        return CGRect(x: 0, y: line.top, width: containers.first?.size.width ?? 0, height: line.height)
    }

    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let index = line(ofGlyph: glyphIndex) else { return .zero }
        return CGPoint(x: layout.caret(at: glyphIndex).minX + padding, y: layout.lines[index].ascent)
    }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let parts = layout.parts(of: glyphRange)
        guard let first = parts.first else { return .zero }
        return parts.reduce(first.rect) { $0.union($1.rect) }.offsetBy(dx: padding, dy: 0)
    }

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

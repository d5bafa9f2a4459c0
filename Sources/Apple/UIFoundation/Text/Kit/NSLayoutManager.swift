import CoreGraphics

/// Sets a storage's text into containers, one after the other, and answers where it is.
///
/// Each character is one glyph here: glyphs and characters have the same numbers.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    package final weak var storage: NSTextStorage?
    package final private(set) var containers: [NSTextContainer] = []
    /// What has been laid out; `nil` while nobody has asked since the last change.
    package final var made: [TextColumn]?
    /// Called when what is shown changes; one that returns `false` is not called again.
    private var watchers: [() -> Bool] = []
    /// What is shown in place of the storage's text: with the look of links, for example.
    package final var look: (StyledText) -> StyledText = { $0 }
    /// How `natural` text is aligned.
    package final var naturalAlignment = NSTextAlignment.left {
        didSet { if naturalAlignment != oldValue { containerDidChange() } }
    }

    public override init() { super.init() }

    /// Has a say in distances, and hears when text has been laid out. Not kept alive.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { if delegate !== oldValue { containerDidChange() } }
    }
    /// The text that is laid out; setting it leaves the storage before. Not kept alive.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            storage?.removeLayoutManager(self)
            newValue?.addLayoutManager(self)
        }
    }
    /// The containers of the text, in the order in which they are filled.
    open var textContainers: [NSTextContainer] { containers }
    /// Whether the font's line gap counts. The default is `true`; it has no effect here.
    open var usesFontLeading = true
    /// Whether parts can be laid out independently. The default is `false`; it has no effect here, because text is laid out whole.
    open var allowsNonContiguousLayout = false
    /// Whether parts have been laid out independently: never.
    open var hasNonContiguousLayout: Bool { false }
    /// Whether spaces and line ends are drawn as symbols. The default is `false`; it has no effect here.
    open var showsInvisibleCharacters = false

    /// Calls `watcher` when what is shown changes, until it returns `false`.
    package final func watch(_ watcher: @escaping () -> Bool) { watchers.append(watcher) }

    private func callWatchers() { watchers.removeAll { !$0() } }

    final func setStorage(_ storage: NSTextStorage?) {
        self.storage = storage
        storageDidChange()
    }

    package final func storageDidChange() {
        containerDidChange()
        callWatchers()
    }

    package final func containerDidChange() {
        let wasMade = made != nil
        made = nil
        if wasMade { delegate?.layoutManagerDidInvalidateLayout(self) }
    }

    // MARK: Containers

    /// Adds a container at the end; the text is laid out again when it is next asked about.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: containers.count)
    }

    /// Adds a container at a place in the order; one out of range is an error.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: index)
        container.layoutManager = self
        containerDidChange()
    }

    /// Takes a container away; an index out of range is an error.
    open func removeTextContainer(at index: Int) {
        containers.remove(at: index).layoutManager = nil
        containerDidChange()
    }

    /// A container has another size or form: text is laid out again when it is next asked about.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { containerDidChange() }

    // MARK: Laying out

    /// The storage's text has changed: it is laid out again when it is next asked about.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { storageDidChange() }

    /// Lays text out now.
    open func ensureLayout(for container: NSTextContainer) { _ = columns }
    /// Lays text out now.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = columns }
    /// Lays text out now.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = columns }
    /// Lays text out now.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = columns }
    /// Does nothing: glyphs are laid out when they are needed.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Does nothing: glyphs are laid out when they are needed.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// Has text laid out again, all of it, when it is next asked about.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        storageDidChange()
    }
    /// Has text laid out again, all of it, when it is next asked about.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }
    /// Has what shows the text drawn again, all of it.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { callWatchers() }
    /// Has what shows the text drawn again, all of it.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { callWatchers() }
    /// The first character that is not laid out: the one after all that have a container.
    open func firstUnlaidCharacterIndex() -> Int { columns.map { NSMaxRange($0.layout.covered) }.max() ?? 0 }
    /// The first glyph that is not laid out: the one after all that have a container.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Glyphs and characters

    /// The number of glyphs: as many as UTF-16 units of the text.
    open var numberOfGlyphs: Int { storage?.length ?? 0 }
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
    /// The glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        column(container)?.glyphs ?? NSRange(location: firstUnlaidGlyphIndex(), length: 0)
    }
    /// The glyphs on all lines that a rectangle in the container touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        column(container)?.range(touching: bounds) ?? NSRange(location: 0, length: 0)
    }
    /// The glyphs on all lines that a rectangle in the container touches.
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }
    /// The character of a glyph: the same number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The glyph of a character: the same number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Whether there is a glyph with that number.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    // MARK: Places

    /// The container that a glyph is in, and all glyphs there; `nil` for one that no container has room for.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    {
        guard let column = column(ofGlyph: glyphIndex), NSLocationInRange(glyphIndex, column.layout.covered) else {
            return nil
        }
        effectiveGlyphRange?.pointee = column.layout.covered
        return column.container
    }

    /// Returns the part of the container that the text uses.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        column(container)?.usedRect ?? .zero
    }

    /// The rectangle of the line that holds a glyph, over the room that the line has, in the container's coordinates; zero for none.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let (column, line) = line(ofGlyph: glyphIndex) else { return .zero }
        effectiveRange?.pointee = column.range(ofLine: line)
        return column.fragment(line)
    }
    /// The same.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    /// The part of that rectangle that text takes up, with the padding at both ends; zero for none.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let (column, line) = line(ofGlyph: glyphIndex) else { return .zero }
        effectiveRange?.pointee = column.range(ofLine: line)
        return column.usedFragment(line)
    }
    /// The same.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    /// The empty line after a last line break, or of an empty text; zero where there is none.
    open var extraLineFragmentRect: CGRect { extraLine.map { $0.column.extraFragment($0.line) } ?? .zero }
    /// The part of it that an insertion point has, with the padding at both ends; zero where there is none.
    open var extraLineFragmentUsedRect: CGRect { extraLine.map { $0.column.usedExtraFragment($0.line) } ?? .zero }
    /// The container of that line.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.column.container }

    /// Returns the start of a glyph on its line's baseline, from the left edge of the line's rectangle and the top of the line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        line(ofGlyph: glyphIndex).map { $0.column.location(of: glyphIndex, inLine: $0.line) } ?? .zero
    }

    /// The size of an attachment's place; −1 by −1 for a glyph that isn't one.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        let size = line(ofGlyph: glyphIndex)
            .flatMap { $0.column.layout.lines[$0.line].paragraph.attachmentSize(at: glyphIndex) }
        return size ?? CGSize(width: -1, height: -1)
    }

    /// The smallest rectangle around glyphs, in the container's coordinates; zero for none.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        column(container)?.boundingRect(of: glyphRange) ?? .zero
    }

    /// Enumerates the lines of glyphs, with rectangle, used rectangle, container and range, until stopped.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        eachLineFragment(of: glyphRange, block)
    }

    /// Enumerates the rectangles that enclose glyphs, one or more for each line, until stopped.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        column(textContainer)?.eachEnclosingRect(of: glyphRange, block)
    }

    /// The part of a line that was left out for an ellipsis; its location is `NSNotFound` where nothing was.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        truncatedGlyphs(after: glyphIndex) ?? NSRange(location: NSNotFound, length: 0)
    }

    /// The character at a point, or the nearest one, and how far the point is through it, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = column(container)?.character(at: point) ?? (index: 0, fraction: 0)
        partialFraction?.pointee = hit.fraction
        return hit.index
    }

    /// The glyph at a point, or the nearest one.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    /// The glyph at a point, or the nearest one, and how far the point is through it, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }
    /// How far a point is through the glyph there, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var part: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &part)
        return part
    }

    // MARK: Drawing

    /// Draws the lines of glyphs; their container's upper left corner is at `origin`. Their backgrounds are drawn
    /// separately, before.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawLetters(of: glyphsToShow, at: origin)
    }

    /// Draws the background colors of glyphs, rectangle by rectangle.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        fillBackgrounds(of: glyphsToShow, at: origin)
    }

    /// Fills the rectangles behind characters that have a background color. The color is already set.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        for index in 0..<rectCount { UIRectFill(rectArray[index]) }
    }

    /// Whether somebody else's methods are to draw the text.
    package final var drawsItsOwnWay: Bool { type(of: self) != NSLayoutManager.self }
}

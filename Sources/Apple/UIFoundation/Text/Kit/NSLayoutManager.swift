import CoreGraphics

/// Lays out the text of a storage in containers, one after the other, and returns the positions of
/// its parts.
///
/// Differs from UIKit: each character is one glyph, so glyphs and characters have the same indices.
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

    /// The delegate, which can change distances and is notified of layouts. Weak reference.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { if delegate !== oldValue { containerDidChange() } }
    }
    /// The text storage. Setting it removes the manager from the previous storage. Weak reference.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            storage?.removeLayoutManager(self)
            newValue?.addLayoutManager(self)
        }
    }
    /// The containers of the text, in the order in which they are filled.
    open var textContainers: [NSTextContainer] { containers }
    /// Whether the font's leading is used. The default is `true`. Has no effect here.
    open var usesFontLeading = true
    /// Whether parts can be laid out independently. The default is `false`. Has no effect here: the
    /// text is laid out as a whole.
    open var allowsNonContiguousLayout = false
    /// Whether parts have been laid out independently. Always `false` here.
    open var hasNonContiguousLayout: Bool { false }
    /// Whether spaces and line ends are drawn as symbols. The default is `false`. Has no effect
    /// here.
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

    /// Adds a container at the end and invalidates the layout.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: containers.count)
    }

    /// Inserts a container at an index and invalidates the layout. Precondition: the index is in
    /// range.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: index)
        container.layoutManager = self
        containerDidChange()
    }

    /// Removes a container. Precondition: the index is in range.
    open func removeTextContainer(at index: Int) {
        containers.remove(at: index).layoutManager = nil
        containerDidChange()
    }

    /// Called when the size or shape of a container has changed. Invalidates the layout.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { containerDidChange() }

    // MARK: Laying out

    /// Called when the storage's text has changed. Invalidates the layout.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { storageDidChange() }

    /// Lays out the text if necessary.
    open func ensureLayout(for container: NSTextContainer) { _ = columns }
    /// Lays out the text if necessary.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = columns }
    /// Lays out the text if necessary.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = columns }
    /// Lays out the text if necessary.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = columns }
    /// Does nothing: glyphs are generated when they are needed.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Does nothing: glyphs are generated when they are needed.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// Invalidates the whole layout.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        storageDidChange()
    }
    /// Invalidates the whole layout.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }
    /// Redraws all views of the text.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { callWatchers() }
    /// Redraws all views of the text.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { callWatchers() }
    /// Returns the index of the first character that is in no container.
    open func firstUnlaidCharacterIndex() -> Int { columns.map { NSMaxRange($0.layout.covered) }.max() ?? 0 }
    /// Returns the index of the first glyph that is in no container.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Glyphs and characters

    /// The number of glyphs, which equals the number of UTF-16 units of the text.
    open var numberOfGlyphs: Int { storage?.length ?? 0 }
    /// Returns the glyphs of characters: the same range.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// Returns the characters of glyphs: the same range.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// Returns the glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        column(container)?.glyphs ?? NSRange(location: firstUnlaidGlyphIndex(), length: 0)
    }
    /// Returns the glyphs on all lines that intersect a rectangle in the container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        column(container)?.range(touching: bounds) ?? NSRange(location: 0, length: 0)
    }
    /// Returns the glyphs on all lines that intersect a rectangle in the container.
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }
    /// Returns the character of a glyph: the same index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns the glyph of a character: the same index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Whether there is a glyph with that index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    // MARK: Places

    /// Returns the container of a glyph, and the range of all glyphs in it; `nil` if the glyph is
    /// in no container.
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

    /// Returns the rectangle of a glyph's line with its whole available width, in the container's
    /// coordinates; zero if there is none.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let (column, line) = line(ofGlyph: glyphIndex) else { return .zero }
        effectiveRange?.pointee = column.range(ofLine: line)
        return column.fragment(line)
    }
    /// Returns the rectangle of a glyph's line with its whole available width, in the container's
    /// coordinates; zero if there is none.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    /// Returns the part of the line's rectangle that the text uses, including the padding; zero if
    /// there is none.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let (column, line) = line(ofGlyph: glyphIndex) else { return .zero }
        effectiveRange?.pointee = column.range(ofLine: line)
        return column.usedFragment(line)
    }
    /// Returns the part of the line's rectangle that the text uses, including the padding; zero if
    /// there is none.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    /// The empty line after a final line break, or that of an empty text; zero if there is none.
    open var extraLineFragmentRect: CGRect { extraLine.map { $0.column.extraFragment($0.line) } ?? .zero }
    /// The part of the extra line that an insertion point uses, including the padding; zero if
    /// there is none.
    open var extraLineFragmentUsedRect: CGRect { extraLine.map { $0.column.usedExtraFragment($0.line) } ?? .zero }
    /// The container of the extra line.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.column.container }

    /// Returns the start of a glyph on its line's baseline, from the left edge of the line's rectangle and the top of the line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        line(ofGlyph: glyphIndex).map { $0.column.location(of: glyphIndex, inLine: $0.line) } ?? .zero
    }

    /// Returns the size of an attachment; −1 by −1 for other glyphs.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        let size = line(ofGlyph: glyphIndex)
            .flatMap { $0.column.layout.lines[$0.line].paragraph.attachmentSize(at: glyphIndex) }
        return size ?? CGSize(width: -1, height: -1)
    }

    /// Returns the smallest rectangle around glyphs, in the container's coordinates; zero for none.
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

    /// Returns the range that an ellipsis replaces in a line; its location is `NSNotFound` if there
    /// is none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        truncatedGlyphs(after: glyphIndex) ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns the character nearest to a point, and the fraction of the point's distance through
    /// it, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = column(container)?.character(at: point) ?? (index: 0, fraction: 0)
        partialFraction?.pointee = hit.fraction
        return hit.index
    }

    /// Returns the glyph nearest to a point.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    /// Returns the glyph nearest to a point, and the fraction of the point's distance through it,
    /// from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }
    /// Returns the fraction of a point's distance through the glyph there, from 0 to 1.
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

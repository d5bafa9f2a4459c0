import CoreGraphics

/// Sets a storage's text into containers, one after the other, and answers where it is.
///
/// Each character is one glyph here: glyphs and characters have the same numbers.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    private weak var storage: NSTextStorage?
    private var containers: [NSTextContainer] = []
    /// Laid out as far as somebody has asked.
    private var made: [TextColumn]?
    /// Who shows the text, to be told when it changes; each says whether it is still there.
    private var watchers: [() -> Bool] = []
    /// What is shown in place of the storage's text: with the look of links, for example.
    final var look: (StyledText) -> StyledText = { $0 }
    /// How `natural` text is aligned.
    final var naturalAlignment = NSTextAlignment.left {
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
    /// What text is set into, in the order in which it is filled.
    open var textContainers: [NSTextContainer] { containers }
    /// Whether the font's line gap counts. Default true; kept, without effect.
    open var usesFontLeading = true
    /// Whether parts may be laid out by themselves. Default false; kept, as text is laid out whole.
    open var allowsNonContiguousLayout = false
    /// Whether parts have been laid out by themselves: never.
    open var hasNonContiguousLayout: Bool { false }
    /// Whether blanks and ends of lines are drawn as signs. Default false; kept, without effect.
    open var showsInvisibleCharacters = false

    /// Has somebody told of changes, as long as he says that he is there.
    final func watch(_ watcher: @escaping () -> Bool) { watchers.append(watcher) }

    private func tellWatchers() { watchers.removeAll { !$0() } }

    final func setStorage(_ storage: NSTextStorage?) {
        self.storage = storage
        storageDidChange()
    }

    final func storageDidChange() {
        containerDidChange()
        tellWatchers()
    }

    final func containerDidChange() {
        let wasMade = made != nil
        made = nil
        if wasMade { delegate?.layoutManagerDidInvalidateLayout(self) }
    }

    // MARK: Containers

    /// Adds a container at the end; the text is laid out anew when it is next asked about.
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

    /// A container has another size or form: text is laid out anew when it is next asked about.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { containerDidChange() }

    // MARK: Laying out

    /// The storage's text has changed: it is laid out anew when it is next asked about.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { storageDidChange() }

    /// All containers with what is in them.
    final var columns: [TextColumn] {
        if let made { return made }
        let fresh = fill()
        made = fresh
        delegate?.layoutManager(self, didCompleteLayoutFor: fresh.last?.container, atEnd: true)
        return fresh
    }

    /// The text as it is laid out now in the first container.
    final var layout: TextLayout { columns.first?.layout ?? TextLayout(StyledText("", [:])) }
    /// The text as it is laid out now in a container.
    final func layout(in container: NSTextContainer) -> TextLayout { column(container)?.layout ?? layout }

    private func fill() -> [TextColumn] {
        let text = look(storage?.shown ?? StyledText("", [:]))
        var columns: [TextColumn] = []
        var place = 0
        for container in containers {
            var settings = container.settings
            settings.naturalAlignment = naturalAlignment
            let room = room(in: container)
            let isFirst = columns.isEmpty
            // A text that has come to its end leaves the next containers empty.
            let isOver = !isFirst && place >= text.length
            let layout =
                isOver
                ? TextLayout(StyledText("", [:]))
                : isFirst && room.isPlain
                    ? TextLayout(text, settings) : TextLayout(text, settings, from: place, in: room)
            columns.append(TextColumn(container: container, layout: layout, isEmpty: isOver))
            place = isOver ? place : NSMaxRange(layout.covered)
        }
        return columns
    }

    /// The text in a container that has another width.
    final func layout(in container: NSTextContainer, width: CGFloat) -> TextLayout {
        var settings = container.settings
        var room = room(in: container)
        if settings.width != width { room.stretches = nil }
        settings.width = width
        settings.naturalAlignment = naturalAlignment
        room.height = .infinity
        let text = look(storage?.shown ?? StyledText("", [:]))
        return room.isPlain ? TextLayout(text, settings) : TextLayout(text, settings, from: 0, in: room)
    }

    /// A container's room, with the distances that the delegate wants.
    private func room(in container: NSTextContainer) -> TextRoom {
        var room = container.room
        guard let delegate else { return room }
        nonisolated(unsafe) let (manager, asked) = (self, delegate)
        func ask(
            _ question: @escaping @MainActor (any NSLayoutManagerDelegate, NSLayoutManager, Int, CGRect) -> CGFloat
        ) -> (Int, CGRect) -> CGFloat? {
            { character, line in
                let answer = MainActor.assumeIsolated { question(asked, manager, character, line) }
                return answer.isNaN ? nil : answer
            }
        }
        room.lineSpacing = ask { $0.layoutManager($1, lineSpacingAfterGlyphAt: $2, withProposedLineFragmentRect: $3) }
        room.spacingBefore = ask {
            $0.layoutManager($1, paragraphSpacingBeforeGlyphAt: $2, withProposedLineFragmentRect: $3)
        }
        room.spacingAfter = ask {
            $0.layoutManager($1, paragraphSpacingAfterGlyphAt: $2, withProposedLineFragmentRect: $3)
        }
        return room
    }

    private func column(_ container: NSTextContainer) -> TextColumn? { columns.first { $0.container === container } }

    /// The container of a glyph; that of the last one that has any for a glyph behind all.
    private func column(ofGlyph index: Int) -> TextColumn? {
        let filled = columns.filter { !$0.isEmpty }
        return filled.first { index < NSMaxRange($0.layout.covered) } ?? filled.last
    }

    /// Lays text out now.
    open func ensureLayout(for container: NSTextContainer) { _ = columns }
    /// Lays text out now.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = columns }
    /// Lays text out now.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = columns }
    /// Lays text out now.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = columns }
    /// Does nothing: what is asked about is laid out then.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Does nothing: what is asked about is laid out then.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// Has text laid out anew, all of it, when it is next asked about.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        storageDidChange()
    }
    /// Has text laid out anew, all of it, when it is next asked about.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }
    /// Has what shows the text drawn anew, all of it.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { tellWatchers() }
    /// Has what shows the text drawn anew, all of it.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { tellWatchers() }
    /// The first character that is not laid out: the one after all that have a container.
    open func firstUnlaidCharacterIndex() -> Int { columns.map { NSMaxRange($0.layout.covered) }.max() ?? 0 }
    /// The first glyph that is not laid out: the one after all that have a container.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Glyphs and characters

    /// How many glyphs there are: as many as UTF-16 units of the text.
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
        guard let column = column(container), !column.isEmpty else {
            return NSRange(location: firstUnlaidGlyphIndex(), length: 0)
        }
        return column.layout.covered
    }
    /// The glyphs on all lines that a rectangle in the container touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let column = column(container) else { return NSRange(location: 0, length: 0) }
        let layout = column.layout
        let touched = layout.lines.indices.filter {
            layout.lines[$0].top < bounds.maxY && layout.lines[$0].top + layout.lines[$0].height > bounds.minY
        }
        guard let first = touched.first, let last = touched.last else { return NSRange(location: 0, length: 0) }
        let begin = layout.range(ofLine: first).location
        return NSRange(location: begin, length: column.end(ofLine: last) - begin)
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

    /// The container that a glyph is in, and all glyphs there; nil for one that no container has room for.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    {
        guard let column = column(ofGlyph: glyphIndex), NSLocationInRange(glyphIndex, column.layout.covered) else {
            return nil
        }
        effectiveGlyphRange?.pointee = column.layout.covered
        return column.container
    }

    /// What the text takes of the container.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let column = column(container), !column.isEmpty else { return .zero }
        let layout = column.layout
        let left = layout.lines.map(\.x).min() ?? 0
        let right = layout.lines.map { $0.x + $0.width }.max() ?? 0
        return CGRect(
            x: left, y: 0, width: right - left + 2 * container.lineFragmentPadding, height: layout.size.height)
    }

    private func line(ofGlyph index: Int) -> (column: TextColumn, line: Int)? {
        guard let column = column(ofGlyph: index), !column.layout.lines.isEmpty else { return nil }
        return (column, column.layout.line(at: min(max(0, index), numberOfGlyphs)))
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

    private var extraLine: (column: TextColumn, line: TextLayout.Line)? {
        guard let text = storage?.string, text.isEmpty || text.hasSuffix("\n"),
            let column = columns.last(where: { !$0.isEmpty }), NSMaxRange(column.layout.covered) == numberOfGlyphs,
            let line = column.layout.lines.last
        else { return nil }
        return (column, line)
    }

    /// The empty line after a last line break, or of an empty text; zero where there is none.
    open var extraLineFragmentRect: CGRect {
        guard let (column, line) = extraLine else { return .zero }
        return CGRect(x: 0, y: line.top, width: column.container.size.width, height: line.height)
    }
    /// The part of it that an insertion point has, with the padding at both ends; zero where there is none.
    open var extraLineFragmentUsedRect: CGRect {
        guard let (column, line) = extraLine else { return .zero }
        return CGRect(x: line.x, y: line.top, width: 2 * column.padding, height: line.height)
    }
    /// The container of that line.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.column.container }

    /// Where a glyph starts on its line's baseline: from the left edge of the line's rectangle and the top of the line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (column, line) = line(ofGlyph: glyphIndex) else { return .zero }
        let x = column.layout.caret(at: glyphIndex).minX + column.padding
        return CGPoint(x: x - column.fragment(line).minX, y: column.layout.lines[line].ascent)
    }

    /// The size of an attachment's place; −1 by −1 for a glyph that is none.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let (column, line) = line(ofGlyph: glyphIndex),
            let size = column.layout.lines[line].paragraph.attachmentSize(at: glyphIndex)
        else { return CGSize(width: -1, height: -1) }
        return size
    }

    /// The smallest rectangle around glyphs, in the container's coordinates; zero for none.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let column = column(container) else { return .zero }
        let parts = column.layout.parts(of: glyphRange)
        guard let first = parts.first else { return .zero }
        return parts.reduce(first.rect) { $0.union($1.rect) }.offsetBy(dx: column.padding, dy: 0)
    }

    /// Goes through the lines that hold glyphs, with rectangle, used part, container and range, until told to stop.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for column in columns where !column.isEmpty {
            for index in column.layout.lines.indices {
                let range = column.range(ofLine: index)
                guard column.layout.isTouched(index, by: glyphRange) else { continue }
                block(column.fragment(index), column.usedFragment(index), column.container, range, &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// Goes through the rectangles that cover glyphs, one or more for each line, until told to stop.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let column = column(textContainer) else { return }
        var stop = ObjCBool(false)
        for part in column.layout.parts(of: glyphRange) {
            block(part.rect.offsetBy(dx: column.padding, dy: 0), &stop)
            if stop.boolValue { return }
        }
    }

    /// The part of a line that was left out for an ellipsis; its location is `NSNotFound` where nothing was.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let (column, line) = line(ofGlyph: glyphIndex), column.layout.isTruncated,
            line == column.layout.lines.count - 1
        else { return NSRange(location: NSNotFound, length: 0) }
        let shown = NSMaxRange(column.layout.range(ofLine: line))
        return NSRange(location: shown, length: max(0, numberOfGlyphs - shown))
    }

    /// The character at a point, or the nearest one, and how far the point is through it, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let column = column(container) else { return 0 }
        let layout = column.layout
        let place = CGPoint(x: point.x - column.padding, y: point.y)
        if let hit = layout.character(at: place) {
            let (left, right) = (layout.caret(at: hit).minX, layout.caret(at: hit + 1, isUpstream: true).minX)
            if right != left { partialFraction?.pointee = min(max(0, (place.x - left) / (right - left)), 1) }
            return hit
        }
        return min(layout.place(at: place).offset, max(0, NSMaxRange(layout.covered) - 1))
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

    /// Draws the lines of glyphs; their container's upper left corner is at `origin`. Their backgrounds are drawn by themselves, before.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let column = column(ofGlyph: glyphsToShow.location) else {
            return
        }
        column.layout.drawLetters(
            of: column.layout.lines.indices.filter { column.layout.isTouched($0, by: glyphsToShow) }, in: context,
            at: CGPoint(x: origin.x + column.padding, y: origin.y))
    }

    /// Draws what the background colours of glyphs fill, rectangle by rectangle.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let storage, let column = column(ofGlyph: glyphsToShow.location) else { return }
        for part in look(storage.shown).parts(in: NSIntersectionRange(glyphsToShow, column.layout.covered)) {
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

    /// Fills the rectangles behind characters that have a background colour. The colour is set already.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        for index in 0..<rectCount { UIRectFill(rectArray[index]) }
    }

    /// Whether somebody else's methods are to draw the text.
    final var drawsItsOwnWay: Bool { type(of: self) != NSLayoutManager.self }
}

/// A container with the text that is in it.
@MainActor struct TextColumn {
    let container: NSTextContainer
    let layout: TextLayout
    /// Whether the text had come to its end before.
    let isEmpty: Bool

    var padding: CGFloat { container.lineFragmentPadding }

    /// Where a line's text ends, its line break and all that belongs to no line included.
    func end(ofLine index: Int) -> Int {
        index + 1 < layout.lines.count ? layout.range(ofLine: index + 1).location : NSMaxRange(layout.covered)
    }

    func range(ofLine index: Int) -> NSRange {
        let begin = layout.range(ofLine: index).location
        return NSRange(location: begin, length: end(ofLine: index) - begin)
    }

    /// A line's room.
    func fragment(_ index: Int) -> CGRect {
        let line = layout.lines[index]
        if let stretch = line.stretch {
            return CGRect(x: stretch.x, y: line.top, width: stretch.width + 2 * padding, height: line.height)
        }
        let width = container.size.width
        let isOpen = width <= 0 || width > 100_000
        return CGRect(x: 0, y: line.top, width: isOpen ? line.width + 2 * padding : width, height: line.height)
    }

    /// What a line's text takes of it.
    func usedFragment(_ index: Int) -> CGRect {
        let box = layout.lines[index].box
        return CGRect(x: box.minX, y: box.minY, width: box.width + 2 * padding, height: box.height)
    }
}

extension TextLayout {
    /// Whether a line holds one of some characters, or is empty where they begin.
    fileprivate func isTouched(_ line: Int, by characters: NSRange) -> Bool {
        let range = range(ofLine: line)
        return NSMaxRange(range) >= characters.location && range.location < max(NSMaxRange(characters), 1)
    }
}

extension TextParagraph {
    /// The size of an attachment in a character's place.
    func attachmentSize(at character: Int) -> CGSize? {
        run(at: bytes(before: character - range.location))?.attachment?.bounds.size
    }
}

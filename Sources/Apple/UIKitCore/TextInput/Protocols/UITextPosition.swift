import CoreGraphics

/// A position between two characters of a text. It is valid only for the view that returned it.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    public override init() { super.init() }
}

/// A range between two positions of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    public override init() { super.init() }

    /// Whether the start and the end are equal. Returns `true`; subclasses override it.
    open var isEmpty: Bool { true }
    /// The start of the range. Subclasses override it.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range. Subclasses override it.
    open var end: UITextPosition { UITextPosition() }
}

/// One of the rectangles of a selection, which covers a part of a line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    public override init() { super.init() }

    /// The rectangle, in the view's coordinates. Zero here; subclasses say otherwise.
    open var rect: CGRect { .zero }
    /// The direction of reading of its text.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
    /// Whether its text runs from top to bottom; never in this package.
    open var isVertical: Bool { false }
    /// The transform of the rectangle. Always the identity here.
    open var transform: CGAffineTransform { .identity }
}

/// A place in the text views of this package: so many UTF-16 units after the beginning.
final class TextPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextPosition)?.offset == offset }
    nonisolated override var hash: Int { offset }
    nonisolated override var description: String { "<UITextPosition \(offset)>" }
}

/// A range in the text views of this package.
final class TextRange: UITextRange {
    let range: NSRange
    /// Whether it leaves out what a search field shows before its text.
    var isBehindTokens = false

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextPosition(range.location) }
    override var end: UITextPosition { TextPosition(NSMaxRange(range)) }
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextRange)?.range == range }
    nonisolated override var hash: Int { range.location }
    nonisolated override var description: String { "<UITextRange \(range.location)+\(range.length)>" }
}

/// A part of a line in the text views of this package.
final class TextSelectionRect: UITextSelectionRect {
    private let part: TextLayout.Part
    private let place: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ part: TextLayout.Part, rect: CGRect, isFirst: Bool, isLast: Bool) {
        self.part = part
        place = rect
        self.isFirst = isFirst
        self.isLast = isLast
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { part.isRightToLeft ? .rightToLeft : .leftToRight }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}

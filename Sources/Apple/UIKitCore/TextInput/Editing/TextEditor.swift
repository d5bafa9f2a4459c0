import CoreGraphics

/// The selection in an editable text, and the ways it and the text change: one for text fields and text views.
///
/// All places are UTF-16 units. What asks and tells the delegate is the view's; the editor says when.
@MainActor final class TextEditor {
    unowned let view: any EditableText
    /// What is selected; without length the caret.
    private(set) var selection = NSRange(location: 0, length: 0)
    /// The end that stays while the selection is extended.
    private(set) var anchor = 0
    /// The end that moves.
    private(set) var head = 0
    /// Whether the caret, where a line was broken, stands at the end of the upper line.
    private(set) var isUpstream = false
    /// The text that is being composed.
    private(set) var marked: NSRange?
    var markedStyle: [NSAttributedString.Key: Any]?
    /// Where the caret wants to be while it goes up and down, from the layout's left edge.
    var column: CGFloat?
    /// Called when text or selection have changed, or editing has ended.
    var onChange: (() -> Void)?
    weak var inputDelegate: (any UITextInputDelegate)?
    private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: view)
    /// What the present run of typing began with; `nil` if the next character begins one.
    var typingRun: TypingRun?
    /// The change that the run of typing extends.
    var lastTyping: TextChange?
    /// Until when the last character of a secure text shows.
    var revealed: NSRange?
    var revealToken: MainTimer.Token?

    init(_ view: any EditableText) { self.view = view }

    var text: NSString { view.styledText.string }
    var units: TextUnits { TextUnits(text) }
    var length: Int { text.length }

    // MARK: Selection

    /// Selects by program: nobody is asked.
    func select(_ range: NSRange, isUpstream: Bool = false, byUser: Bool = false) {
        let start = min(max(0, range.location), length)
        // `NSNotFound` is the largest number: a place behind the text, as every other one that is too large.
        let (sum, isBehind) = range.location.addingReportingOverflow(range.length)
        let end = isBehind ? length : min(max(start, sum), length)
        set(anchor: start, head: end, isUpstream: isUpstream, byUser: byUser)
    }

    /// Says which end of the selection moves.
    func fix(anchor: Int, head: Int) {
        self.anchor = anchor
        self.head = head
    }

    /// Moves one end of the selection.
    func extend(to place: Int, isUpstream: Bool = false) {
        set(anchor: anchor, head: min(max(0, place), length), isUpstream: isUpstream, byUser: true)
    }

    private func set(anchor: Int, head: Int, isUpstream: Bool, byUser: Bool) {
        let range = NSRange(location: min(anchor, head), length: abs(anchor - head))
        let isSame = range == selection && isUpstream == self.isUpstream
        self.anchor = anchor
        self.head = head
        guard !isSame else { return view.refreshSelection(reveals: byUser) }
        if !byUser { inputDelegate?.selectionWillChange(view) }
        selection = range
        self.isUpstream = isUpstream && range.length == 0
        endTypingRun()
        view.forgetTypingAttributes()
        view.selectionDidMove()
        if !byUser { inputDelegate?.selectionDidChange(view) }
        show(reveals: byUser)
    }

    /// The text has been replaced as a whole: the caret goes to its end.
    func textWasSet() {
        marked = nil
        endTypingRun()
        column = nil
        hideRevealed()
        let end = NSRange(location: length, length: 0)
        anchor = length
        head = length
        isUpstream = false
        let moved = selection != end
        selection = end
        if moved { view.selectionDidMove() }
        show(reveals: false)
    }

    /// Puts the caret behind the text, telling nobody.
    func moveToEnd() {
        anchor = length
        head = length
        isUpstream = false
        column = nil
        selection = NSRange(location: length, length: 0)
        endTypingRun()
    }

    // MARK: Changing

    /// What typing changes next: the text being composed, or the selection.
    var target: NSRange { marked ?? selection }

    /// Puts a text in place of a part, with the caret after it, and tells everybody. Asks nobody.
    func replace(_ range: NSRange, with text: StyledText, caret: Int? = nil, marks: NSRange? = nil) {
        let range = clamped(range)
        prepareUndo(range, text, isComposing: marks != nil)
        view.replaceStyledText(in: range, with: text)
        marked = marks
        let place = min(caret ?? range.location + text.length, length)
        let wasThere = selection == NSRange(location: place, length: 0)
        anchor = place
        head = place
        isUpstream = false
        selection = NSRange(location: place, length: 0)
        column = nil
        if !wasThere || range.length > 0 || text.length > 0 { view.selectionDidMove() }
        view.userDidEdit()
        show(reveals: true)
    }

    /// Brings caret, selection and keyboard up to what is now.
    private func show(reveals: Bool) {
        onChange?()
        view.refreshSelection(reveals: reveals)
        if view.isFirstResponder { Host.current.input.textDidChange() }
    }

    func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }

    /// Puts in text with the attributes that typing has.
    func insert(_ text: String) {
        let range = target
        replace(range, with: StyledText(text, view.attributesForTyping))
        if text.utf16.count <= 2, range.length == 0 {
            reveal(NSRange(location: range.location, length: text.utf16.count))
        }
    }

    /// Takes the selection away, or the character before the caret.
    func deleteBackward() {
        let range = rangeToDelete
        guard range.length > 0 else { return }
        replace(range, with: StyledText("", [:]))
    }

    /// What a backspace takes away.
    var rangeToDelete: NSRange {
        if let marked { return marked }
        if selection.length > 0 { return selection }
        let start = units.placeBefore(selection.location)
        return NSRange(location: start, length: selection.location - start)
    }

    // MARK: Composing

    /// Shows text that an input method is still composing.
    func compose(_ text: String?, selected: NSRange) {
        let text = text ?? ""
        guard !text.isEmpty || marked != nil else { return }
        let range = target
        var attributes = view.attributesForTyping
        let style = markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
        attributes.merge(style) { _, new in new }
        let count = (text as NSString).length
        let marks = count > 0 ? NSRange(location: range.location, length: count) : nil
        let caret = range.location + min(max(0, NSMaxRange(selected)), count)
        replace(range, with: StyledText(text, attributes), caret: caret, marks: marks)
    }

    /// The composed text stays as it is.
    func endComposing() {
        guard let range = marked else { return }
        marked = nil
        let plain = StyledText(text.substring(with: range), view.attributesForTyping)
        view.replaceStyledText(in: range, with: plain)
        view.refreshSelection(reveals: true)
    }

    // MARK: Secure text

    /// Shows what was typed for a moment before it becomes a dot.
    private func reveal(_ range: NSRange) {
        guard view.isSecureTextEntry else { return }
        revealed = range
        revealToken?.cancel()
        revealToken = MainTimer.schedule(after: TextEditor.revealDuration) { [weak self] in self?.hideRevealed() }
        view.refreshSelection(reveals: true)
    }

    func hideRevealed() {
        guard revealed != nil else { return }
        revealed = nil
        revealToken?.cancel()
        view.refreshSelection(reveals: false)
    }

    /// Decided, by the look of phones: Apple names no time.
    static let revealDuration: TimeInterval = 1.5
}

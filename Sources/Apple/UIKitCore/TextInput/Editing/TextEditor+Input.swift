import CoreGraphics

// The input system's questions, answered for text fields and text views alike: the views only pass them on.
extension TextEditor {
    private func offset(_ position: UITextPosition) -> Int { (position as? TextPosition)?.offset ?? 0 }

    func nsRange(_ range: UITextRange) -> NSRange {
        if let range = range as? TextRange { return clamped(range.range) }
        let start = offset(range.start)
        return clamped(NSRange(location: start, length: offset(range.end) - start))
    }

    private func position(_ offset: Int) -> UITextPosition? {
        (0...length).contains(offset) ? TextPosition(offset) : nil
    }

    // MARK: Text

    func text(in range: UITextRange) -> String? { text.substring(with: nsRange(range)) }

    /// Puts in text in place of a range, for the input system: the delegate is not asked.
    func replace(_ range: UITextRange, withText text: String) {
        endComposing()
        replace(nsRange(range), with: StyledText(text, view.attributesForTyping))
    }

    func replace(_ range: UITextRange, with text: NSAttributedString) {
        endComposing()
        let styled = view.keepsPastedAttributes ? StyledText(text) : StyledText(text.string, view.attributesForTyping)
        replace(nsRange(range), with: styled)
    }

    func attributedText(in range: UITextRange) -> NSAttributedString {
        view.styledText.part(in: nsRange(range)).attributedString
    }

    func styling(at position: UITextPosition, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any] {
        let place = offset(position) - (direction == .backward ? 1 : 0)
        guard place >= 0, place < length else { return view.attributesForTyping }
        return view.styledText.attributes(at: place)
    }

    // MARK: Selection

    var selectedTextRange: UITextRange? {
        get { TextRange(selection) }
        set {
            guard let newValue else { return }
            select(nsRange(newValue))
        }
    }

    var markedTextRange: UITextRange? { marked.map(TextRange.init) }

    var affinity: UITextStorageDirection {
        get { isUpstream ? .backward : .forward }
        set { select(selection, isUpstream: newValue == .backward) }
    }

    // MARK: Places

    var beginning: UITextPosition { TextPosition(0) }
    var end: UITextPosition { TextPosition(length) }

    func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        let (first, last) = (min(offset(start), offset(end)), max(offset(start), offset(end)))
        return TextRange(NSRange(location: first, length: last - first))
    }

    func position(from start: UITextPosition, offset distance: Int) -> UITextPosition? {
        position(offset(start) + distance)
    }

    func position(
        from start: UITextPosition, in direction: UITextLayoutDirection, offset distance: Int
    ) -> UITextPosition? {
        switch direction {
        case .right, .left:
            let isForward = (direction == .right) != isRightToLeft(at: offset(start))
            return position(offset(start) + (isForward ? distance : -distance))
        case .up, .down:
            let layout = view.shownLayout
            guard !layout.lines.isEmpty else { return nil }
            let line = layout.line(at: offset(start)) + (direction == .down ? distance : -distance)
            guard layout.lines.indices.contains(line) else { return nil }
            return position(layout.place(onLine: line, x: layout.caret(at: offset(start)).minX).offset)
        }
    }

    func compare(_ first: UITextPosition, to second: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(first), offset(second))
        return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }

    func distance(from start: UITextPosition, to end: UITextPosition) -> Int { offset(end) - offset(start) }

    func position(within range: UITextRange, farthest direction: UITextLayoutDirection) -> UITextPosition? {
        let range = nsRange(range)
        let goesToEnd: Bool =
            switch direction {
            case .down: true
            case .up: false
            case .right: !isRightToLeft(at: range.location)
            case .left: isRightToLeft(at: range.location)
            }
        return TextPosition(goesToEnd ? NSMaxRange(range) : range.location)
    }

    func characterRange(extending start: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let place = offset(start)
        let isForward: Bool =
            switch direction {
            case .down: true
            case .up: false
            case .right: !isRightToLeft(at: place)
            case .left: isRightToLeft(at: place)
            }
        let other = isForward ? units.placeAfter(place) : units.placeBefore(place)
        guard other != place else { return nil }
        return TextRange(NSRange(location: min(place, other), length: abs(place - other)))
    }

    func writingDirection(at position: UITextPosition) -> NSWritingDirection {
        isRightToLeft(at: offset(position)) ? .rightToLeft : .leftToRight
    }

    // MARK: Geometry

    func caretRect(_ position: UITextPosition) -> CGRect {
        let place = min(max(0, offset(position)), length)
        return caretRect(at: place, isUpstream: isUpstream && place == selection.location)
    }

    func firstRect(_ range: UITextRange) -> CGRect {
        let range = nsRange(range)
        guard range.length > 0 else { return caretRect(at: range.location) }
        let rects = selectionRects(range)
        guard let first = rects.first?.rect else { return .null }
        return rects.filter { $0.rect.minY == first.minY }.reduce(first) { $0.union($1.rect) }
    }

    func closestPosition(_ point: CGPoint, within range: UITextRange?) -> UITextPosition? {
        let place = place(at: point).offset
        guard let limits = range.map(nsRange) else { return TextPosition(place) }
        return TextPosition(min(max(place, limits.location), NSMaxRange(limits)))
    }

    func characterRange(_ point: CGPoint) -> UITextRange? {
        character(at: point).map { TextRange(units.character(at: $0)) }
    }

    // MARK: Clipboard

    /// What is selected goes to the clipboard.
    func copySelection() {
        guard selection.length > 0 else { return }
        var item: [String: Any] = ["public.utf8-plain-text": text.substring(with: selection)]
        if view.keepsPastedAttributes {
            item[NSItemProvider.attributedType] = view.styledText.part(in: selection).attributedString
        }
        UIPasteboard.general.setItems([item])
    }

    func cutSelection() {
        guard selection.length > 0, view.mayChange(selection, to: "") else { return }
        copySelection()
        replace(selection, with: StyledText("", [:]))
    }

    func paste() { TextPaste.begin(UIPasteboard.general.itemProviders, in: view) }

    /// Puts a text in as pasting does, if the delegate agrees, and answers where it is then.
    func paste(_ pasted: NSAttributedString, in range: NSRange) -> NSRange {
        // Whoever has a delegate for it says what attributes come in; without one it is plain text where no others may be edited.
        let isStyled = view.keepsPastedAttributes || view.pasteDelegate != nil
        var text = isStyled ? StyledText(pasted) : StyledText(pasted.string, view.attributesForTyping)
        // A single line takes what is pasted as one.
        if !view.takesLineEnds {
            text = StyledText(text.string.replacingOccurrences(of: "\n", with: " ") as NSString, parts: text.parts)
        }
        endComposing()
        guard view.mayChange(range, to: String(describing: text.string)) else { return range }
        endTypingRun()
        replace(range, with: text)
        endTypingRun()
        return NSRange(location: range.location, length: text.length)
    }

    /// What a text takes by itself (documented): texts, and pictures in text views whose attributes may be edited.
    func takes(_ providers: [NSItemProvider]) -> Bool {
        let takesPictures = view is UITextView && view.keepsPastedAttributes
        return providers.contains {
            $0.canLoadObject(ofClass: NSString.self) || takesPictures && $0.canLoadObject(ofClass: UIImage.self)
        }
    }

    func selectAll() { select(NSRange(location: 0, length: length), byUser: true) }

    /// Selects the word at the caret, as the menu does.
    func selectWord() { select(units.word(at: selection.location), byUser: true) }

    func deleteSelection() {
        guard selection.length > 0, view.mayChange(selection, to: "") else { return }
        replace(selection, with: StyledText("", [:]))
    }

    /// Whether one of the standard actions has something to do.
    func canPerform(_ action: EditAction) -> Bool {
        let isSecret = view.isSecureTextEntry
        switch action {
        case .cut: return selection.length > 0 && view.allowsEditing && !isSecret
        case .copy: return selection.length > 0 && !isSecret
        case .delete: return selection.length > 0 && view.allowsEditing
        case .paste: return view.allowsEditing && view.canPaste(UIPasteboard.general.itemProviders)
        case .select: return selection.length == 0 && length > 0 && view.allowsSelection
        case .selectAll: return selection.length < length && view.allowsSelection
        }
    }
}

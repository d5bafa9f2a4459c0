/// A tokenizer that finds words, sentences, lines and paragraphs of any text view.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// Creates a tokenizer for a view. The view is not retained.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// The whole text, and how far into it a position is.
    private func look(_ position: UITextPosition) -> (TextUnits, Int)? {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
            return nil
        }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        return (TextUnits((input.text(in: all) ?? "") as NSString), offset)
    }

    private func unit(_ position: UITextPosition, _ granularity: UITextGranularity, _ forward: Bool) -> NSRange? {
        guard let (units, offset) = look(position) else { return nil }
        let inside = forward ? offset : offset - 1
        let range: NSRange =
            switch granularity {
            case .character: units.character(at: inside)
            case .word:
                units.text.length > 0 && inside >= 0 ? units.wordIfAny(at: inside) : NSRange(location: 0, length: 0)
            case .sentence: units.sentence(at: max(0, inside))
            case .paragraph: units.paragraph(at: max(0, inside))
            case .line: line(around: position) ?? units.paragraph(at: max(0, inside))
            case .document: NSRange(location: 0, length: units.text.length)
            }
        guard range.length > 0, offset >= range.location, offset <= NSMaxRange(range) else { return nil }
        return range
    }

    private func line(around position: UITextPosition) -> NSRange? {
        guard let text = input as? any EditableText, let place = position as? TextPosition else { return nil }
        let layout = text.shownLayout
        return layout.lines.isEmpty ? nil : layout.range(ofLine: layout.line(at: place.offset))
    }

    private func goesForward(_ direction: UITextDirection) -> Bool {
        direction == .storage(.forward) || direction == .layout(.right) || direction == .layout(.down)
    }

    private func textRange(_ range: NSRange) -> UITextRange? {
        guard let input, let start = input.position(from: input.beginningOfDocument, offset: range.location),
            let end = input.position(from: start, offset: range.length)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// Returns the unit around a position; between two units, the one in the direction. `nil` if there is none.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        unit(position, granularity, goesForward(direction)).flatMap(textRange)
    }

    /// Whether the position is at the end of a unit, in the direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        let isForward = goesForward(direction)
        guard let (_, offset) = look(position), let range = unit(position, granularity, !isForward) else {
            return false
        }
        return isForward ? offset == NSMaxRange(range) : offset == range.location
    }

    /// Returns the next end of a unit in the direction; `nil` if there is none. The time is
    /// proportional to the length of the text.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let isForward = goesForward(direction)
        guard let input, let (units, offset) = look(position) else { return nil }
        let target: Int
        switch granularity {
        case .word: target = isForward ? units.wordEnd(after: offset) : units.wordStart(before: offset)
        case .character: target = isForward ? units.placeAfter(offset) : units.placeBefore(offset)
        default:
            guard let range = unit(position, granularity, isForward) else { return nil }
            target = isForward ? NSMaxRange(range) : range.location
        }
        return input.position(from: input.beginningOfDocument, offset: target)
    }

    /// Whether the position is inside a unit, and not in the space between units.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { unit(position, granularity, goesForward(direction)) != nil }
}

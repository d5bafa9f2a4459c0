/// Characters, words, sentences and paragraphs of a text, in UTF-16 units.
///
/// Words are what is between spaces and punctuation, as far as Unicode's properties of letters and digits say; scripts without
/// blanks between words are not taken apart.
struct TextUnits {
    let text: NSString

    init(_ text: NSString) { self.text = text }

    // MARK: Characters

    /// The character, as a reader sees it, that a unit belongs to.
    func character(at offset: Int) -> NSRange {
        guard offset >= 0, offset < text.length else { return NSRange(location: text.length, length: 0) }
        return text.rangeOfComposedCharacterSequence(at: offset)
    }

    func placeBefore(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        let window = paragraph(around: offset - 1)
        let head = text.substring(with: NSRange(location: window.location, length: offset - window.location))
        return offset - (head.last.map { String($0).utf16.count } ?? 1)
    }

    func placeAfter(_ offset: Int) -> Int {
        guard offset < text.length else { return text.length }
        let window = paragraph(around: offset)
        let tail = text.substring(with: NSRange(location: offset, length: NSMaxRange(window) - offset))
        return offset + (tail.first.map { String($0).utf16.count } ?? 1)
    }

    // MARK: Words

    private func isPartOfWord(_ offset: Int) -> Bool {
        guard offset >= 0, offset < text.length else { return false }
        let unit = text.character(at: offset)
        if UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) {
            return character(at: offset).length > 0
                && (text.substring(with: character(at: offset)).first?.isLetter ?? false)
        }
        guard let scalar = Unicode.Scalar(unit) else { return false }
        let properties = scalar.properties
        if properties.isAlphabetic || properties.numericType != nil || scalar == "_" { return true }
        if properties.isGraphemeExtend { return true }
        // An apostrophe inside a word belongs to it.
        guard scalar == "'" || scalar == "\u{2019}" else { return false }
        return offset > 0 && offset + 1 < text.length && isLetter(offset - 1) && isLetter(offset + 1)
    }

    private func isLetter(_ offset: Int) -> Bool {
        Unicode.Scalar(text.character(at: offset))?.properties.isAlphabetic ?? false
    }

    /// The word at a place; between words the punctuation or spaces there.
    func word(at offset: Int) -> NSRange {
        guard text.length > 0 else { return NSRange(location: 0, length: 0) }
        var index = min(max(0, offset), text.length - 1)
        if !isPartOfWord(index), index > 0, isPartOfWord(index - 1), offset > 0 { index -= 1 }
        guard isPartOfWord(index) else { return character(at: index) }
        var (start, end) = (index, index + 1)
        while isPartOfWord(start - 1) { start -= 1 }
        while isPartOfWord(end) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    /// The word that a character belongs to; nothing for spaces and punctuation.
    func wordIfAny(at offset: Int) -> NSRange {
        isPartOfWord(offset) ? word(at: offset) : NSRange(location: offset, length: 0)
    }

    func wordStart(before offset: Int) -> Int {
        var index = offset
        while index > 0, !isPartOfWord(index - 1) { index -= 1 }
        while index > 0, isPartOfWord(index - 1) { index -= 1 }
        return index
    }

    func wordEnd(after offset: Int) -> Int {
        var index = offset
        while index < text.length, !isPartOfWord(index) { index += 1 }
        while index < text.length, isPartOfWord(index) { index += 1 }
        return index
    }

    // MARK: Paragraphs and sentences

    private func endsParagraph(_ offset: Int) -> Bool {
        let unit = text.character(at: offset)
        return unit == 0x0A || unit == 0x0D || unit == 0x2029
    }

    /// A paragraph without its end.
    func paragraph(at offset: Int) -> NSRange {
        var (start, end) = (min(max(0, offset), text.length), min(max(0, offset), text.length))
        while start > 0, !endsParagraph(start - 1) { start -= 1 }
        while end < text.length, !endsParagraph(end) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    /// A paragraph with its end.
    private func paragraph(around offset: Int) -> NSRange {
        var (start, end) = (offset, offset)
        while start > 0, !endsParagraph(start - 1) { start -= 1 }
        while end < text.length, !endsParagraph(end) { end += 1 }
        while end < text.length, endsParagraph(end) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    /// A sentence, up to and with the blanks after its full stop.
    func sentence(at offset: Int) -> NSRange {
        let paragraph = paragraph(at: offset)
        let place = min(max(offset, paragraph.location), NSMaxRange(paragraph))
        let ends: Set<unichar> = [0x2E, 0x21, 0x3F, 0x2026, 0x3002]
        func begins(_ index: Int) -> Bool {
            index == paragraph.location
                || (text.character(at: index - 1) == 0x20 && text.character(at: index) != 0x20
                    && lastSign(before: index).map { ends.contains($0) } ?? false)
        }
        var start = place == NSMaxRange(paragraph) && place > paragraph.location ? place - 1 : place
        while start > paragraph.location, !begins(start) { start -= 1 }
        var end = min(place + 1, NSMaxRange(paragraph))
        while end < NSMaxRange(paragraph), !begins(end) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    private func lastSign(before offset: Int) -> unichar? {
        var index = offset - 1
        while index >= 0, text.character(at: index) == 0x20 { index -= 1 }
        return index >= 0 ? text.character(at: index) : nil
    }
}

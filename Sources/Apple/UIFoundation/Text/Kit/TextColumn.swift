import CoreGraphics

/// A container with the text that is in it.
@MainActor package struct TextColumn {
    package let container: NSTextContainer
    package let layout: TextLayout
    /// Whether the text ended in a container before.
    package let isEmpty: Bool

    package var padding: CGFloat { container.lineFragmentPadding }

    /// Where a line's text ends, its line break and all that belongs to no line included.
    package func end(ofLine index: Int) -> Int {
        index + 1 < layout.lines.count ? layout.range(ofLine: index + 1).location : NSMaxRange(layout.covered)
    }

    package func range(ofLine index: Int) -> NSRange {
        let begin = layout.range(ofLine: index).location
        return NSRange(location: begin, length: end(ofLine: index) - begin)
    }

    /// A line's room.
    package func fragment(_ index: Int) -> CGRect {
        let line = layout.lines[index]
        if let stretch = line.stretch {
            return CGRect(x: stretch.x, y: line.top, width: stretch.width + 2 * padding, height: line.height)
        }
        let width = container.size.width
        let isOpen = width <= 0 || width > 100_000
        return CGRect(x: 0, y: line.top, width: isOpen ? line.width + 2 * padding : width, height: line.height)
    }

    /// What a line's text takes of its room.
    func usedFragment(_ index: Int) -> CGRect {
        let box = layout.lines[index].box
        return CGRect(x: box.minX, y: box.minY, width: box.width + 2 * padding, height: box.height)
    }
}

// MARK: - What is asked of a layout manager

extension TextColumn {
    /// The characters that are in the container; `nil` if there are none.
    package var glyphs: NSRange? { isEmpty ? nil : layout.covered }

    /// What the text takes of the container.
    var usedRect: CGRect {
        guard !isEmpty else { return .zero }
        let left = layout.lines.map(\.x).min() ?? 0
        let right = layout.lines.map { $0.x + $0.width }.max() ?? 0
        return CGRect(x: left, y: 0, width: right - left + 2 * padding, height: layout.size.height)
    }

    /// The characters of all lines that a rectangle touches; `nil` if it touches none.
    package func range(touching bounds: CGRect) -> NSRange? {
        let touched = layout.lines.indices.filter {
            layout.lines[$0].top < bounds.maxY && layout.lines[$0].top + layout.lines[$0].height > bounds.minY
        }
        guard let first = touched.first, let last = touched.last else { return nil }
        let begin = layout.range(ofLine: first).location
        return NSRange(location: begin, length: end(ofLine: last) - begin)
    }

    /// The smallest rectangle around characters; `nil` for none.
    func boundingRect(of characters: NSRange) -> CGRect? {
        let parts = layout.parts(of: characters)
        guard let first = parts.first else { return nil }
        return parts.reduce(first.rect) { $0.union($1.rect) }.offsetBy(dx: padding, dy: 0)
    }

    /// Where a character starts on its line's baseline, from the upper left corner of the line's room.
    package func location(of character: Int, inLine line: Int) -> CGPoint {
        let x = layout.caret(at: character).minX + padding
        return CGPoint(x: x - fragment(line).minX, y: layout.lines[line].ascent)
    }

    /// The room of the empty line after a last line break.
    func extraFragment(_ line: TextLayout.Line) -> CGRect {
        CGRect(x: 0, y: line.top, width: container.size.width, height: line.height)
    }

    /// What an insertion point takes of that room.
    func usedExtraFragment(_ line: TextLayout.Line) -> CGRect {
        CGRect(x: line.x, y: line.top, width: 2 * padding, height: line.height)
    }

    /// The character at a point of the container, or the nearest one, and how far the point is through it, 0…1.
    package func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        let place = CGPoint(x: point.x - padding, y: point.y)
        guard let hit = layout.character(at: place) else {
            return (min(layout.place(at: place).offset, max(0, NSMaxRange(layout.covered) - 1)), 0)
        }
        let (left, right) = (layout.caret(at: hit).minX, layout.caret(at: hit + 1, isUpstream: true).minX)
        return (hit, right == left ? 0 : min(max(0, (place.x - left) / (right - left)), 1))
    }

    /// Calls `block` with each rectangle that covers characters, one or more for each line, until it sets its last argument.
    func eachEnclosingRect(of characters: NSRange, _ block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for part in layout.parts(of: characters) {
            block(part.rect.offsetBy(dx: padding, dy: 0), &stop)
            if stop.boolValue { return }
        }
    }
}

extension TextLayout {
    /// Whether a line holds one of some characters, or is empty where they begin.
    func isTouched(_ line: Int, by characters: NSRange) -> Bool {
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

import CoreGraphics

// Which container and which line hold a character, and what goes through the text line by line.

extension NSLayoutManager {
    /// A container with what is in it; `nil` for one of another manager.
    package func column(_ container: NSTextContainer) -> TextColumn? { columns.first { $0.container === container } }

    /// The container of a glyph; that of the last one that has any for a glyph behind all.
    package func column(ofGlyph index: Int) -> TextColumn? {
        let filled = columns.filter { !$0.isEmpty }
        return filled.first { index < NSMaxRange($0.layout.covered) } ?? filled.last
    }

    /// The line of a character, with its container; `nil` if nothing is laid out.
    package func line(ofGlyph index: Int) -> (column: TextColumn, line: Int)? {
        guard let column = column(ofGlyph: index), !column.layout.lines.isEmpty else { return nil }
        return (column, column.layout.line(at: min(max(0, index), numberOfGlyphs)))
    }

    /// The empty line after a last line break, or of an empty text.
    var extraLine: (column: TextColumn, line: TextLayout.Line)? {
        guard let text = storage?.string, text.isEmpty || text.hasSuffix("\n"),
            let column = columns.last(where: { !$0.isEmpty }), NSMaxRange(column.layout.covered) == numberOfGlyphs,
            let line = column.layout.lines.last
        else { return nil }
        return (column, line)
    }

    /// What an ellipsis stands for on the line of a character; `nil` if nothing was left out there.
    func truncatedGlyphs(after index: Int) -> NSRange? {
        guard let (column, line) = line(ofGlyph: index), column.layout.isTruncated,
            line == column.layout.lines.count - 1
        else { return nil }
        let shown = NSMaxRange(column.layout.range(ofLine: line))
        return NSRange(location: shown, length: max(0, numberOfGlyphs - shown))
    }

    /// Calls `block` for each line that holds characters, with rectangle, used part, container and range, until it sets its last
    /// argument.
    func eachLineFragment(
        of characters: NSRange,
        _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for column in columns where !column.isEmpty {
            for index in column.layout.lines.indices {
                let range = column.range(ofLine: index)
                guard column.layout.isTouched(index, by: characters) else { continue }
                block(column.fragment(index), column.usedFragment(index), column.container, range, &stop)
                if stop.boolValue { return }
            }
        }
    }
}

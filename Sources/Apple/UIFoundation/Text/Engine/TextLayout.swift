import CPango
import CoreGraphics

/// Lines of attributed text, broken and placed for a width.
///
/// The layout depends on fonts and points alone, never on the scale it will be drawn at. A line is as high as its fonts
/// say, whatever face a character was found in, so that a Chinese or emoji character does not move the lines apart.
package final class TextLayout {
    /// What a layout is made for.
    package struct Settings: Hashable {
        /// How wide lines may be, in points.
        package var width: CGFloat = .infinity
        /// How many lines there may be; zero: any number.
        package var maximumLines = 0
        /// Goes before the paragraphs' own.
        package var lineBreakMode: NSLineBreakMode?
        /// Goes before the paragraphs' own.
        package var alignment: NSTextAlignment?
        /// What `natural` means where the paragraph does not say.
        package var naturalAlignment = NSTextAlignment.left
        /// Whether a paragraph whose style truncates stays on one line, as where strings are drawn; a label wraps it.
        package var truncatesParagraphs = false
        /// Whether a word goes down to another one that would be the last line alone, in all paragraphs.
        package var pushesWordsOut = false

        package init(width: CGFloat = .infinity, maximumLines: Int = 0) {
            self.width = width
            self.maximumLines = maximumLines
        }
    }

    /// One line.
    package struct Line {
        /// The paragraph's text, which owns the line.
        package let paragraph: TextParagraph
        /// The line's place in the paragraph.
        package let index: Int
        /// Left end of the text, from the layout's left edge.
        package var x: CGFloat
        /// The line's upper edge, from the layout's.
        package var top: CGFloat
        /// From the upper edge down to the baseline.
        package var ascent: CGFloat
        /// From the upper to the lower edge.
        package var height: CGFloat
        /// From the beginning to the end of the text.
        package var width: CGFloat
        /// The part of the layout's width that the line has, where it has not all of it.
        package var stretch: TextRoom.Stretch?
    }

    package let settings: Settings
    /// All lines, top to bottom.
    package internal(set) var lines: [Line] = []
    /// Whether text was left out.
    package internal(set) var isTruncated = false
    /// The size that all lines take; the width is that of the widest.
    package internal(set) var size = CGSize.zero
    /// What was laid out, in UTF-16 units: all of the text but for what had no room.
    package internal(set) var covered = NSRange(location: 0, length: 0)

    /// Breaks text into lines.
    package init(_ text: StyledText, _ settings: Settings = Settings()) {
        self.settings = settings
        covered.length = text.length
        TextEngine.shared.withLock { _ in build(text) }
    }

    /// Breaks what of a text follows a place into lines, as far as there is room.
    package init(_ text: StyledText, _ settings: Settings, from start: Int, in room: TextRoom) {
        self.settings = settings
        TextEngine.shared.withLock { _ in fill(room, with: text, from: start) }
    }

    /// Breaks an attributed string into lines.
    package convenience init(_ string: NSAttributedString, _ settings: Settings = Settings()) {
        self.init(StyledText(string), settings)
    }

    /// The only line of a layout without a width, at its place in a width that it fits into: what breaking the text anew would
    /// come to. `nil` where that is not certain. Inside the engine's lock.
    package func moved(to settings: Settings) -> TextLayout? {
        guard lines.count == 1, !isTruncated, let paragraph = lines.first?.paragraph,
            // Where a tab ends depends on the line's indent, which Pango leaves out without a width.
            !paragraph.source.utf8.contains(0x09)
        else { return nil }
        let room = paragraph.width(in: settings.width) - max(0, paragraph.style.headIndent, paragraph.indent(ofLine: 0))
        // Pango counts in 1024ths of a point.
        guard max(lines[0].width, paragraph.width(ofLine: 0)) + 1 / CGFloat(PANGO_SCALE) <= room else { return nil }
        return TextLayout(lines, settings)
    }

    /// Lines that were made for another width.
    private init(_ lines: [Line], _ settings: Settings) {
        self.settings = settings
        self.lines = lines
        alignLines()
        size.height = lines.last.map { $0.top + $0.height } ?? 0
    }

    private func build(_ text: StyledText) {
        let ranges = TextParagraph.ranges(of: text.string)
        var y: CGFloat = 0
        for (number, range) in ranges.enumerated() {
            let isLast = number == ranges.count - 1
            let left = settings.maximumLines == 0 ? Int.max : settings.maximumLines - lines.count
            let paragraph = TextParagraph(
                text, range: range, settings: settings, maximumLines: left,
                continues: left == 1 && !isLast)
            if number > 0 { y += paragraph.style.paragraphSpacingBefore }
            y = append(paragraph, at: y, limit: left)
            isTruncated = isTruncated || paragraph.isTruncated
            if lines.count == settings.maximumLines, !isLast {
                isTruncated = true
                break
            }
            if !isLast { y += paragraph.style.paragraphSpacing + paragraph.style.lineSpacing }
        }
        alignLines()
        size.height = lines.last.map { $0.top + $0.height } ?? 0
    }

    /// Adds a paragraph's lines and answers where they end.
    private func append(_ paragraph: TextParagraph, at y: CGFloat, limit: Int) -> CGFloat {
        var y = y
        let count = min(paragraph.lineCount, limit)
        if count < paragraph.lineCount { isTruncated = true }
        for index in 0..<count {
            let measures = paragraph.measures(ofLine: index)
            if index > 0 { y += paragraph.style.lineSpacing }
            lines.append(
                Line(
                    paragraph: paragraph, index: index, x: 0, top: y, ascent: measures.ascent, height: measures.height,
                    width: measures.width))
            y += measures.height
        }
        return y
    }

    /// Places lines from left to right. Without a given width they are aligned within the widest.
    func alignLines() {
        var extent: CGFloat = 0
        for line in lines {
            let left = line.stretch?.x ?? 0
            extent = max(extent, left + line.width + line.paragraph.indent(ofLine: line.index))
        }
        let space = settings.width.isFinite ? settings.width : extent
        for index in lines.indices {
            let line = lines[index]
            let indent = line.paragraph.indent(ofLine: line.index)
            let width = line.paragraph.width(in: line.stretch?.width ?? space)
            let room = max(0, width - line.width - indent)
            let left = line.stretch?.x ?? 0
            let shift: CGFloat =
                switch line.paragraph.alignment {
                case .center: indent + room / 2
                case .right: line.paragraph.isRightToLeft ? room : indent + room
                default: indent
                }
            lines[index].x = left + shift
        }
        size.width = extent
    }

    /// How many lines fit into a height; at least one.
    package func lineCount(fitting height: CGFloat) -> Int {
        // A hair's breadth, for heights that have been rounded to pixels.
        let fitting = lines.prefix { $0.top + $0.height <= height + 0.51 }
        return max(1, fitting.count)
    }

    /// Whether an only line leaves out more than a third of its paragraph, and more than an ellipsis takes the room of.
    package var isMuchTooLong: Bool {
        guard isTruncated, lines.count == 1, let paragraph = lines.first?.paragraph else { return false }
        let hidden = paragraph.hiddenBytes
        return hidden > TextLayout.underEllipsis && hidden * 3 > paragraph.source.utf8.count
    }

    /// In UTF-8 bytes: two Chinese characters, or six narrow Latin ones (decided).
    private static let underEllipsis = 6

    /// From the layout's upper edge to the first baseline.
    package var firstBaseline: CGFloat { lines.first?.ascent ?? 0 }
    /// From the layout's upper edge to the last baseline.
    package var lastBaseline: CGFloat { lines.last.map { $0.top + $0.ascent } ?? 0 }
}

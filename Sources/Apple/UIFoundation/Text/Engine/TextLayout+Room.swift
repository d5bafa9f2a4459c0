import CPango
import CoreGraphics

// Pango breaks a paragraph for one width. Where lines have different widths each is broken by itself: the rest of the paragraph is
// given to Pango with the line's width, and its first line is taken.
extension TextLayout {
    /// Sets text into a room, as far as it goes.
    package func fill(_ room: TextRoom, with text: StyledText, from start: Int) {
        var filler = RoomFiller(text: text, settings: settings, room: room)
        filler.fill(from: start)
        lines = filler.lines
        isTruncated = filler.isTruncated
        covered = NSRange(location: start, length: filler.end - start)
        alignLines()
        size.height = lines.last.map { $0.top + $0.height } ?? 0
    }
}

/// Puts lines into a room, from above to below.
private struct RoomFiller {
    let text: StyledText
    let settings: TextLayout.Settings
    let room: TextRoom
    var lines: [TextLayout.Line] = []
    var isTruncated = false
    /// The first character that had no room.
    var end = 0
    private var y: CGFloat = 0
    private var isFull = false
    /// What the line above wants below it.
    private var gap: CGFloat = 0

    init(text: StyledText, settings: TextLayout.Settings, room: TextRoom) {
        self.text = text
        self.settings = settings
        self.room = room
    }

    /// How far a line goes down that finds no place where it is. Decided: a point, finer than anybody sees in a text's contour.
    private static let step: CGFloat = 1
    /// Where the search for a place ends.
    private static let depth: CGFloat = 20_000

    mutating func fill(from start: Int) {
        let ranges = TextParagraph.ranges(of: text.string)
        end = start
        for (number, range) in ranges.enumerated() where NSMaxRange(range) >= start {
            let isLast = number == ranges.count - 1
            let rest = NSRange(
                location: max(start, range.location), length: NSMaxRange(range) - max(start, range.location))
            add(rest, isBeginning: rest.location == range.location, isLast: isLast)
            guard !isFull else { return }
            end = isLast ? text.length : ranges[number + 1].location
            if settings.maximumLines > 0, lines.count >= settings.maximumLines, !isLast {
                isTruncated = true
                end = text.length
                return
            }
        }
    }

    private var linesLeft: Int { settings.maximumLines == 0 ? Int.max : max(0, settings.maximumLines - lines.count) }

    private mutating func add(_ range: NSRange, isBeginning: Bool, isLast: Bool) {
        let continues = linesLeft == 1 && !isLast
        // The rest of a paragraph that begins elsewhere: what it is the rest of says how it is aligned.
        let whole = paragraph(range, settings.width, restOf: nil, continues)
        var current = isBeginning ? whole : paragraph(range, settings.width, restOf: whole, continues)
        if isBeginning, !lines.isEmpty {
            y += room.spacingBefore?(range.location, box(0, 0)) ?? current.style.paragraphSpacingBefore
        }
        var index = 0
        while index < current.lineCount, linesLeft > 0, !isFull {
            let begin = start(ofLine: index, of: current)
            guard let places = places(for: current, line: index, at: begin) else { return }
            guard !places.isEmpty else {
                put(current, index, nil)
                index += 1
                didPut(before: index < current.lineCount ? start(ofLine: index, of: current) : NSMaxRange(range))
                continue
            }
            let after = put(places, from: begin, of: current, continues)
            guard after < NSMaxRange(range), !isFull else { break }
            let rest = NSRange(location: after, length: NSMaxRange(range) - after)
            let isStillBeginning = isBeginning && after == range.location
            current = paragraph(rest, settings.width, restOf: isStillBeginning ? nil : current, continues)
            index = 0
        }
        isTruncated = isTruncated || current.isTruncated || (linesLeft == 0 && index < current.lineCount)
        guard !isLast, !isFull, let last = lines.last else { return }
        let place = max(range.location, NSMaxRange(range) - 1)
        gap += room.spacingAfter?(place, last.box) ?? last.paragraph.style.paragraphSpacing
    }

    /// A line has been put that ends before a character.
    private mutating func didPut(before character: Int) {
        guard let last = lines.last else { return }
        gap = room.lineSpacing?(max(0, character - 1), last.box) ?? last.paragraph.style.lineSpacing
    }

    private func box(_ height: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: width, height: height) }

    private func paragraph(
        _ range: NSRange, _ width: CGFloat, restOf beginning: TextParagraph?, _ continues: Bool
    ) -> TextParagraph {
        var settings = settings
        settings.width = width
        return TextParagraph(
            text, range: range, settings: settings, maximumLines: linesLeft, continues: continues, restOf: beginning)
    }

    private func start(ofLine index: Int, of paragraph: TextParagraph) -> Int {
        guard let line = paragraph.line(index) else { return paragraph.range.location }
        return paragraph.range.location + paragraph.units(before: Int(line.pointee.start_index))
    }

    /// Goes down to where a line finds a place: the stretches that it may have there; none is all of the width. `nil` if the room ends
    /// before.
    private mutating func places(
        for paragraph: TextParagraph, line index: Int, at character: Int
    ) -> [TextRoom.Stretch]? {
        let height = paragraph.measures(ofLine: index).height
        y += gap
        gap = 0
        while y + height <= room.height + 0.51 {
            guard let stretches = room.stretches else { return [] }
            let found = stretches(y, height, character).filter { $0.width > 0 }
            if found.count == 1, found[0].x <= 0.001, found[0].width >= settings.width - 0.001 { return [] }
            if !found.isEmpty { return found }
            y += RoomFiller.step
            guard y < RoomFiller.depth else { break }
        }
        isFull = true
        end = character
        return nil
    }

    private mutating func put(_ paragraph: TextParagraph, _ index: Int, _ stretch: TextRoom.Stretch?) {
        let measures = paragraph.measures(ofLine: index)
        lines.append(
            TextLayout.Line(
                paragraph: paragraph, index: index, x: 0, top: y, ascent: measures.ascent, height: measures.height,
                width: measures.width, stretch: stretch))
        if stretch == nil { y += measures.height }
    }

    /// Puts text into stretches beside each other, and answers which character comes next.
    private mutating func put(
        _ stretches: [TextRoom.Stretch], from character: Int, of paragraph: TextParagraph, _ continues: Bool
    ) -> Int {
        var next = character
        let end = NSMaxRange(paragraph.range)
        let beginning = character == paragraph.range.location && !paragraph.isContinuation ? nil : paragraph
        let first = lines.count
        // The one that reading begins with.
        for stretch in paragraph.isRightToLeft ? stretches.reversed() : stretches where linesLeft > 0 {
            let rest = NSRange(location: next, length: end - next)
            let part = self.paragraph(rest, stretch.width, restOf: next == character ? beginning : paragraph, continues)
            guard part.lineCount == 1 || part.breaksBetweenWords else { continue }
            if part.lineCount == 1, part.measures(ofLine: 0).width > stretch.width + 0.5 { continue }
            put(part, 0, stretch)
            next = part.lineCount > 1 ? start(ofLine: 1, of: part) : end
            if next >= end { break }
        }
        guard lines.count > first else {
            // No word fits: the line goes on below.
            y += RoomFiller.step
            if y > RoomFiller.depth {
                isFull = true
                self.end = character
            }
            return character
        }
        // Lines beside each other stand on one baseline.
        let ascent = lines[first...].map(\.ascent).max() ?? 0
        let below = lines[first...].map { $0.height - $0.ascent }.max() ?? 0
        for index in first..<lines.count {
            lines[index].ascent = ascent
            lines[index].height = ascent + below
        }
        y += ascent + below
        didPut(before: next)
        return next
    }
}

extension TextParagraph {
    /// Whether the first line ends where the language allows it, and not within a word that is too long.
    fileprivate var breaksBetweenWords: Bool {
        guard let second = line(1) else { return true }
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(text.pointer, &count),
            let characters = pango_layout_get_text(text.pointer)
        else { return true }
        var place = 0
        for index in 0..<Int(second.pointee.start_index) where UInt8(bitPattern: characters[index]) & 0xC0 != 0x80 {
            place += 1
        }
        return place < count && attributes[place].is_line_break != 0
    }
}

import CPango
import CoreGraphics

// Where characters are in a layout, and which character is at a place: for carets, selections and links. Places in the text
// are counted in UTF-16 units, as in Foundation; Pango counts bytes.
extension TextLayout {
    /// A part of a line.
    package struct Part {
        /// In the layout's coordinates; as high as the line.
        package var rect: CGRect
        package var isRightToLeft: Bool
    }

    /// The text of a line, its end not included.
    package func range(ofLine index: Int) -> NSRange {
        TextEngine.shared.withLock { _ in
            let line = lines[index]
            guard let pango = line.paragraph.line(line.index) else { return line.paragraph.range }
            let start = Int(pango.pointee.start_index)
            let first = line.paragraph.units(before: start)
            let last = line.paragraph.units(before: start + Int(pango.pointee.length))
            return NSRange(location: line.paragraph.range.location + first, length: last - first)
        }
    }

    /// The line on which a place is.
    ///
    /// - Parameter isUpstream: At the place where a line was broken, whether the end of the upper line is meant.
    package func line(at offset: Int, isUpstream: Bool = false) -> Int {
        for index in lines.indices {
            let range = range(ofLine: index)
            if offset < NSMaxRange(range) { return index }
            guard offset == NSMaxRange(range) else { continue }
            if !goesOn(after: index) || isUpstream { return index }
        }
        return max(0, lines.count - 1)
    }

    /// Whether a line's paragraph goes on on the next one.
    package func goesOn(after index: Int) -> Bool {
        guard index + 1 < lines.count else { return false }
        return lines[index + 1].paragraph === lines[index].paragraph || lines[index + 1].paragraph.isContinuation
    }

    /// The line between two characters: without width, as high as the line of text.
    package func caret(at offset: Int, isUpstream: Bool = false) -> CGRect {
        guard !lines.isEmpty else { return .zero }
        let line = lines[line(at: offset, isUpstream: isUpstream)]
        return CGRect(x: x(of: offset, in: line), y: line.top, width: 0, height: line.height)
    }

    private func x(of offset: Int, in line: Line) -> CGFloat {
        TextEngine.shared.withLock { _ in
            guard let pango = line.paragraph.line(line.index) else { return line.x }
            let units = min(max(0, offset - line.paragraph.range.location), line.paragraph.range.length)
            let byte = line.paragraph.bytes(before: units)
            let end = Int(pango.pointee.start_index) + Int(pango.pointee.length)
            var x: Int32 = 0
            if byte >= end, pango.pointee.length > 0 {
                // After the last character, also where more follows on the next line.
                pango_layout_line_index_to_x(pango, Int32(line.paragraph.lastCharacter(before: end)), 1, &x)
            } else {
                pango_layout_line_index_to_x(pango, Int32(byte), 0, &x)
            }
            return line.x + CGFloat(x) / CGFloat(PANGO_SCALE)
        }
    }

    /// The place between characters that is nearest to a point.
    package func place(at point: CGPoint) -> (offset: Int, isUpstream: Bool) {
        guard let last = lines.indices.last else { return (0, false) }
        var index = lines.indices.first { point.y < lines[$0].top + lines[$0].height } ?? last
        // Several lines may are side by side.
        while index < last, lines[index + 1].top == lines[index].top,
            point.x >= lines[index + 1].stretch?.x ?? .infinity
        {
            index += 1
        }
        return place(onLine: index, x: point.x)
    }

    /// The place on a line that is nearest to a distance from the left edge.
    package func place(onLine index: Int, x: CGFloat) -> (offset: Int, isUpstream: Bool) {
        let line = lines[index]
        let range = range(ofLine: index)
        let offset = TextEngine.shared.withLock { _ in
            guard let pango = line.paragraph.line(line.index) else { return range.location }
            var (byte, trailing) = (Int32(0), Int32(0))
            pango_layout_line_x_to_index(pango, pangoUnits(x - line.x), &byte, &trailing)
            let end = line.paragraph.byte(Int(byte), plusCharacters: Int(trailing))
            return line.paragraph.range.location + line.paragraph.units(before: end)
        }
        guard goesOn(after: index), offset >= NSMaxRange(range) else { return (offset, false) }
        // A blank at which a line was broken hangs over its end; the caret stands before it.
        let text = line.paragraph.source as NSString
        let beforeEnd = NSMaxRange(range) - 1 - line.paragraph.range.location
        if range.length > 0, text.character(at: beforeEnd) == 0x20 { return (NSMaxRange(range) - 1, false) }
        return (NSMaxRange(range), true)
    }

    /// The character at a point; `nil` beside the text.
    package func character(at point: CGPoint) -> Int? {
        guard let index = lines.indices.first(where: { lines[$0].box.contains(point) }) else { return nil }
        let line = lines[index]
        return TextEngine.shared.withLock { _ in
            guard let pango = line.paragraph.line(line.index) else { return nil }
            var (byte, trailing) = (Int32(0), Int32(0))
            guard pango_layout_line_x_to_index(pango, pangoUnits(point.x - line.x), &byte, &trailing) != 0 else {
                return nil
            }
            return line.paragraph.range.location + line.paragraph.units(before: Int(byte))
        }
    }

    /// The rectangles of a range, line by line, from left to right on each.
    ///
    /// - Parameter fill: The width up to which lines are marked whose end is in the range, as selections are.
    package func parts(of range: NSRange, fillingTo fill: CGFloat? = nil) -> [Part] {
        lines.indices.flatMap { parts(of: range, onLine: $0, fill) }
    }

    private func parts(of range: NSRange, onLine index: Int, _ fill: CGFloat?) -> [Part] {
        let line = lines[index]
        let own = self.range(ofLine: index)
        let isLast = index == lines.count - 1
        let coversEnd = !isLast && NSLocationInRange(NSMaxRange(own), range) && range.location <= NSMaxRange(own)
        let goesPast = coversEnd && NSMaxRange(range) > NSMaxRange(own)
        let shared = NSIntersectionRange(own, range)
        guard shared.length > 0 || goesPast else { return [] }
        var parts = shared.length > 0 ? self.parts(of: shared, in: line) : []
        guard let fill, goesPast else { return parts }
        let isRightToLeft = line.paragraph.isRightToLeft
        let end = isRightToLeft ? line.x : line.x + line.width
        let tail =
            isRightToLeft
            ? CGRect(x: 0, y: line.top, width: max(0, end), height: line.height)
            : CGRect(x: end, y: line.top, width: max(0, fill - end), height: line.height)
        if tail.width > 0 { parts.append(Part(rect: tail, isRightToLeft: isRightToLeft)) }
        return parts
    }

    private func parts(of range: NSRange, in line: Line) -> [Part] {
        TextEngine.shared.withLock { _ in
            guard let pango = line.paragraph.line(line.index) else { return [] }
            let start = line.paragraph.bytes(before: range.location - line.paragraph.range.location)
            let end = line.paragraph.bytes(before: NSMaxRange(range) - line.paragraph.range.location)
            var ranges: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(pango, Int32(start), Int32(end), &ranges, &count)
            defer { g_free(ranges) }
            guard let ranges else { return [] }
            // Pango counts from the edge of the layout it was given, which is not where the line stands here; and it marks up to
            // that edge, which is left out.
            let offset = line.x - line.paragraph.x(ofLine: line.index)
            let isRightToLeft = line.paragraph.isRightToLeft
            return (0..<Int(count)).compactMap { number in
                let left = max(line.x, CGFloat(ranges[number * 2]) / CGFloat(PANGO_SCALE) + offset)
                let right = min(
                    line.x + line.width, CGFloat(ranges[number * 2 + 1]) / CGFloat(PANGO_SCALE) + offset)
                guard right > left else { return nil }
                return Part(
                    rect: CGRect(x: left, y: line.top, width: right - left, height: line.height),
                    isRightToLeft: isRightToLeft)
            }
        }
    }
}

extension TextLayout.Line {
    /// All that the line takes.
    package var box: CGRect { CGRect(x: x, y: top, width: width, height: height) }
}

extension TextParagraph {
    /// How many UTF-16 units stand before a byte.
    package func units(before byte: Int) -> Int {
        guard let text = pango_layout_get_text(text.pointer) else { return 0 }
        var units = 0
        for index in 0..<byte {
            let byte = UInt8(bitPattern: text[index])
            if byte == 0 { break }
            if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
        }
        return units
    }

    /// How many bytes stand before a UTF-16 unit.
    func bytes(before wanted: Int) -> Int {
        guard let text = pango_layout_get_text(text.pointer) else { return 0 }
        var (units, index) = (0, 0)
        while units < wanted, text[index] != 0 {
            units += UInt8(bitPattern: text[index]) >= 0xF0 ? 2 : 1
            index = byte(index, plusCharacters: 1)
        }
        return index
    }

    /// The byte at which the character begins that stands so many after another.
    func byte(_ start: Int, plusCharacters count: Int) -> Int {
        guard let text = pango_layout_get_text(text.pointer) else { return start }
        var index = start
        for _ in 0..<count where text[index] != 0 {
            index += 1
            while UInt8(bitPattern: text[index]) & 0xC0 == 0x80 { index += 1 }
        }
        return index
    }

    /// The byte at which the last character before an end begins.
    func lastCharacter(before end: Int) -> Int {
        guard let text = pango_layout_get_text(text.pointer) else { return end }
        var index = max(0, end - 1)
        while index > 0, UInt8(bitPattern: text[index]) & 0xC0 == 0x80 { index -= 1 }
        return index
    }

    /// Where Pango begins a line, from the edge of the layout that it was given.
    package func x(ofLine index: Int) -> CGFloat {
        guard let iterator = pango_layout_get_iter(text.pointer) else { return 0 }
        defer { pango_layout_iter_free(iterator) }
        for _ in 0..<index { pango_layout_iter_next_line(iterator) }
        var box = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &box)
        return CGFloat(box.x) / CGFloat(PANGO_SCALE)
    }
}

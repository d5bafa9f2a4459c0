import CPango
import CoreGraphics

/// One paragraph, given to Pango with its attributes.
package final class TextParagraph {
    /// A stretch of text with the same attributes.
    package struct Run {
        /// Where it begins, in UTF-8 bytes.
        package let start: Int
        package let end: Int
        package let attributes: [NSAttributedString.Key: Any]
        package let font: UIFont
        /// What is in the place of the run's characters.
        package var attachment: Attachment?
    }

    /// An attachment with its place about the baseline, y upwards, and the number of its character.
    package struct Attachment {
        package let object: any TextInset
        package let bounds: CGRect
        package let index: Int
    }

    package let style: NSParagraphStyle
    package let runs: [Run]
    package let text: PangoText
    /// Where the paragraph is in the whole text, in UTF-16 units, without its end.
    package let range: NSRange
    /// The paragraph's characters.
    package let source: String
    package let alignment: NSTextAlignment
    /// Whether it is the rest of a paragraph whose beginning has other lines.
    let isContinuation: Bool
    private let widthLimit: CGFloat

    /// Sets a paragraph.
    ///
    /// - Parameters:
    ///   - continues: More follows that will not be shown; the paragraph ends with an ellipsis.
    ///   - beginning: The paragraph that this is the rest of.
    init(
        _ styled: StyledText, range: NSRange, settings: TextLayout.Settings, maximumLines: Int, continues: Bool,
        restOf beginning: TextParagraph? = nil
    ) {
        let style = Self.style(of: styled, at: range)
        let mode = settings.lineBreakMode ?? style.lineBreakMode
        let own = style.baseWritingDirection
        let direction = own == .natural ? beginning.map { $0.isRightToLeft ? .rightToLeft : .leftToRight } ?? own : own
        isContinuation = beginning != nil
        var source = styled.string.substring(with: range)
        self.range = range
        self.source = source
        runs = Self.runs(styled, range, width: settings.width)
        if continues, mode.truncates { source += "…" }
        self.style = style
        widthLimit = settings.width
        text = PangoText(context: TextEngine.shared.context(direction))
        let wished = settings.alignment ?? style.alignment
        alignment = beginning?.alignment ?? Self.resolve(wished, direction, settings.naturalAlignment)
        let isOneLine = settings.truncatesParagraphs && mode.truncates
        configure(source, mode: mode, maximumLines: isOneLine ? 1 : maximumLines, natural: direction == .natural)
        if settings.pushesWordsOut || style.lineBreakStrategy.contains(.pushOut), mode != .byCharWrapping {
            pushOut(source)
        }
        tidyEllipses()
        MissingGlyphs.report(in: text.pointer, of: source)
    }

    private func configure(_ source: String, mode: NSLineBreakMode, maximumLines: Int, natural: Bool) {
        let layout = text.pointer
        pango_layout_set_text(layout, source, Int32(source.utf8.count))
        pango_layout_set_auto_dir(layout, natural ? 1 : 0)
        let attributes = TextAttributeList(runs, of: source)
        pango_layout_set_attributes(layout, attributes.pointer)
        setTabs()
        let width = width(in: widthLimit)
        guard width.isFinite, mode != .byClipping else { return }
        pango_layout_set_width(layout, pangoUnits(max(0, width - style.headIndent)))
        pango_layout_set_indent(layout, pangoUnits(indent(ofLine: 0) - style.headIndent))
        pango_layout_set_wrap(layout, mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(layout, alignment == .justified ? 1 : 0)
        guard mode.truncates else { return }
        guard maximumLines != Int.max else { return }
        pango_layout_set_height(layout, Int32(clamping: -maximumLines))
        pango_layout_set_ellipsize(layout, mode.ellipsis)
    }

    /// Places at the default interval after the last tab that was set: as many as are on the widest of screens.
    private var stopsAfterLast: [NSTextTab] {
        let interval = style.defaultTabInterval
        guard interval >= 1, interval.isFinite else { return [] }
        let last = style.tabStops.last?.location ?? 0
        let first = (last / interval).rounded(.down) + 1
        return (0..<Int(min(200, (4000 / interval).rounded(.up)))).map {
            NSTextTab(textAlignment: .natural, location: (first + CGFloat($0)) * interval, options: [:])
        }
    }

    private func setTabs() {
        let stops = style.tabStops + stopsAfterLast
        guard !stops.isEmpty, let tabs = pango_tab_array_new(Int32(stops.count), 0) else { return }
        for (index, stop) in stops.enumerated() {
            pango_tab_array_set_tab(tabs, Int32(index), stop.place, pangoUnits(max(0, stop.location)))
        }
        pango_layout_set_tabs(text.pointer, tabs)
        pango_tab_array_free(tabs)
    }

    /// Has the last line's only word accompanied by the one before it, where both have room on a line.
    private func pushOut(_ source: String) {
        let count = lineCount
        guard count > 1, !isTruncated, let last = line(count - 1)?.pointee, let above = line(count - 2)?.pointee else {
            return
        }
        let bytes = Array(source.utf8)
        let end = Int(last.start_index + last.length)
        func isBlank(_ index: Int) -> Bool { bytes[index] == 0x20 }
        guard end == bytes.count, !bytes[Int(last.start_index)..<end].contains(0x20) else { return }
        // The word before it, if that is not the first of its line.
        var start = Int(last.start_index)
        while start > above.start_index, isBlank(start - 1) { start -= 1 }
        while start > above.start_index, !isBlank(start - 1) { start -= 1 }
        guard start > above.start_index, start < last.start_index, let old = pango_layout_get_attributes(text.pointer),
            let attributes = pango_attr_list_copy(old), let unbroken = pango_attr_allow_breaks_new(0)
        else { return }
        pango_attr_list_ref(old)
        defer {
            pango_attr_list_unref(old)
            pango_attr_list_unref(attributes)
        }
        unbroken.pointee.start_index = UInt32(start)
        unbroken.pointee.end_index = UInt32(end)
        pango_attr_list_insert(attributes, unbroken)
        pango_layout_set_attributes(text.pointer, attributes)
        let isTooWide = width(ofLine: count - 1) > width(in: widthLimit) - indent(ofLine: count - 1) + 0.01
        if lineCount != count || isTruncated || isTooWide { pango_layout_set_attributes(text.pointer, old) }
    }

    package var lineCount: Int { Int(pango_layout_get_line_count(text.pointer)) }
    package var isTruncated: Bool { pango_layout_is_ellipsized(text.pointer) != 0 }
    package var isRightToLeft: Bool { line(0)?.pointee.resolved_dir == UInt32(PANGO_DIRECTION_RTL.rawValue) }

    package func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
        pango_layout_get_line_readonly(text.pointer, Int32(index))
    }

    /// How far a line is set in from the leading edge.
    func indent(ofLine index: Int) -> CGFloat {
        index == 0 && !isContinuation ? style.firstLineHeadIndent : style.headIndent
    }

    /// The width left between the leading edge and the trailing indent.
    package func width(in space: CGFloat) -> CGFloat {
        guard space.isFinite else { return style.tailIndent > 0 ? style.tailIndent : .infinity }
        return style.tailIndent > 0 ? min(space, style.tailIndent) : space + style.tailIndent
    }

    /// Width, ascent and height of a line, by the fonts in it and the paragraph's style.
    package func measures(ofLine index: Int) -> (width: CGFloat, ascent: CGFloat, height: CGFloat) {
        guard let line = line(index) else { return (0, 0, 0) }
        let fonts = fonts(from: Int(line.pointee.start_index), length: Int(line.pointee.length))
        let places = attachments(from: Int(line.pointee.start_index), length: Int(line.pointee.length))
        let ascent = max(fonts.map(\.ascender).max() ?? 0, places.map(\.maxY).max() ?? 0)
        let descent = max(fonts.map { -$0.descender }.max() ?? 0, places.map { -$0.minY }.max() ?? 0)
        let natural = ascent + descent
        var height = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
        height = max(height, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        // What is added or taken away is so above the letters, as TextKit does.
        // Pango may miss the width by its rounding.
        let whole = width(ofLine: index) + kernAfterLine(line.pointee)
        let width = isTruncated ? min(whole, widthLimit) : whole
        return (width, ascent + height - natural, height)
    }

    /// Kerning stands after each character (documented), the last one too, where Pango leaves it out.
    private func kernAfterLine(_ line: PangoLayoutLine) -> CGFloat {
        guard line.length > 0, !isTruncated, let run = run(at: Int(line.start_index + line.length) - 1) else {
            return 0
        }
        return (run.attributes.number(.kern) ?? 0) + (run.attributes.number(.tracking) ?? 0)
    }

    private func fonts(from start: Int, length: Int) -> [UIFont] {
        let found = runs.filter { $0.start < start + length && $0.end > start }.map(\.font)
        if !found.isEmpty { return found }
        // An empty line is as high as the text before it, or after it if it is the first.
        return [run(at: start)?.font ?? TextDefaults.font]
    }

    private func attachments(from start: Int, length: Int) -> [CGRect] {
        runs.compactMap { $0.start < start + length && $0.end > start ? $0.attachment?.bounds : nil }
    }

    /// The run at a byte.
    package func run(at byte: Int) -> Run? { runs.last { $0.start <= byte } ?? runs.first }
}

extension TextParagraph {
    /// The ranges of paragraphs without their ends. Text that ends with a line end has an empty last paragraph.
    static func ranges(of text: NSString) -> [NSRange] {
        var ranges: [NSRange] = []
        var start = 0
        var index = 0
        while index < text.length {
            let unit = text.character(at: index)
            guard unit == 0x0A || unit == 0x0D || unit == 0x2029 else {
                index += 1
                continue
            }
            ranges.append(NSRange(location: start, length: index - start))
            let isPair = unit == 0x0D && index + 1 < text.length && text.character(at: index + 1) == 0x0A
            index += isPair ? 2 : 1
            start = index
        }
        ranges.append(NSRange(location: start, length: text.length - start))
        return ranges
    }

    private static func style(of text: StyledText, at range: NSRange) -> NSParagraphStyle {
        guard text.length > 0 else { return text.attributesIfEmpty[.paragraphStyle] as? NSParagraphStyle ?? .default }
        return text.attributes(at: min(range.location, text.length - 1))[.paragraphStyle] as? NSParagraphStyle
            ?? .default
    }

    private static func runs(_ text: StyledText, _ range: NSRange, width: CGFloat) -> [Run] {
        guard range.length > 0 else {
            let isEmpty = text.length == 0
            if isEmpty, text.attributesIfEmpty.isEmpty { return [] }
            let attributes =
                isEmpty
                ? text.attributesIfEmpty : text.attributes(at: max(0, min(range.location, text.length) - 1))
            return [Run(start: 0, end: 0, attributes: attributes, font: TextDefaults.font(in: attributes))]
        }
        var runs: [Run] = []
        var start = 0
        for part in text.parts(in: range) {
            let characters = text.string.substring(with: part.range)
            let end = start + characters.utf8.count
            let font = TextDefaults.font(in: part.attributes)
            var run = Run(start: start, end: end, attributes: part.attributes, font: font)
            run.attachment = attachment(part, characters, font, width)
            runs.append(run)
            start = end
        }
        return runs
    }

    /// What is in the place of a part's characters: an attachment counts for its own character alone.
    private static func attachment(
        _ part: StyledText.Part, _ characters: String, _ font: UIFont, _ width: CGFloat
    ) -> Attachment? {
        // The character's first byte: few texts have it, and none but those has to be looked at.
        guard characters.utf8.first == 0xEF, let object = part.attributes[.attachment] as? any TextInset,
            characters.unicodeScalars.allSatisfy({ $0.value == 0xFFFC })
        else { return nil }
        let index = part.range.location
        let bounds = object.place(beside: font, width: width, index: index)
        return Attachment(object: object, bounds: bounds, index: index)
    }

    private static func resolve(
        _ alignment: NSTextAlignment, _ direction: NSWritingDirection, _ natural: NSTextAlignment
    ) -> NSTextAlignment {
        guard alignment == .natural else { return alignment }
        switch direction {
        case .leftToRight: return .left
        case .rightToLeft: return .right
        case .natural: return natural
        }
    }
}

extension NSTextTab {
    /// Where text stands at the tab.
    fileprivate var place: PangoTabAlign {
        switch alignment {
        case .right: options[.columnTerminators] == nil ? PANGO_TAB_RIGHT : PANGO_TAB_DECIMAL
        case .center: PANGO_TAB_CENTER
        case .left, .natural, .justified: PANGO_TAB_LEFT
        }
    }
}

extension NSLineBreakMode {
    /// Where Pango puts the ellipsis.
    fileprivate var ellipsis: PangoEllipsizeMode {
        switch self {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
        }
    }
}

/// Points as Pango counts them. "As much as there is", which callers say with the greatest number, becomes a million points.
func pangoUnits(_ points: CGFloat) -> Int32 {
    Int32(Int(saturating: Double(points).limited(to: -1_000_000...1_000_000) * Double(PANGO_SCALE)))
}

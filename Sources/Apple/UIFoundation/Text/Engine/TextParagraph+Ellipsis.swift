import CPango
import CoreGraphics

// Pango widens an ellipsis until the line is exactly full, so that there is a hole beside it. iOS leaves the line a little
// short instead; and no blank stands before an ellipsis at the end.
extension TextParagraph {
    /// Gives ellipses their own width and takes blanks before them away.
    func tidyEllipses() {
        guard isTruncated else { return }
        for index in 0..<lineCount {
            let items = glyphItems(ofLine: index)
            for (place, item) in items.enumerated() where item.pointee.isEllipsis {
                item.pointee.narrowToGlyphs()
                if place > 0, place == items.count - 1 { items[place - 1].pointee.hideLastBlank(in: text.pointer) }
            }
        }
    }

    /// How many bytes of the text ellipses stand for.
    var hiddenBytes: Int {
        guard isTruncated else { return 0 }
        return (0..<lineCount).reduce(0) { sum, index in
            let ellipses = glyphItems(ofLine: index).lazy.filter(\.pointee.isEllipsis)
            return ellipses.reduce(sum) { $0 + Int($1.pointee.item.pointee.length) }
        }
    }

    /// A line's runs, from left to right.
    func glyphItems(ofLine index: Int) -> [UnsafeMutablePointer<PangoGlyphItem>] {
        var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
        var node = line(index)?.pointee.runs
        while let current = node {
            if let data = current.pointee.data { items.append(data.assumingMemoryBound(to: PangoGlyphItem.self)) }
            node = current.pointee.next
        }
        return items
    }

    /// From the beginning to the end of a line's text, in points.
    package func width(ofLine index: Int) -> CGFloat {
        let units = glyphItems(ofLine: index).reduce(0) { $0 + Int($1.pointee.width) }
        return CGFloat(units) / CGFloat(PANGO_SCALE)
    }
}

extension PangoGlyphItem {
    /// In Pango's units.
    package var width: Int32 { glyphs.map { pango_glyph_string_get_width($0) } ?? 0 }

    fileprivate var isEllipsis: Bool {
        Int32(item.pointee.analysis.flags) & Int32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    }

    fileprivate func narrowToGlyphs() {
        guard let glyphs else { return }
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            var extents = PangoRectangle()
            pango_font_get_glyph_extents(
                item.pointee.analysis.font, glyphs.pointee.glyphs[index].glyph, nil, &extents)
            glyphs.pointee.glyphs[index].geometry.width = min(
                extents.width, glyphs.pointee.glyphs[index].geometry.width)
            glyphs.pointee.glyphs[index].geometry.x_offset = 0
        }
    }

    fileprivate func hideLastBlank(in layout: OpaquePointer) {
        guard let glyphs, glyphs.pointee.num_glyphs > 0, let text = pango_layout_get_text(layout),
            item.pointee.length > 0, item.pointee.analysis.level & 1 == 0,
            text[Int(item.pointee.offset + item.pointee.length) - 1] == 0x20
        else { return }
        glyphs.pointee.glyphs[Int(glyphs.pointee.num_glyphs) - 1].geometry.width = 0
    }
}

import CPango
import CoreGraphics

/// What text looks like whose attributes say nothing (documented: Helvetica 12, black; the system font stands in).
package enum TextDefaults {
    package static let font = UIFont.systemFont(ofSize: 12)

    package static func font(in attributes: [NSAttributedString.Key: Any]) -> UIFont {
        attributes[.font] as? UIFont ?? font
    }
}

/// Attributes that shape text, as Pango takes them. Colors are not among them: `TextLayout` paints run by run.
package final class TextAttributeList {
    package let pointer: OpaquePointer
    private let end: Int

    init(_ runs: [TextParagraph.Run], of text: String) {
        guard let list = pango_attr_list_new() else { fatalError("Out of memory") }
        pointer = list
        end = runs.last?.end ?? 0
        for (index, run) in runs.enumerated() { add(run, index: index) }
        breakWordsWithoutHyphens(in: text)
        divideLongWords(in: text)
    }

    /// Divides words that fill many lines into parts, which Pango shapes one by one: for each line it shapes again what is left of a part.
    /// A label of 10,000 letters without a space took 2.3 s, and takes 0.07 s. The attribute is the default and changes nothing else.
    ///
    /// Letters of scripts that join would no longer do so, so only words of ASCII are divided.
    private func divideLongWords(in text: String) {
        var length = 0
        for (place, byte) in text.utf8.enumerated() {
            length = (0x21...0x7E).contains(byte) ? length + 1 : 0
            guard length == 2 * Self.partOfWord, let attribute = pango_attr_fallback_new(1) else { continue }
            attribute.pointee.start_index = UInt32(place - Self.partOfWord)
            attribute.pointee.end_index = UInt32(place)
            pango_attr_list_insert(pointer, attribute)
            length = 0
        }
    }

    /// In letters. Measured: 64 to 1,000 are as good as each other; usual words are shorter.
    private static let partOfWord = 200

    /// A word that is wider than a line is broken between letters, as TextKit does, where Pango would put a hyphen of its own. Soft
    /// hyphens in the text are shown all the same: Pango leaves the break before the first character of each range as it is.
    private func breakWordsWithoutHyphens(in text: String) {
        var (start, place) = (0, 0)
        for scalar in text.unicodeScalars {
            if scalar == "\u{AD}" {
                forbidHyphens(from: start, to: UInt32(place))
                start = place + UTF8.width(scalar)
            }
            place += UTF8.width(scalar)
        }
        forbidHyphens(from: start, to: .max)
    }

    private func forbidHyphens(from start: Int, to end: UInt32) {
        guard let attribute = pango_attr_insert_hyphens_new(0) else { return }
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = end
        pango_attr_list_insert(pointer, attribute)
    }

    deinit { pango_attr_list_unref(pointer) }

    private func add(_ run: TextParagraph.Run, index: Int) {
        let description = FontDescription(run.font.face, size: run.font.pointSize)
        insert(pango_attr_font_desc_new(description.pointer), run)
        // A color of its own keeps Pango from joining two runs of ours.
        insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), run)
        if let attachment = run.attachment { return keepFree(attachment, run) }
        let spacing =
            (run.attributes.number(.kern) ?? 0) + (run.attributes.number(.tracking) ?? 0)
            + run.font.face.tracking(at: run.font.pointSize)
        if spacing != 0 { insert(pango_attr_letter_spacing_new(pangoUnits(spacing)), run) }
        var features: [String] = []
        if run.font.face.hasMonospacedDigits { features.append("tnum=1") }
        if run.attributes.number(.ligature) == 0 { features.append("liga=0") }
        if !features.isEmpty { insert(pango_attr_font_features_new(features.joined(separator: ", ")), run) }
    }

    /// The place of an attachment. Pango measures from the baseline downwards.
    private func keepFree(_ attachment: TextParagraph.Attachment, _ run: TextParagraph.Run) {
        let padding = attachment.object.lineLayoutPadding
        var place = PangoRectangle(
            x: 0, y: pangoUnits(-attachment.bounds.maxY), width: pangoUnits(attachment.bounds.width + 2 * padding),
            height: pangoUnits(attachment.bounds.height))
        var ink = place
        guard let shape = pango_attr_shape_new(&ink, &place) else { return }
        shape.pointee.start_index = UInt32(run.start)
        shape.pointee.end_index = UInt32(run.end)
        pango_attr_list_change(pointer, shape)
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ run: TextParagraph.Run) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(run.start)
        // The last run also covers an ellipsis that was put after the text.
        attribute.pointee.end_index = run.end == end ? .max : UInt32(run.end)
        pango_attr_list_change(pointer, attribute)
    }
}

extension [NSAttributedString.Key: Any] {
    /// The value of an attribute that may be given as any kind of number.
    package func number(_ key: NSAttributedString.Key) -> CGFloat? {
        switch self[key] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    /// A line style, given as a number or as the option set itself.
    func lineStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
        if let style = self[key] as? NSUnderlineStyle { return style }
        return NSUnderlineStyle(rawValue: number(key).map { Int(saturating: Double($0)) } ?? 0)
    }
}

import CoreGraphics

/// A text with its attributes, as it is laid out.
///
/// Foundation on Linux (6.3) keeps about 350 bytes of every attributed string for good. So none is made of a text that has the
/// same attributes all over, as labels mostly have and strings that are measured and drawn.
package struct StyledText {
    /// A stretch with the same attributes.
    package struct Part {
        /// In UTF-16 units.
        package let range: NSRange
        package var attributes: [NSAttributedString.Key: Any]

        package init(range: NSRange, attributes: [NSAttributedString.Key: Any]) {
            self.range = range
            self.attributes = attributes
        }
    }

    package let string: NSString
    /// All of the text, in order.
    package private(set) var parts: [Part]
    /// What a line without text is set in: the height of a caret.
    package var attributesIfEmpty: [NSAttributedString.Key: Any] = [:]

    package var length: Int { string.length }

    /// A text with the same attributes all over.
    package init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        string = text as NSString
        parts =
            string.length > 0 ? [Part(range: NSRange(location: 0, length: string.length), attributes: attributes)] : []
    }

    package init(_ attributed: NSAttributedString) {
        string = attributed.string as NSString
        var parts: [Part] = []
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
            attributes, range, _ in
            parts.append(Part(range: range, attributes: attributes))
        }
        self.parts = parts
    }

    package init(_ string: NSString, parts: [Part]) {
        self.string = string
        self.parts = parts
    }

    /// The attributes at a place that there is.
    package func attributes(at place: Int) -> [NSAttributedString.Key: Any] {
        parts.first { NSLocationInRange(place, $0.range) }?.attributes ?? [:]
    }

    /// What lies in a range, part by part.
    package func parts(in range: NSRange) -> [Part] {
        parts.compactMap { part in
            let shared = NSIntersectionRange(part.range, range)
            return shared.length > 0 ? Part(range: shared, attributes: part.attributes) : nil
        }
    }

    /// The same text with every font's size multiplied.
    package func scalingFonts(by factor: CGFloat) -> StyledText {
        var result = self
        for index in parts.indices {
            let font = TextDefaults.font(in: parts[index].attributes)
            // The same cut of the face: another would have other widths.
            result.parts[index].attributes[.font] = UIFont(
                face: font.face, size: font.pointSize * factor, name: font.fontName)
        }
        return result
    }
}

extension StyledText {
    /// A part of the text.
    package func part(in range: NSRange) -> StyledText {
        let moved = parts(in: range).map { part in
            Part(
                range: NSRange(location: part.range.location - range.location, length: part.range.length),
                attributes: part.attributes)
        }
        return StyledText(string.substring(with: range) as NSString, parts: moved)
    }

    /// The text with another one in place of a part.
    package func replacing(_ range: NSRange, with other: StyledText) -> StyledText {
        let text = string.replacingCharacters(in: range, with: other.string as String) as NSString
        let head = parts(in: NSRange(location: 0, length: range.location))
        let middle = other.parts.map { $0.moved(by: range.location) }
        let rest = parts(in: NSRange(location: NSMaxRange(range), length: length - NSMaxRange(range)))
        let tail = rest.map { $0.moved(by: other.length - range.length) }
        var result = StyledText(text, parts: head + middle + tail)
        result.attributesIfEmpty = attributesIfEmpty
        return result
    }

    /// The text with attributes set in a range, on top of those that are there.
    package func adding(_ attributes: [NSAttributedString.Key: Any], in range: NSRange) -> StyledText {
        var marked = part(in: range)
        marked = StyledText(
            marked.string,
            parts: marked.parts.map {
                Part(range: $0.range, attributes: $0.attributes.merging(attributes) { _, new in new })
            })
        return replacing(range, with: marked)
    }

    /// As Foundation has it.
    package var attributedString: NSAttributedString {
        if parts.count <= 1 {
            return NSAttributedString(string: string as String, attributes: parts.first?.attributes ?? [:])
        }
        let result = NSMutableAttributedString(string: "")
        for part in parts {
            result.append(NSAttributedString(string: string.substring(with: part.range), attributes: part.attributes))
        }
        return result
    }
}

extension StyledText.Part {
    package func moved(by distance: Int) -> StyledText.Part {
        StyledText.Part(
            range: NSRange(location: range.location + distance, length: range.length), attributes: attributes)
    }
}

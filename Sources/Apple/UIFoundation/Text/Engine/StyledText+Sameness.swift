import Foundation

extension StyledText {
    /// Whether the other text has the same characters with the same attributes. Values that cannot be compared count as different.
    package func hasSameParts(as other: StyledText) -> Bool {
        guard string.isEqual(to: other.string as String), parts.count == other.parts.count else { return false }
        return zip(parts, other.parts).allSatisfy { mine, theirs in
            mine.range == theirs.range && StyledText.areSame(mine.attributes, theirs.attributes)
        }
    }

    /// Whether two sets of attributes are the same. Values that cannot be compared count as different.
    package static func areSame(_ a: [NSAttributedString.Key: Any], _ b: [NSAttributedString.Key: Any]) -> Bool {
        a.count == b.count && a.allSatisfy { key, value in areSame(value, b[key]) }
    }

    /// Whether two values of an attribute are the same objects, or equal ones.
    package static func areSame(_ a: Any?, _ b: Any?) -> Bool {
        guard let a = a as? NSObject, let b = b as? NSObject else { return false }
        return a === b || a.isEqual(b)
    }
}

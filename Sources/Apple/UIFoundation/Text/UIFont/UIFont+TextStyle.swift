extension UIFont {
    /// The purpose of a text, which determines its size and weight.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String

        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The title of a screen: 34 points at the default text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title larger than any on phones: 36 points at every text size here, bold.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// A title nearly as large: 28 points at every text size here, bold.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// A title of the first level: 28 points at the default text size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level: 22 points at the default text size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level: 20 points at the default text size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The heading of a paragraph: 17 points at the default text size, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A subheadline: 15 points at the default text size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text: 17 points at the default text size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout: 16 points at the default text size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote: 13 points at the default text size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption: 12 points at the default text size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption: 11 points at the default text size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Metrics that scale fonts and lengths like this text style.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

        /// How heavy the style's font is.
        package var weight: Weight {
            switch self {
            case .extraLargeTitle, .extraLargeTitle2: .bold
            case .headline: .semibold
            default: .regular
            }
        }

        /// The style's size for a text size of the user's.
        package func size(for category: UIContentSizeCategory) -> CGFloat {
            switch self {
            // The two largest do not follow the user's size here: no table of theirs is published.
            case .extraLargeTitle: 36
            case .extraLargeTitle2: 28
            default: TextStyleMetrics.size(of: self, for: category)
            }
        }
    }
}

extension UIFont {
    /// The font in the size that its text style has for certain traits; the font itself, if it was not asked for by a
    /// text style. A custom face, bold for example, stays.
    package final func following(_ traits: UITraitCollection) -> UIFont {
        guard let textStyle else { return self }
        let fresh = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
        let isPlain = face == UIFont.systemFace(size: pointSize, weight: textStyle.weight)
        return isPlain ? fresh : UIFont(face: face, size: fresh.pointSize, name: name, textStyle: textStyle)
    }
}

/// Sizes of text styles in points, from the tables "Dynamic Type sizes" of Apple's Human Interface Guidelines.
package enum TextStyleMetrics {
    private static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2,
    ]

    /// One row for each of the user's text sizes, one column for each style.
    private static let sizes: [UIContentSizeCategory: [CGFloat]] = [
        .extraSmall: [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        .small: [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        .medium: [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
        .large: [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        .extraLarge: [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
        .extraExtraLarge: [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        .extraExtraExtraLarge: [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
        .accessibilityMedium: [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        .accessibilityLarge: [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
        .accessibilityExtraLarge: [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        .accessibilityExtraExtraLarge: [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
        .accessibilityExtraExtraExtraLarge: [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    ]

    /// The size of a style; an unspecified text size is "Large", an unknown style is body.
    package static func size(of style: UIFont.TextStyle, for category: UIContentSizeCategory) -> CGFloat {
        let row = sizes[category] ?? sizes[.large] ?? []
        let column = styles.firstIndex(of: style) ?? styles.firstIndex(of: .body) ?? 0
        return row.indices.contains(column) ? row[column] : UIFont.labelFontSize
    }
}

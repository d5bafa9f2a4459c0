extension NSLayoutConstraint {
    /// Options of a visual format: the edge of alignment, the direction, and the reference of
    /// the spacing.
    public struct FormatOptions: OptionSet, Sendable {
        /// The options as bits, with UIKit's values.
        public let rawValue: UInt
        /// Creates options from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        // An alignment has the bit of the attribute's number, as in UIKit's header.
        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(.left)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(.right)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(.top)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Aligns the horizontal centers.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Aligns the vertical centers.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// The reading direction; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right in every language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left in every language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Spacings are measured from the last baseline to the first baseline of the view below.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the reference of spacings.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

        /// The attributes along which the views are aligned.
        var alignments: [Attribute] {
            (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(Attribute.init(rawValue:))
        }
    }
}

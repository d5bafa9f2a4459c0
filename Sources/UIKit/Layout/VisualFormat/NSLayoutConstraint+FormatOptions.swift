extension NSLayoutConstraint {
    /// What a visual format leaves open: along which edge its views are aligned, in which direction it reads, and what the
    /// space between them is measured from.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        // An alignment has the bit of the attribute's number, as in UIKit's header.
        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// The reading direction; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// From the last line of text to the first one below it.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

        /// The attributes along which the views are aligned.
        var alignments: [Attribute] {
            (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(Attribute.init(rawValue:))
        }
    }
}

extension UIFont {
    /// The families that stand for the fixed-width design.
    static let monospacedFamilies = "Noto Sans Mono,DejaVu Sans Mono,Inter"
    /// The families that stand for the serif design.
    static let serifFamilies = "Noto Serif,Noto Serif CJK SC,DejaVu Serif"
    private static let textFamilies = "Inter"
    private static let displayFamilies = "Inter Display,Inter"

    /// The system face for a size. iOS changes from its text to its display face at 20 points (documented).
    static func systemFace(size: CGFloat, weight: Weight) -> FontFace {
        let face = FontFace(families: textFamilies, weight: weight.css)
        return opticallySized(systemized(face), size: size)
    }

    private static func systemized(_ face: FontFace) -> FontFace {
        var face = face
        face.tracksBySize = true
        return face
    }

    /// Exchanges the text and the display cut of the system face to suit a size; leaves others alone.
    static func opticallySized(_ face: FontFace, size: CGFloat) -> FontFace {
        guard face.families == textFamilies || face.families == displayFamilies else { return face }
        var face = face
        face.families = size >= 20 ? displayFamilies : textFamilies
        face.tracksBySize = size < 20
        return face
    }
}

extension UIFont {
    /// The weight of strokes; zero is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The value as a number.
        public let rawValue: CGFloat

        /// Creates a value from its raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight between -1 and 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        // The raw values are public: they are printed by every app that logs font traits.
        /// The lightest, 100 in CSS.
        public static let ultraLight = Weight(-0.8)
        /// 200 in CSS.
        public static let thin = Weight(-0.6)
        /// 300 in CSS.
        public static let light = Weight(-0.4)
        /// The usual one, 400 in CSS.
        public static let regular = Weight(0)
        /// 500 in CSS.
        public static let medium = Weight(0.23)
        /// 600 in CSS.
        public static let semibold = Weight(0.3)
        /// 700 in CSS.
        public static let bold = Weight(0.4)
        /// 800 in CSS.
        public static let heavy = Weight(0.56)
        /// The heaviest, 900 in CSS.
        public static let black = Weight(0.62)

        /// The CSS weight of the nearest named weight.
        var css: Int {
            let named: [(CGFloat, Int)] = [
                (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
                (0.62, 900),
            ]
            return named.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400
        }

        /// The named weight of a CSS weight.
        package init(css: Int) {
            let all: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            self = all[max(0, min(8, (css + 50) / 100 - 1))]
        }
    }

    /// The width of letters; zero is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The value as a number.
        public let rawValue: CGFloat

        /// Creates a value from its raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width: below 0 for narrower, above 0 for wider letters.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The narrowest.
        public static let compressed = Width(-0.4)
        /// Narrow.
        public static let condensed = Width(-0.2)
        /// The usual one.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)

        /// Pango's width classes: 1 extra condensed, 2 condensed, 4 normal, 6 expanded.
        var pangoStretch: Int {
            if rawValue <= -0.3 { return 1 }
            if rawValue <= -0.1 { return 2 }
            return rawValue >= 0.1 ? 6 : 4
        }
    }
}

extension UIFontDescriptor {
    /// The classes of typefaces, as the upper four bits of the symbolic traits.
    public typealias Class = Int

    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String

        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the family, as a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, as a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the face in its family; "bold" and "italic" in it are used.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name for users. Stored, but not used here.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A transform of the glyphs, as `CGAffineTransform`. Stored, but not used here.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that the font must have. Stored, but not used here.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// The substitute fonts for missing letters. Stored, but the system's fonts are used here.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary of traits, by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The width of every glyph in points. Stored, but not used here.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// An array of features, by `FeatureKey`. Only monospaced digits are supported here.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style that determines size and weight.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a feature's setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String

        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from its raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The number of the feature.
        public static let type = FeatureKey("CTFeatureTypeIdentifier")
        /// The number of the feature's setting.
        public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String

        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bits of `SymbolicTraits`. Stored, but not used here, unlike
        /// `withSymbolicTraits(_:)`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, as in `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, as in `UIFont.Width`. Stored, but not used here.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant of the letters, from -1 to 1. Values above 0 are italic here.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String

        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The design of the system's texts.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With rounded ends; drawn with the default design here.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With letters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The style and class of a typeface, as bits.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set from raw bits. Unknown bits are preserved.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The letters are slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The strokes are heavy.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The letters are wide. Not used here.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The letters are narrow. Not used here.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All letters have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The font is for vertical text. Not used here.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// The font is for user interfaces. Not used here.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// The leading is tight. Not used here.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// The leading is loose. Not used here.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of the class.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Old-style serifs.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Transitional serifs.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Modern serifs: thin, with high stroke contrast.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Clarendon serifs: heavy, with a curved transition to the strokes.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Slab serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Freeform serifs.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs: the class of every descriptor here.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Scripts that resemble handwriting.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols instead of letters.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}

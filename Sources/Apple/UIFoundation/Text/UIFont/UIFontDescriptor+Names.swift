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
        /// The name of the face in its family; "bold" and "italic" in it are looked at.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name that users read. Kept; not looked at here.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A transform of the letters, as `CGAffineTransform`. Kept; letters are drawn without it here.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that the font has to have. Kept; not looked at here.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// The fonts for letters that this one lacks. Kept; the system's fonts are used here.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary of traits, by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The width of every letter in points. Kept; letters have their own here.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// An array of features, by `FeatureKey`. Digits of one width are the only feature that counts here.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style whose size and weight are wanted.
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

        /// The bits of `SymbolicTraits`. Kept; not looked at here, unlike `withSymbolicTraits(_:)`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, as in `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, as in `UIFont.Width`. Kept; not looked at here.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// How far the letters lean, from -1 to 1. Above 0 they are italic here.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String

        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The one that the system's texts have.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends; drawn as the default one here.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Style and class of a typeface, as bits.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set of bits; bits without a meaning are kept.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The letters lean.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The strokes are heavy.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The letters are wide. Not looked at here.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The letters are narrow. Not looked at here.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All letters have one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For text that runs from top to bottom. Not looked at here.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Made for the screen's interface. Not looked at here.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines stand closer. Not looked at here.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines stand farther apart. Not looked at here.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits that hold the class.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Serifs as of the first printed books.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs between the old and the modern ones.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Thin serifs, and strokes of very different weight.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Heavy serifs that run into the strokes.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Rectangular serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of no other class.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs: what every descriptor here tells.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// As written by hand.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Signs in place of letters.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}

extension UIImage {
    /// The weight of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        /// Not specified: regular.
        case unspecified = 0
        /// The thinnest strokes.
        case ultraLight = 1
        /// One step thicker.
        case thin = 2
        /// One step below regular.
        case light = 3
        /// The regular weight of text.
        case regular = 4
        /// One step above regular.
        case medium = 5
        /// Between medium and bold.
        case semibold = 6
        /// The weight of bold text.
        case bold = 7
        /// One step above bold.
        case heavy = 8
        /// The thickest strokes.
        case black = 9

        /// Returns the corresponding font weight.
        public func fontWeight() -> UIFont.Weight {
            let all: [UIFont.Weight] = [
                .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return all[rawValue]
        }
    }

    /// The size of a symbol relative to text of its point size.
    public enum SymbolScale: Int, Sendable {
        /// Medium.
        case `default` = -1
        /// Not specified: medium.
        case unspecified = 0
        /// 0.78 times the size of medium; by eye.
        case small = 1
        /// The size of neighboring text.
        case medium = 2
        /// 1.28 times the size of medium; by eye.
        case large = 3
    }

    /// The properties of an image variant.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits of the variant.
        open var traitCollection: UITraitCollection? { traits }
        /// The language of the variant.
        open var locale: Locale? { language }
        private let traits: UITraitCollection?
        private let language: Locale?

        package init(traits: UITraitCollection?, language: Locale?) {
            self.traits = traits
            self.language = language
            super.init()
        }

        /// Creates a configuration for traits.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(traits: traitCollection, language: nil)
        }

        /// Creates a configuration for a language.
        public convenience init(locale: Locale?) { self.init(traits: nil, language: locale) }

        /// Returns a configuration with the values of another one, and those of this one where the
        /// other has none.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            let made = UIImage.Configuration(traits: other.traits ?? traits, language: other.language ?? language)
            return made as? Self ?? self
        }

        /// Returns the configuration with other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> UIImage.Configuration {
            UIImage.Configuration(traits: traitCollection, language: language)
        }

        /// Returns the configuration with another language.
        open func withLocale(_ locale: Locale?) -> UIImage.Configuration {
            UIImage.Configuration(traits: traits, language: locale)
        }

        /// Returns the configuration itself, because it is immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The size and weight of a symbol.
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        package let pointSize: CGFloat?
        package let weight: SymbolWeight
        let symbolScale: SymbolScale
        /// Of the layers, the one in front first; empty for the tint of the place.
        package let colors: [UIColor]
        /// Whether there is one color, which fades from layer to layer.
        let isHierarchical: Bool

        package init(
            pointSize: CGFloat? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified,
            colors: [UIColor] = [], isHierarchical: Bool = false
        ) {
            self.pointSize = pointSize
            self.weight = weight
            symbolScale = scale
            self.colors = colors
            self.isHierarchical = isHierarchical
            super.init(traits: nil, language: nil)
        }

        /// A configuration without values.
        open class var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(pointSize: nil) }

        /// Creates a configuration with a size in points, like a font's.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: .some(pointSize)) }

        /// Creates a configuration with a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(pointSize: .some(pointSize), weight: weight)
        }

        /// Creates a configuration with a size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(pointSize: .some(pointSize), weight: weight, scale: scale, colors: [])
        }

        /// Creates a configuration with a scale.
        public convenience init(scale: UIImage.SymbolScale) { self.init(pointSize: nil, scale: scale) }

        /// Creates a configuration with a weight.
        public convenience init(weight: UIImage.SymbolWeight) { self.init(pointSize: nil, weight: weight) }

        /// Creates a configuration with a font's size and weight.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        /// Creates a configuration with a font's size and weight, and a scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            let weight = UIFont.Weight(css: font.face.weight).symbolWeight()
            self.init(pointSize: .some(font.pointSize), weight: weight, scale: scale, colors: [])
        }

        /// Creates a configuration with a text style's size and weight.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

        /// Creates a configuration with a text style's size and weight, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Creates a configuration with a color whose opacity decreases in the rear layers, for
        /// example in frames and behind badges.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: nil, colors: [hierarchicalColor], isHierarchical: true)
        }

        /// Creates a configuration with colors for the layers, from the front to the back. If a
        /// symbol has more layers than colors, the last color is used for the rest.
        public convenience init(paletteColors: [UIColor]) { self.init(pointSize: nil, colors: paletteColors) }

        /// Returns an empty configuration: symbols have one color here.
        open class func preferringMonochrome() -> UIImage.SymbolConfiguration { .unspecified }
        /// Returns an empty configuration: symbols have one color here.
        open class func preferringMulticolor() -> UIImage.SymbolConfiguration { .unspecified }

        /// Returns the configuration without a size and a weight.
        open func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
            UIImage.SymbolConfiguration(
                pointSize: nil, scale: symbolScale, colors: colors, isHierarchical: isHierarchical)
        }
        /// Returns the configuration without a scale.
        open func configurationWithoutScale() -> UIImage.SymbolConfiguration {
            UIImage.SymbolConfiguration(
                pointSize: pointSize, weight: weight, colors: colors, isHierarchical: isHierarchical)
        }
        /// Returns the configuration without the text style's size.
        open func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration {
            configurationWithoutPointSizeAndWeight()
        }
        /// Returns the configuration without a weight.
        open func configurationWithoutWeight() -> UIImage.SymbolConfiguration {
            UIImage.SymbolConfiguration(
                pointSize: pointSize, scale: symbolScale, colors: colors, isHierarchical: isHierarchical)
        }

        open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            merged(with: otherConfiguration as? SymbolConfiguration) as? Self ?? self
        }

        /// What the other configuration says, and this one where that says nothing.
        package func merged(with other: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other else { return self }
            return SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.symbolScale == .unspecified ? symbolScale : other.symbolScale,
                colors: other.colors.isEmpty ? colors : other.colors,
                isHierarchical: other.colors.isEmpty ? isHierarchical : other.isHierarchical)
        }

        /// Whether another configuration has the same values.
        open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
            guard let other = otherConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && symbolScale == other.symbolScale
                && colors == other.colors && isHierarchical == other.isHierarchical
        }

        open override func isEqual(_ object: Any?) -> Bool { isEqual(to: object as? SymbolConfiguration) }

        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(symbolScale)
            return hasher.finalize()
        }
    }
}

extension UIFont.Weight {
    /// Returns the corresponding symbol weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(rawValue: max(1, min(9, css / 100))) ?? .regular
    }
}

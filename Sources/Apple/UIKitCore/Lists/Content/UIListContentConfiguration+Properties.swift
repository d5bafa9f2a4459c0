extension UIListContentConfiguration {
    /// The appearance of an image.
    public struct ImageProperties: Hashable, Sendable {
        /// The size of symbols; `nil` for one that scales with the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of template images; `nil` is the view's tint.
        public var tintColor: UIColor?
        /// Changes the color of template images.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { tintChange?.transformer }
            set { tintChange = newValue.map(ColorChange.init) }
        }
        private var tintChange: ColorChange?
        /// The radius of the image's corners in points. The default is 0.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, which is scaled down to fit; 0 in a direction is
        /// unlimited.
        public var maximumSize: CGSize = .zero
        /// The size that is reserved for the image, which is centered in it, so that the texts of
        /// all rows are aligned. Zero uses the image's own size.
        public var reservedLayoutSize: CGSize = .zero
        /// Has no effect here: no colors are inverted here.
        public var accessibilityIgnoresInvertColors = false
        /// The width of the line around the image, in points. The default is 0: none.
        public var strokeWidth: CGFloat = 0
        /// The color of the line around the image; `nil` is the view's tint.
        public var strokeColor: UIColor?

        /// The value of `reservedLayoutSize` for the size of standard symbols.
        public static var standardDimension: CGFloat { 0 }

        /// Returns the color of template images for a tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns the color of the image's border for a tint color.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
    }

    /// The appearance of a text.
    public struct TextProperties: Hashable, Sendable {
        /// The alignment of lines.
        public enum TextAlignment: Sendable {
            /// At the leading edge.
            case natural
            /// Centered.
            case center
            /// At both edges: all lines but the last fill the width.
            case justified
        }

        /// The transformation of the letters.
        public enum TextTransform: Sendable {
            /// Unchanged.
            case none
            /// In uppercase letters.
            case uppercase
            /// In lowercase letters.
            case lowercase
            /// With a capital at the beginning of each word.
            case capitalized
        }

        /// The font, before it follows the text size.
        public var font: UIFont
        /// The color of the letters.
        public var color: UIColor
        /// Changes the color of the letters.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { colorChange?.transformer }
            set { colorChange = newValue.map(ColorChange.init) }
        }
        private var colorChange: ColorChange?
        /// The alignment of lines. The default is natural.
        public var alignment: TextAlignment = .natural
        /// The treatment of text that does not fit. The default is an ellipsis at its end.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// Zero for as many as there are.
        public var numberOfLines = 0
        /// Whether the font is scaled down to fit one line. The default is `false`.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale of text that does not fit, as a fraction of the font's size. The
        /// default is 0: no limit.
        public var minimumScaleFactor: CGFloat = 0
        /// Has no effect here: letters do not move together.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether a font of a text style follows the user's text size.
        public var adjustsFontForContentSizeCategory = true
        /// The transformation of a plain text; an attributed one does not change. The default is none.
        public var transform: TextTransform = .none

        init(_ style: UIFont.TextStyle, _ color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        /// Returns the transformed text color, which does not depend on the tint.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }
}

/// A transformer in a configuration, which is compared: it equals itself alone.
struct ColorChange: Hashable, @unchecked Sendable {
    private final class Box {
        let transformer: UIConfigurationColorTransformer
        init(_ transformer: UIConfigurationColorTransformer) { self.transformer = transformer }
    }

    private let box: Box
    var transformer: UIConfigurationColorTransformer { box.transformer }

    init(_ transformer: UIConfigurationColorTransformer) { box = Box(transformer) }

    static func == (a: ColorChange, b: ColorChange) -> Bool { a.box === b.box }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

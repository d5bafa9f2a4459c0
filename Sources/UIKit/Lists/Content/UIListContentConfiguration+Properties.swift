extension UIListContentConfiguration {
    /// How an image is shown.
    public struct ImageProperties: Hashable, Sendable {
        /// The size of symbols; nil for one that goes with the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of template images; nil is the view's tint.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// The image is made smaller to fit; zero in a direction is no limit.
        public var maximumSize: CGSize = .zero
        /// The room kept for the image, in the middle of which it stands, so that the texts of all rows begin at the same
        /// place; zero is the image's own size.
        public var reservedLayoutSize: CGSize = .zero
        public var accessibilityIgnoresInvertColors = false
        public var strokeWidth: CGFloat = 0
        public var strokeColor: UIColor?

        /// For `reservedLayoutSize`: the room that symbols of the standard size take.
        public static var standardDimension: CGFloat { 0 }

        /// The colour of template images where the view's tint is known.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }

        /// The colour of the line around the image where the view's tint is known.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
    }

    /// How a text is shown.
    public struct TextProperties: Hashable, Sendable {
        /// Where lines stand.
        public enum TextAlignment: Sendable {
            /// At the leading end.
            case natural
            case center
            case justified
        }

        /// What happens to the letters.
        public enum TextTransform: Sendable {
            case none
            case uppercase
            case lowercase
            case capitalized
        }

        public var font: UIFont
        public var color: UIColor
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// Zero for as many as there are.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        /// Whether a font of a text style follows the user's text size.
        public var adjustsFontForContentSizeCategory = true
        public var transform: TextTransform = .none

        init(_ style: UIFont.TextStyle, _ color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        public func resolvedColor() -> UIColor { color }
    }
}

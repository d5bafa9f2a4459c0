import QuartzCore

/// The edges of a rectangle in reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }
    public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }
    public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }
    public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }
    public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}

/// What lies behind a button's or cell's content.
public struct UIBackgroundConfiguration {
    /// Nil: as the configuration's style says; `.clear` for nothing.
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    /// How far outside of the background the line is; negative is inside.
    public var strokeOutset: CGFloat = 0
    /// Around the background.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Lies in the place of the background colour, or above it.
    public var customView: UIView?
    /// How a list's background answers to states.
    var role = BackgroundRole.own

    /// Nothing at all.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

extension UIButton {
    /// A description of a button's look.
    public struct Configuration {
        public enum CornerStyle: Sendable {
            /// The background's own radius.
            case fixed
            /// A radius that goes with the size of the text.
            case dynamic
            case small
            case medium
            case large
            /// Half circles at the ends.
            case capsule
        }

        public enum Size: Sendable {
            case medium
            case small
            case mini
            case large
        }

        public enum TitleAlignment: Sendable {
            case automatic
            case leading
            case center
            case trailing
        }

        /// A sign that the button has a menu.
        public enum Indicator: Sendable {
            /// Up and down in buttons that show what was chosen in their menu, else none.
            case automatic
            case none
            case popup
        }

        /// How a button looks on Macs.
        public enum MacIdiomStyle: Sendable {
            case automatic
            case bordered
            case borderless
            case borderlessTinted
        }

        enum Style {
            case plain
            case gray
            case tinted
            case filled
        }

        private(set) var style: Style
        public var title: String?
        public var attributedTitle: AttributedString?
        /// Changes the title's attributes before it is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a title that is too long is shown. It wraps by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var image: UIImage?
        /// Makes the image's colour of the foreground colour.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Weight and size of an image that is a symbol.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The least width kept for the image beside the title, points, so that titles of several buttons stand in line.
        public var imageReservation: CGFloat = 0
        /// Whether a spinner turns in the image's place.
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The sign at the end that there is a menu.
        public var indicator = Indicator.automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether the look changes while the button is selected.
        public var automaticallyUpdateForSelection = true
        /// For Macs: without effect here.
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Between image and title.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment: TitleAlignment = .automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle: CornerStyle = .dynamic
        public var buttonSize: Size = .medium { didSet { setDefaultContentInsets() } }
        public var contentInsets: NSDirectionalEdgeInsets

        init(style: Style) {
            self.style = style
            contentInsets = Configuration.insets(for: .medium)
        }

        /// Nothing behind the title.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// A grey background.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// A background in a faint tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// A background in the full tint.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { plain() }
        public static func bordered() -> Configuration { gray() }
        public static func borderedTinted() -> Configuration { tinted() }
        public static func borderedProminent() -> Configuration { filled() }

        /// The configuration as it is shown for the button's present state.
        ///
        /// While the button is selected, what has no background gets a tinted one, and the others one in the full tint.
        /// (Decided: as seen on iOS 15; not documented.)
        public func updated(for button: UIButton) -> UIButton.Configuration {
            guard button.isSelected, automaticallyUpdateForSelection else { return self }
            var result = self
            result.style = style == .plain ? .tinted : .filled
            return result
        }

        /// Takes the content insets back to those of the button's size.
        public mutating func setDefaultContentInsets() { contentInsets = Configuration.insets(for: buttonSize) }
    }
}

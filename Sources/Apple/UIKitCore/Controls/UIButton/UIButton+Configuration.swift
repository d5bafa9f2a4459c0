import QuartzCore

/// The background of a button's or a cell's content.
public struct UIBackgroundConfiguration {
    /// The background color. `nil` uses the view's tint, in buttons according to the style;
    /// `.clear` draws nothing.
    public var backgroundColor: UIColor?
    /// Transforms the color of the background.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// A material, behind the color.
    public var visualEffect: UIVisualEffect?
    /// The image above the color.
    public var image: UIImage?
    /// The content mode of the image. The default is `scaleToFill`.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The corner radius in points. The default is 0. Buttons use it only with the corner style
    /// `fixed`.
    public var cornerRadius: CGFloat = 0
    /// The color of the border. The default is `nil`: buttons draw no border.
    public var strokeColor: UIColor?
    /// Transforms the color of the border.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border in points. The default is 0: no border.
    public var strokeWidth: CGFloat = 0
    /// The outset of the border from the background in points. Negative values are inside.
    public var strokeOutset: CGFloat = 0
    /// The insets of the background in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the superview's margins are added to the insets. The default is none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// A view instead of the background color, or above it.
    public var customView: UIView?
    /// How a list's background answers to states.
    var role = BackgroundRole.own
    /// The color that the style has; who has set another one keeps it in all states.
    var styleColor: UIColor?

    /// Creates an empty background.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }
}

/// How a background's color follows from the state of its cell.
enum BackgroundRole {
    /// Not at all.
    case own
    case plainCell
    case groupedCell
    case sidebarCell
}

extension UIButton {
    /// A description of a button's appearance.
    public struct Configuration {
        /// The corner style of a button's background.
        public enum CornerStyle: Sendable {
            /// The background's own radius.
            case fixed
            /// A radius that scales with the text size.
            case dynamic
            /// A radius of 4 points (as seen on iOS 15; not documented).
            case small
            /// A radius of 6 points (as seen on iOS 15; not documented).
            case medium
            /// A radius of 9 points (as seen on iOS 15; not documented).
            case large
            /// Semicircles at the ends.
            case capsule
        }

        /// The size of a button's text and insets.
        public enum Size: Sendable {
            /// Text of style body with 7 points above and below, 12 at the sides.
            case medium
            /// Text of style subheadline with 5 points above and below, 10 at the sides.
            case small
            /// Text style footnote with the insets of a small button.
            case mini
            /// Text of style body with 15 points above and below, 20 at the sides.
            case large
        }

        /// The alignment of title and subtitle to each other.
        public enum TitleAlignment: Sendable {
            /// According to the content's alignment in the button.
            case automatic
            /// Aligned at the leading edge.
            case leading
            /// Aligned at their centers.
            case center
            /// Aligned at the trailing edge.
            case trailing
        }

        /// An indicator that the button has a menu.
        public enum Indicator: Sendable {
            /// `popup` in buttons that show the selection of their menu, else none.
            case automatic
            /// No indicator.
            case none
            /// The chevrons up and down.
            case popup
        }

        /// The appearance of a button on Macs.
        public enum MacIdiomStyle: Sendable {
            /// Depends on the button's style.
            case automatic
            /// With a border.
            case bordered
            /// Without a border.
            case borderless
            /// Without a border, in the tint color.
            case borderlessTinted
        }

        enum Style {
            case plain
            case gray
            case tinted
            case filled
        }

        private(set) var style: Style
        /// The text; a longer one wraps by default. The default is `nil`.
        public var title: String?
        /// The attributed title, whose attributes override those of the configuration. It replaces
        /// `title`.
        public var attributedTitle: AttributedString?
        /// Transforms the title's attributes before it is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line break mode of the title. It wraps by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The subtitle below the title, with a font of 12 points. The default is `nil`.
        public var subtitle: String?
        /// The attributed subtitle. It replaces `subtitle`.
        public var attributedSubtitle: AttributedString?
        /// Transforms the subtitle's attributes before it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line break mode of the subtitle. It wraps by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The image beside the title; hidden while an activity indicator is shown. The default is
        /// `nil`.
        public var image: UIImage?
        /// Transforms the foreground color into the image's color.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The weight and size of a symbol image.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The minimum width reserved for the image, in points, so that the titles of several
        /// buttons align.
        public var imageReservation: CGFloat = 0
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false
        /// Transforms the foreground color into the activity indicator's color.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The indicator of a menu at the trailing end.
        public var indicator = Indicator.automatic
        /// Transforms the foreground color into the menu indicator's color.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether the appearance changes while the button is selected.
        public var automaticallyUpdateForSelection = true
        /// The style on Macs. Has no effect here.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// The edge of the title at which the image is. The default is `leading`.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The space between image and title in points.
        public var imagePadding: CGFloat = 0
        /// The space between title and subtitle in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle to each other.
        public var titleAlignment: TitleAlignment = .automatic
        /// The color of texts and image. `nil` uses white on a filled background, else the tint, or
        /// red with the destructive role.
        public var baseForegroundColor: UIColor?
        /// The base color of the background. `nil` uses the style's color, derived from the tint,
        /// or from red with the destructive role.
        public var baseBackgroundColor: UIColor?
        /// The background. If it has a color, that overrides the style's.
        public var background = UIBackgroundConfiguration()
        /// The corner style. The default is `dynamic`, which is 6 points here at every text size.
        public var cornerStyle: CornerStyle = .dynamic
        /// The size of the button. The default is medium. Setting it resets the content insets to
        /// those of the size.
        public var buttonSize: Size = .medium { didSet { setDefaultContentInsets() } }
        /// The insets of the content in points. The default depends on the button's size.
        public var contentInsets: NSDirectionalEdgeInsets

        init(style: Style) {
            self.style = style
            contentInsets = Configuration.insets(for: .medium)
        }

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Returns a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Returns a configuration with a background in a faint tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Returns a configuration with a background in the full tint.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// Equals `plain()`.
        public static func borderless() -> Configuration { plain() }
        /// Equals `gray()`.
        public static func bordered() -> Configuration { gray() }
        /// Equals `tinted()`.
        public static func borderedTinted() -> Configuration { tinted() }
        /// Equals `filled()`.
        public static func borderedProminent() -> Configuration { filled() }

        /// Returns the configuration for the button's current state.
        ///
        /// While the button is selected, a style without a background gets a tinted one, and the
        /// others get a filled one. (Decided: as seen on iOS 15; not documented.)
        @preconcurrency @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
            guard button.isSelected, automaticallyUpdateForSelection else { return self }
            var result = self
            result.style = style == .plain ? .tinted : .filled
            return result
        }

        /// Resets the content insets to those of the button's size.
        public mutating func setDefaultContentInsets() { contentInsets = Configuration.insets(for: buttonSize) }
    }
}

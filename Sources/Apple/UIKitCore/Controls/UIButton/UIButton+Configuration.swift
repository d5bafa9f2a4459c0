import QuartzCore

/// The background of a button's or a cell's content.
public struct UIBackgroundConfiguration {
    /// `nil`: the view's tint, in buttons as the style says; `.clear` for nothing.
    public var backgroundColor: UIColor?
    /// Changes the color of the background.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// A material, behind the color.
    public var visualEffect: UIVisualEffect?
    /// A picture above the color.
    public var image: UIImage?
    /// How the picture fills the background. The default is `scaleToFill`.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The radius of the corners in points. The default is 0. In buttons it counts with the corner style `fixed` alone.
    public var cornerRadius: CGFloat = 0
    /// The color of the line around the background. `nil`, the default: no line in buttons.
    public var strokeColor: UIColor?
    /// Changes the color of the line.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line around the background in points. The default is 0: no line.
    public var strokeWidth: CGFloat = 0
    /// How far outside of the background the line is; negative is inside.
    public var strokeOutset: CGFloat = 0
    /// Around the background.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the superview's margins are added to the insets. The default is none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// A view instead of the background color, or above it.
    public var customView: UIView?
    /// How a list's background answers to states.
    var role = BackgroundRole.own
    /// The color that the style has; who has set another one keeps it in all states.
    var styleColor: UIColor?

    /// Nothing at all.
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
    /// A description of a button's look.
    public struct Configuration {
        /// How round a button's background is.
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
            /// Half circles at the ends.
            case capsule
        }

        /// How much room and how large a text a button has.
        public enum Size: Sendable {
            /// Text of style body with 7 points above and below, 12 at the sides.
            case medium
            /// Text of style subheadline with 5 points above and below, 10 at the sides.
            case small
            /// Text of style footnote with the room of a small button.
            case mini
            /// Text of style body with 15 points above and below, 20 at the sides.
            case large
        }

        /// How title and subtitle stand to each other.
        public enum TitleAlignment: Sendable {
            /// By the content's alignment in the button.
            case automatic
            /// Both start at the same line.
            case leading
            /// Both have the same middle.
            case center
            /// Both end at the same line.
            case trailing
        }

        /// An indicator that the button has a menu.
        public enum Indicator: Sendable {
            /// Up and down in buttons that show what was chosen in their menu, else none.
            case automatic
            /// No indicator.
            case none
            /// The chevrons up and down.
            case popup
        }

        /// The appearance of a button on Macs.
        public enum MacIdiomStyle: Sendable {
            /// As the button's style says.
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
        /// The text with attributes of its own, over those of the configuration. It is shown in place of `title`.
        public var attributedTitle: AttributedString?
        /// Changes the title's attributes before it is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The appearance of a title that is too long. It wraps by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// A second text, of 12 points, below the title. The default is `nil`.
        public var subtitle: String?
        /// The second text with attributes of its own. It is shown in place of `subtitle`.
        public var attributedSubtitle: AttributedString?
        /// Changes the subtitle's attributes before it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The appearance of a subtitle that is too long. It wraps by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The picture beside the title; not shown while a spinner is. The default is `nil`.
        public var image: UIImage?
        /// Makes the image's color of the foreground color.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Weight and size of an image that is a symbol.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The least width kept for the image beside the title, points, so that titles of several buttons stand in line.
        public var imageReservation: CGFloat = 0
        /// Whether a spinner turns in the image's place.
        public var showsActivityIndicator = false
        /// Makes the spinner's color of the foreground color.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The indicator at the end that there is a menu.
        public var indicator = Indicator.automatic
        /// Makes the color of the menu indicator of the foreground color.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether the look changes while the button is selected.
        public var automaticallyUpdateForSelection = true
        /// For Macs: without effect here.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// The side of the title at which the image is. The default is before it, in reading direction.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Between image and title.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle stand to each other.
        public var titleAlignment: TitleAlignment = .automatic
        /// The color of texts and image. `nil`: white on a full tint, else the tint, or red where the role is
        /// destructive.
        public var baseForegroundColor: UIColor?
        /// The color the background is made of. `nil`: what the style has, of the tint, or of red where the role is
        /// destructive.
        public var baseBackgroundColor: UIColor?
        /// The background. Its color, if any, precedes the style's; default none.
        public var background = UIBackgroundConfiguration()
        /// How round the background is. The default is `dynamic`, 6 points here at every size of text.
        public var cornerStyle: CornerStyle = .dynamic
        /// How large the button is. The default is medium; setting it takes the content insets back to those of the size.
        public var buttonSize: Size = .medium { didSet { setDefaultContentInsets() } }
        /// The room around the content in points. The default is that of the button's size.
        public var contentInsets: NSDirectionalEdgeInsets

        init(style: Style) {
            self.style = style
            contentInsets = Configuration.insets(for: .medium)
        }

        /// Nothing behind the title.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// A gray background.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// A background in a faint tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// A background in the full tint.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// Equals `plain()`.
        public static func borderless() -> Configuration { plain() }
        /// Equals `gray()`.
        public static func bordered() -> Configuration { gray() }
        /// Equals `tinted()`.
        public static func borderedTinted() -> Configuration { tinted() }
        /// Equals `filled()`.
        public static func borderedProminent() -> Configuration { filled() }

        /// The configuration as it is shown for the button's present state.
        ///
        /// While the button is selected, what has no background gets a tinted one, and the others one in the full tint.
        /// (Decided: as seen on iOS 15; not documented.)
        @preconcurrency @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
            guard button.isSelected, automaticallyUpdateForSelection else { return self }
            var result = self
            result.style = style == .plain ? .tinted : .filled
            return result
        }

        /// Takes the content insets back to those of the button's size.
        public mutating func setDefaultContentInsets() { contentInsets = Configuration.insets(for: buttonSize) }
    }
}

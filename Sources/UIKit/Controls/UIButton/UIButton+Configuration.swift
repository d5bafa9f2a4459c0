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

        enum Style {
            case plain
            case gray
            case tinted
            case filled
        }

        let style: Style
        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var image: UIImage?
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

        /// Takes the content insets back to those of the button's size.
        public mutating func setDefaultContentInsets() { contentInsets = Configuration.insets(for: buttonSize) }
    }
}

extension UIButton.Configuration {
    /// As measured on iOS 15 by users; not documented.
    private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
        switch size {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// As measured on iOS 15 by users; not documented.
    private func font(for traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle =
            switch buttonSize {
            case .mini: .footnote
            case .small: .subheadline
            case .medium, .large: .body
            }
        return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    private func foreground(of button: UIButton) -> UIColor {
        guard button.isEnabled else { return .tertiaryLabel }
        let destructive: UIColor? = button.role == .destructive ? .systemRed : nil
        let color: UIColor = baseForegroundColor ?? (style == .filled ? .white : destructive ?? button.tintColor)
        return button.isHighlighted && style != .filled ? color.withAlphaComponent(0.75) : color
    }

    private func backgroundColor(of button: UIButton) -> UIColor {
        if let own = background.backgroundColor { return own }
        if style == .plain { return baseBackgroundColor ?? .clear }
        guard button.isEnabled else { return .tertiarySystemFill }
        let tint: UIColor = baseBackgroundColor ?? (button.role == .destructive ? .systemRed : button.tintColor)
        switch style {
        case .plain: return .clear
        case .gray: return baseBackgroundColor ?? (button.isHighlighted ? .systemFill : .tertiarySystemFill)
        case .tinted: return tint.withAlphaComponent(button.isHighlighted ? 0.3 : 0.18)
        case .filled: return button.isHighlighted ? tint.withAlphaComponent(0.75) : tint
        }
    }

    func appearance(of button: UIButton) -> UIButton.Appearance {
        let color = foreground(of: button)
        let font = font(for: button.traitCollection)
        let title = attributedTitle.map { text in
            let string = NSMutableAttributedString(string: String(text.characters))
            let range = NSRange(location: 0, length: string.length)
            string.addAttributes([.font: font, .foregroundColor: color], range: range)
            return string as NSAttributedString
        }
        return UIButton.Appearance(
            title: title, plainTitle: self.title, subtitle: subtitle, image: image, color: color, font: font)
    }

    func paint(_ plate: UIView, for button: UIButton) {
        plate.backgroundColor = backgroundColor(of: button)
        plate.layer.borderWidth = background.strokeWidth
        plate.layer.borderColor = background.strokeColor?.resolvedColor(with: button.traitCollection).cgColor
        round(plate)
    }

    /// Gives the background its corners. The radii are as seen on iOS 15; not documented.
    func round(_ plate: UIView) {
        let radius: CGFloat =
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .small: 4
            case .dynamic, .medium: 6
            case .large: 9
            case .capsule: min(plate.bounds.width, plate.bounds.height) / 2
            }
        plate.layer.cornerRadius = radius
    }
}

/// The content of a list's cell, header or footer: an image, a text, and a secondary text.
///
/// Start with one of the styles below, or with a cell's `defaultContentConfiguration()`, which
/// matches the style of its table. Set the content, and assign the configuration to
/// `contentConfiguration`:
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Door"
/// content.secondaryText = "Opens like a double door"
/// content.image = UIImage(systemName: "house")
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: Hashable, Sendable {
    /// The image before the text. The default is `nil`.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The text. The default is `nil`.
    public var text: String?
    /// The attributed text, which replaces `text`.
    public var attributedText: NSAttributedString? {
        get { attributedTexts.text?.string }
        set { attributedTexts.text = newValue.map(SendableText.init) }
    }
    /// The appearance of the text.
    public var textProperties: TextProperties
    /// The secondary text. The default is `nil`.
    public var secondaryText: String?
    /// The attributed secondary text, which replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        get { attributedTexts.secondary?.string }
        set { attributedTexts.secondary = newValue.map(SendableText.init) }
    }
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the content preserves the margins of its superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The margins of the content in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts are side by side if there is space.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The spacing between image and text in points.
    public var imageToTextPadding: CGFloat = TableMetrics.imageGap
    /// The horizontal spacing between the texts in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = TableMetrics.value2Gap
    /// The vertical spacing between the texts in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = TableMetrics.subtitleGap
    /// The opacity of the content: 0 to 1. The default is 1.
    public var alpha: CGFloat = 1

    private var attributedTexts = AttributedTexts()

    init(text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
    }

    private struct AttributedTexts: Hashable, Sendable {
        var text: SendableText?
        var secondary: SendableText?
    }
}

/// A text that nobody changes any more.
private struct SendableText: Hashable, @unchecked Sendable {
    /// A copy of its own: immutable, so any thread may read it.
    let string: NSAttributedString

    init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }
}

extension UIListContentConfiguration: UIContentConfiguration {
    /// Returns a `UIListContentView` that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration for a state. Texts and symbols of a disabled cell are gray. Other
    /// states do not change the content.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? false
        guard isDisabled else { return self }
        var result = self
        result.textProperties.color = .tertiaryLabel
        result.secondaryTextProperties.color = .tertiaryLabel
        result.imageProperties.tintColor = .tertiaryLabel
        return result
    }
}

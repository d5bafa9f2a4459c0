/// The content of a list's cell, header or footer: an image, a text, and a secondary text.
///
/// Begin with one of the styles below, or with a cell's `defaultContentConfiguration()`, which fits its table, set what it
/// shows, and hand it to `contentConfiguration`:
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Door"
/// content.secondaryText = "Opens like a double door"
/// content.image = UIImage(systemName: "house")
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: Hashable, Sendable {
    /// The image before the text; `nil`, the default, for none.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The first line; `nil`, the default, for none.
    public var text: String?
    /// In the place of `text`, with attributes of its own.
    public var attributedText: NSAttributedString? {
        get { attributedTexts.text?.string }
        set { attributedTexts.text = newValue.map(SendableText.init) }
    }
    /// The appearance of the text.
    public var textProperties: TextProperties
    /// The second text; `nil`, the default, for none.
    public var secondaryText: String?
    /// In the place of `secondaryText`, with attributes of its own.
    public var secondaryAttributedText: NSAttributedString? {
        get { attributedTexts.secondary?.string }
        set { attributedTexts.secondary = newValue.map(SendableText.init) }
    }
    /// The appearance of the second text.
    public var secondaryTextProperties: TextProperties
    /// The directions in which the content keeps the margins of the view around it.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// Around the content.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts are side by side where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Between image and text.
    public var imageToTextPadding: CGFloat = TableMetrics.imageGap
    /// Between the texts, side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = TableMetrics.value2Gap
    /// Between the texts, one below the other.
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
    /// A `UIListContentView` that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Texts and symbols of a disabled cell are gray. Other states leave the content as it is.
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

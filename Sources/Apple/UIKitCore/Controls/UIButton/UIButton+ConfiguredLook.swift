import QuartzCore

@MainActor extension UIButton.Configuration {
    /// As measured on iOS 15 by users; not documented.
    nonisolated static func insets(for size: Size) -> NSDirectionalEdgeInsets {
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
        let color = plainBackgroundColor(of: button)
        return background.backgroundColorTransformer?(color) ?? color
    }

    private func plainBackgroundColor(of button: UIButton) -> UIColor {
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
        var result = UIButton.Appearance(color: color, font: font)
        result.title = text(attributedTitle, title, titleTextAttributesTransformer, font, color)
        result.plainTitle = title
        result.subtitle = text(
            attributedSubtitle ?? subtitle.map { AttributedString($0) }, nil, subtitleTextAttributesTransformer,
            UIButton.Configuration.subtitleFont, color)
        result.image = shownImage
        result.imageColor = imageColorTransformer?(color) ?? color
        result.spinnerColor = showsActivityIndicator ? activityIndicatorColorTransformer?(color) ?? color : nil
        let hasIndicator = indicator == .popup || indicator == .automatic && button.isPopUp
        result.indicatorColor = hasIndicator ? indicatorColorTransformer?(color) ?? color : nil
        return result
    }

    /// As seen on iOS 15; not documented.
    private static let subtitleFont = UIFont.systemFont(ofSize: 12)

    private var shownImage: UIImage? {
        guard let symbol = preferredSymbolConfigurationForImage else { return image }
        return image?.applyingSymbolConfiguration(symbol) ?? image
    }

    /// A text with its attributes over those of the configuration; `nil` where a plain one is enough.
    private func text(
        _ attributed: AttributedString?, _ plain: String?, _ transformer: UIConfigurationTextAttributesTransformer?,
        _ font: UIFont, _ color: UIColor
    ) -> NSAttributedString? {
        guard let text = attributed ?? (transformer == nil ? nil : plain.map { AttributedString($0) }) else {
            return nil
        }
        var base = AttributeContainer()
        base.font = font
        base.foregroundColor = color
        var result = text
        for run in text.runs {
            let merged = base.merging(run.attributes)
            result[run.range].setAttributes(transformer?(merged) ?? merged)
        }
        return NSAttributedString(result)
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

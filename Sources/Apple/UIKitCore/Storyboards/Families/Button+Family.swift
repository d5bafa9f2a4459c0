import NibDocument

extension NibFamily {
    static let button = NibFamily(
        UIButton.self, above: control,
        parts: ["state normal", "state highlighted", "state disabled", "state selected", "state focused"],
        [
            NibProperty("buttonType") { button, value in
                guard let type = value.attribute.flatMap({ buttonTypes[$0] }) else { return false }
                button.become(type)
                return true
            },
            .choice(
                "role", \.role,
                ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]),
            NibProperty("fontDescription", elements: ["fontDescription"]) { button, value in
                guard let font = value.child.flatMap({ value.context.font($0) }) else { return false }
                button.titleLabel?.font = font
                return true
            },
            NibProperty("lineBreakMode") { button, value in
                guard let mode = value.attribute.flatMap({ NibWords.lineBreaks[$0] }) else { return false }
                button.titleLabel?.lineBreakMode = mode
                return true
            },
            NibProperty("titleShadowOffset", elements: ["size"]) { button, value in
                guard let size = value.child?.size else { return false }
                button.titleLabel?.shadowOffset = size
                return true
            },
            .insets("contentEdgeInsets", \.contentEdgeInsets),
            .insets("titleEdgeInsets", \.titleEdgeInsets),
            .insets("imageEdgeInsets", \.imageEdgeInsets),
            .bool("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
            .bool("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
            .bool("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
            NibProperty("hasAttributedTitle") { _, value in value.element.bool("hasAttributedTitle") != nil },
            NibProperty("configuration", elements: ["buttonConfiguration"]) { button, value in
                button.configuration = value.child.map { value.context.buttonConfiguration($0, of: value.element) }
                return true
            },
        ])

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
}

extension NibContext {
    /// `<state key="normal" title="…">`: what a button shows in its states. In a button with a configuration the editor keeps those that
    /// it had before, and they are not shown: `title(for:)` of such a button is `nil` on iOS, as users report.
    func setStates(of element: NibElement, on button: UIButton) {
        guard button.configuration == nil else { return }
        for child in element.children where child.name == "state" {
            guard let state = child.key.flatMap({ NibContext.states[$0] }) else { continue }
            let value = { NibValue(element: child, name: $0, context: self) }
            // Texts in other languages are named after the button: "abc.normalTitle".
            if let title = value("title").string {
                let own = localized(element, "\(child.key ?? "normal")Title")
                button.setTitle(own ?? title, for: state)
            }
            if value("image").isGiven { button.setImage(value("image").image, for: state) }
            if value("backgroundImage").isGiven {
                button.setBackgroundImage(value("backgroundImage").image, for: state)
            }
            if let color = child.child(key: "titleColor").flatMap(color) { button.setTitleColor(color, for: state) }
            if let shadow = child.child(key: "titleShadowColor").flatMap(color) {
                button.setTitleShadowColor(shadow, for: state)
            }
            if let text = child.child(key: "attributedTitle"), text.name == "attributedString" {
                button.setAttributedTitle(attributedString(text), for: state)
            }
        }
    }

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "focused": .focused,
    ]

    /// `<buttonConfiguration key="configuration" style="filled" title="Button">`
    func buttonConfiguration(_ element: NibElement, of button: NibElement) -> UIButton.Configuration {
        var result: UIButton.Configuration =
            switch element["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            default: .plain()
            }
        result.title =
            localized(button, "configuration.title") ?? NibValue(element: element, name: "title", context: self).string
        result.subtitle = NibValue(element: element, name: "subtitle", context: self).string
        let image = NibValue(element: element, name: "image", context: self)
        if image.isGiven { result.image = image.image }
        if let words = element["cornerStyle"] { result.cornerStyle = NibContext.corners[words] ?? result.cornerStyle }
        if let words = element["buttonSize"] { result.buttonSize = NibContext.sizes[words] ?? result.buttonSize }
        if let words = element["titleAlignment"] {
            result.titleAlignment = NibContext.alignments[words] ?? result.titleAlignment
        }
        if let words = element["imagePlacement"] {
            result.imagePlacement = NibContext.placements[words] ?? result.imagePlacement
        }
        if let padding = element.double("imagePadding") { result.imagePadding = CGFloat(padding) }
        if let padding = element.double("titlePadding") { result.titlePadding = CGFloat(padding) }
        if let insets = element.child(key: "contentInsets")?.directionalInsets { result.contentInsets = insets }
        if let color = element.child(key: "baseForegroundColor").flatMap(color) { result.baseForegroundColor = color }
        if let color = element.child(key: "baseBackgroundColor").flatMap(color) { result.baseBackgroundColor = color }
        if let back = element.child(key: "background") { setBackground(back, of: &result) }
        if let text = element.child(key: "attributedTitle"), text.name == "attributedString" {
            result.title = attributedString(text).string
        }
        return result
    }

    private func setBackground(_ element: NibElement, of configuration: inout UIButton.Configuration) {
        if let color = element.child(key: "backgroundColor").flatMap(color) {
            configuration.background.backgroundColor = color
        }
        if let radius = element.double("cornerRadius") { configuration.background.cornerRadius = CGFloat(radius) }
        if let color = element.child(key: "strokeColor").flatMap(color) { configuration.background.strokeColor = color }
        if let width = element.double("strokeWidth") { configuration.background.strokeWidth = CGFloat(width) }
    }

    private static let corners: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    private static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    private static let placements: [String: NSDirectionalRectEdge] = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
}

import NibDocument

// Fonts, text and images.
extension NibContext {
    /// `<fontDescription>`, and `<font>` of attributed text. A font that is not there is the system's of that size.
    func font(_ element: NibElement) -> UIFont? {
        if let style = element["style"] { return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = CGFloat(element.double("pointSize") ?? element.double("size") ?? Double(UIFont.systemFontSize))
        // Decided: larger letters than any screen shows are a mistake.
        let given = size > 0 && size <= 2000 ? size : UIFont.systemFontSize
        if let name = element["name"] ?? element["family"] {
            if let font = UIFont(name: name, size: given) { return font }
            note(.resource, "font \(name)", element)
            return .systemFont(ofSize: given)
        }
        return systemFont(element, size: given)
    }

    private func systemFont(_ element: NibElement, size: CGFloat) -> UIFont {
        let weight = element["weight"].flatMap { NibWords.fontWeights[$0] }
        switch element["type"] ?? element["metaFont"] {
        case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return weight.map { .systemFont(ofSize: size, weight: $0) } ?? .systemFont(ofSize: size)
        }
    }

    /// `<attributedString>`: fragments with their attributes.
    func attributedString(_ element: NibElement) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        var count = -1
        for fragment in element.children where fragment.name == "fragment" {
            let text = fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
            var values = attributes(fragment.list("attributes"))
            // Foundation on Linux (6.3) compares the attributes of neighbors, and stops the program when two objects under
            // one key differ. It does not look at them where one has more attributes; this one nobody reads.
            if values.count == count { values[NibContext.fragmentMark] = NSNumber(value: true) }
            count = values.count
            result.append(NSAttributedString(string: text, attributes: values))
        }
        return result
    }

    private static let fragmentMark = NSAttributedString.Key(rawValue: "InterludeFragment")

    private func attributes(_ elements: [NibElement]) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for element in elements {
            switch element.key {
            case "NSFont": result[.font] = font(element)
            case "NSColor": result[.foregroundColor] = color(element)
            case "NSBackgroundColor": result[.backgroundColor] = color(element)
            case "NSStrokeColor": result[.strokeColor] = color(element)
            case "NSStrokeWidth": result[.strokeWidth] = number(element)
            case "NSUnderline": result[.underlineStyle] = number(element)
            case "NSStrikethrough": result[.strikethroughStyle] = number(element)
            case "NSKern": result[.kern] = number(element)
            case "NSBaselineOffset": result[.baselineOffset] = number(element)
            case "NSParagraphStyle": result[.paragraphStyle] = paragraphStyle(element)
            case "NSShadow": result[.shadow] = shadow(element)
            default: break
            }
        }
        return result
    }

    private func number(_ element: NibElement) -> NSNumber? { element.double("value").map { NSNumber(value: $0) } }

    private func shadow(_ element: NibElement) -> NSShadow {
        let shadow = NSShadow()
        if let size = element.child(key: "offset")?.size { shadow.shadowOffset = size }
        if let radius = element.double("blurRadius") { shadow.shadowBlurRadius = CGFloat(radius) }
        if let color = element.child(key: "color").flatMap(self.color) { shadow.shadowColor = color }
        return shadow
    }

    private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let value = element["alignment"].flatMap({ NibWords.alignments[$0] }) { style.alignment = value }
        if let value = element["lineBreakMode"].flatMap({ NibWords.lineBreaks[$0] }) { style.lineBreakMode = value }
        if let value = element["baseWritingDirection"].flatMap({ NibWords.writingDirections[$0] }) {
            style.baseWritingDirection = value
        }
        func set(_ name: String, _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
            if let value = element.double(name) { style[keyPath: path] = CGFloat(value) }
        }
        set("defaultTabInterval", \.defaultTabInterval)
        if let value = element.bool("allowsDefaultTighteningForTruncation") {
            style.allowsDefaultTighteningForTruncation = value
        }
        set("lineSpacing", \.lineSpacing)
        set("paragraphSpacing", \.paragraphSpacing)
        set("paragraphSpacingBefore", \.paragraphSpacingBefore)
        set("firstLineHeadIndent", \.firstLineHeadIndent)
        set("headIndent", \.headIndent)
        set("tailIndent", \.tailIndent)
        set("minimumLineHeight", \.minimumLineHeight)
        set("maximumLineHeight", \.maximumLineHeight)
        set("lineHeightMultiple", \.lineHeightMultiple)
        return style
    }

    /// An image by name: of the system's symbols, or of the bundle. What is not there is logged and left out.
    func image(named name: String, isSymbol: Bool, in element: NibElement) -> UIImage? {
        let image = isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
        if image == nil { note(.resource, isSymbol ? "symbol \(name)" : "image \(name)", element) }
        return image
    }

    /// `<imageReference>`: with the look that the file asks of it.
    func image(reference element: NibElement) -> UIImage? {
        guard let name = element["image"] ?? element["name"] else { return nil }
        var result = image(named: name, isSymbol: element["catalog"] == "system", in: element)
        if let scale = element["symbolScale"].flatMap({ NibWords.symbolScales[$0] }) {
            result = result?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? result
        }
        switch element["renderingMode"] {
        case "template": return result?.withRenderingMode(.alwaysTemplate)
        case "original": return result?.withRenderingMode(.alwaysOriginal)
        default: return result
        }
    }

    /// `<preferredSymbolConfiguration>`
    func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration {
        let scale = element["scale"].flatMap { NibWords.symbolScales[$0] } ?? .unspecified
        let weight = element["weight"].flatMap { NibWords.symbolWeights[$0] } ?? .unspecified
        if let size = element.double("pointSize") {
            return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
        }
        if let font = element.child(key: "fontDescription").flatMap(self.font) {
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        }
        if element["weight"] != nil { return UIImage.SymbolConfiguration(weight: weight) }
        return UIImage.SymbolConfiguration(scale: scale)
    }
}

extension NibValue {
    /// The text, in the user's language if the bundle has it.
    var string: String? {
        let given =
            attribute
            ?? child.map { element in
                // Longer text is written between the tags, or encoded beside them.
                guard element.text.isEmpty, let base = element["base64-UTF8"] else { return element.text }
                return Data(base64Encoded: base).map { String(decoding: $0, as: UTF8.self) } ?? ""
            }
        guard let given else { return nil }
        return context.localized(element, name) ?? given
    }

    /// The image that an attribute names, or a child describes.
    var image: UIImage? {
        if let child { return child.name == "nil" ? nil : context.image(reference: child) }
        return attribute.flatMap { context.image(named: $0, isSymbol: element["catalog"] == "system", in: element) }
    }
}

extension NibElement {
    /// `<inset minX minY maxX maxY>` or `<edgeInsets top left bottom right>`; in the first the order is left, top, right,
    /// bottom.
    var insets: UIEdgeInsets? {
        if let left = double("minX"), let top = double("minY"), let right = double("maxX"), let bottom = double("maxY")
        {
            return UIEdgeInsets(top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
        }
        let edges = ["top", "left", "bottom", "right"].map { double($0) }
        guard edges.contains(where: { $0 != nil }) else { return nil }
        let values = edges.map { CGFloat($0 ?? 0) }
        return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }

    /// `<directionalEdgeInsets top leading bottom trailing>`
    var directionalInsets: NSDirectionalEdgeInsets? {
        let edges = ["top", "leading", "bottom", "trailing"].map { double($0) }
        guard edges.contains(where: { $0 != nil }) else { return nil }
        let values = edges.map { CGFloat($0 ?? 0) }
        return NSDirectionalEdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }
}

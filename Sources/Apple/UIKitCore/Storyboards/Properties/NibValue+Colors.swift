import NibDocument

// Colors, as `<color>` describes them.
extension NibContext {
    /// `nil`: it cannot be read.
    func color(_ element: NibElement) -> UIColor? {
        if let name = element["name"] { return namedColor(name, element) }
        if let name = element["systemColor"] { return systemColor(name) ?? components(element) }
        // Written beside the components since Xcode 11, for older systems.
        if let name = element["xcode11CocoaTouchSystemColor"], let color = NibColors.named(name) { return color }
        if let name = element["cocoaTouchSystemColor"], let color = NibColors.named(name) { return color }
        return components(element)
    }

    private func namedColor(_ name: String, _ element: NibElement) -> UIColor? {
        if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
        // The file keeps a copy of the color in its light look.
        if let copy = document.resource("namedColor", named: name)?.first("color"), let color = components(copy) {
            return color
        }
        note(.resource, "colour \(name)", element)
        return .clear
    }

    private func systemColor(_ name: String) -> UIColor? {
        NibColors.named(name) ?? document.resource("systemColor", named: name)?.first("color").flatMap(components)
    }

    private func components(_ element: NibElement) -> UIColor? {
        let alpha = CGFloat(element.double("alpha") ?? 1)
        if let white = element.double("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
        guard let red = element.double("red"), let green = element.double("green"), let blue = element.double("blue")
        else { return nil }
        if element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3" {
            return UIColor(
                displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
        }
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
}

/// The colors that files name, which are called as in Objective-C.
enum NibColors {
    static func named(_ name: String) -> UIColor? {
        let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        return table[stem]
    }

    private static let table: [String: UIColor] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
        "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "groupTableViewBackground": .systemGroupedBackground, "tableBackground": .systemGroupedBackground,
        "lightText": .lightText, "darkText": .darkText, "tint": .tintColor,
        "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
        "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
        "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
        "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
        "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
        "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray,
        "clear": .clear, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
        "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
    ]
}

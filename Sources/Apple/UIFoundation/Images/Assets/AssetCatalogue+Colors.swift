import CoreGraphics

extension AssetCatalogue {
    /// The light and dark colors of a color set.
    package static func color(
        named name: String, under folder: String, idiom: UIUserInterfaceIdiom
    ) -> (light: UIColor, dark: UIColor?)? {
        for set in sets(named: name, ending: "colorset", under: folder) {
            guard let contents = contents(of: set), let colors = contents["colors"] as? [[String: Any]] else {
                continue
            }
            let suitable = entries(colors, for: idiom).filter { !isForHighContrast($0) }
            let light = suitable.filter { !isDark($0) }.lazy.compactMap(color).first
            let dark = suitable.filter(isDark).lazy.compactMap(color).first
            if let light = light ?? dark { return (light, dark) }
        }
        return nil
    }

    private static func color(_ entry: [String: Any]) -> UIColor? {
        guard let color = entry["color"] as? [String: Any] else { return nil }
        if let name = color["reference"] as? String { return systemColors[name]?() }
        guard let parts = color["components"] as? [String: Any] else { return nil }
        func part(_ key: String) -> CGFloat? {
            (parts[key] as? String).flatMap(number) ?? (parts[key] as? NSNumber).map { CGFloat($0.doubleValue) }
        }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return color["color-space"] as? String == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// "0.5", "0x80" and "128" are all one half.
    private static func number(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        }
        guard let value = Double(text), value.isFinite else { return nil }
        return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
    }

    /// The system's colors that a set may refer to.
    private static let systemColors: [String: @Sendable () -> UIColor] = [
        "systemBlueColor": { .systemBlue }, "systemRedColor": { .systemRed }, "systemGreenColor": { .systemGreen },
        "systemOrangeColor": { .systemOrange }, "systemYellowColor": { .systemYellow },
        "systemPinkColor": { .systemPink }, "systemPurpleColor": { .systemPurple }, "systemTealColor": { .systemTeal },
        "systemIndigoColor": { .systemIndigo }, "systemGrayColor": { .systemGray },
        "systemGray2Color": { .systemGray2 },
        "systemGray3Color": { .systemGray3 }, "systemGray4Color": { .systemGray4 },
        "systemGray5Color": { .systemGray5 }, "systemGray6Color": { .systemGray6 }, "labelColor": { .label },
        "secondaryLabelColor": { .secondaryLabel }, "tertiaryLabelColor": { .tertiaryLabel },
        "quaternaryLabelColor": { .quaternaryLabel }, "systemBackgroundColor": { .systemBackground },
        "secondarySystemBackgroundColor": { .secondarySystemBackground },
        "tertiarySystemBackgroundColor": { .tertiarySystemBackground },
        "systemGroupedBackgroundColor": { .systemGroupedBackground }, "separatorColor": { .separator },
        "linkColor": { .link }, "systemFillColor": { .systemFill },
    ]
}

extension UIColor {
    /// Finds a color set in the main bundle's unpacked asset catalogue.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds a color set in a bundle's unpacked asset catalogue; `nil` is the main bundle.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let idiom = AssetIdiom.idiom(for: traitCollection)
        let folders = AssetCatalogue.folders(of: bundle ?? .main)
        guard
            let found = folders.lazy.compactMap({ AssetCatalogue.color(named: name, under: $0, idiom: idiom) }).first
        else { return nil }
        guard let dark = found.dark else {
            self.init(source: found.light.source)
            return
        }
        self.init(source: .dynamic { $0.userInterfaceStyle == .dark ? dark : found.light })
    }
}

/// Which kind of device sets are looked for.
package enum AssetIdiom {
    /// That of the traits, or else of where code runs.
    package static func idiom(for traits: UITraitCollection?) -> UIUserInterfaceIdiom {
        for idiom in [traits, UITraitCollection.current].compactMap({ $0?.userInterfaceIdiom })
        where idiom != .unspecified {
            return idiom
        }
        return .phone
    }
}

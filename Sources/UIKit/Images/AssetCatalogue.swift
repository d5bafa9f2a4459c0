import CoreGraphics

/// Reads image sets and colour sets out of an asset catalogue's source folder (`.xcassets`), as it lies in a repository.
enum AssetCatalogue {
    /// The file of an image set that suits a scale.
    static func image(named name: String, under folder: String, scale: CGFloat) -> ImageFinder.File? {
        for set in sets(named: name, ending: "imageset", under: folder) {
            guard let contents = contents(of: set), let images = contents["images"] as? [[String: Any]] else {
                continue
            }
            let template = (contents["properties"] as? [String: Any])?["template-rendering-intent"] as? String
            let files = images.compactMap { file($0, in: set, isTemplate: template == "template") }
            let sorted = files.sorted { $0.scale < $1.scale }
            if let file = sorted.first(where: { $0.scale >= scale }) ?? sorted.last { return file }
        }
        return nil
    }

    /// The light and dark colours of a colour set.
    static func color(named name: String, under folder: String) -> (light: UIColor.RGBA, dark: UIColor.RGBA?)? {
        for set in sets(named: name, ending: "colorset", under: folder) {
            guard let contents = contents(of: set), let colors = contents["colors"] as? [[String: Any]] else {
                continue
            }
            var light: UIColor.RGBA?
            var dark: UIColor.RGBA?
            for entry in colors {
                guard let color = components(entry) else { continue }
                if isDark(entry) { dark = color } else { light = light ?? color }
            }
            if let light { return (light, dark) }
        }
        return nil
    }

    /// The folders of sets with a name, in alphabetical order of the catalogues.
    private static func sets(named name: String, ending: String, under folder: String) -> [String] {
        let manager = FileManager.default
        let catalogues = ((try? manager.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".xcassets") }.sorted()
        return catalogues.flatMap { catalogue -> [String] in
            let root = "\(folder)/\(catalogue)"
            let direct = "\(root)/\(name).\(ending)"
            if manager.fileExists(atPath: direct) { return [direct] }
            let wanted = "/\((name as NSString).lastPathComponent).\(ending)"
            return (manager.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
                .filter { "/\($0)".hasSuffix(wanted) }.sorted().map { "\(root)/\($0)" }
        }
    }

    private static func contents(of set: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: "\(set)/Contents.json") else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    private static func file(_ entry: [String: Any], in set: String, isTemplate: Bool) -> ImageFinder.File? {
        guard let name = entry["filename"] as? String, !isDark(entry) else { return nil }
        let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
        return ImageFinder.File(path: "\(set)/\(name)", scale: CGFloat(scale), isTemplate: isTemplate)
    }

    private static func isDark(_ entry: [String: Any]) -> Bool {
        let appearances = entry["appearances"] as? [[String: Any]] ?? []
        return appearances.contains { $0["value"] as? String == "dark" }
    }

    private static func components(_ entry: [String: Any]) -> UIColor.RGBA? {
        guard let color = entry["color"] as? [String: Any], let parts = color["components"] as? [String: Any] else {
            return nil
        }
        func part(_ key: String) -> CGFloat? { (parts[key] as? String).flatMap(number) }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return UIColor.RGBA(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        if color["color-space"] as? String == "display-p3" {
            return ColorConversion.sRGB(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor.RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// "0.5", "0x80" and "128" are all one half.
    private static func number(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let value = Double(text) else { return nil }
        return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
    }
}

extension UIColor {
    /// Finds a colour set in the main bundle's unpacked asset catalogue.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds a colour set in a bundle's unpacked asset catalogue; `nil` is the main bundle.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let bundle = bundle ?? .main
        let folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
        guard let found = folders.lazy.compactMap({ AssetCatalogue.color(named: name, under: $0) }).first else {
            return nil
        }
        if let dark = found.dark {
            self.init(source: UIColor.adaptive(found.light, dark: dark).source)
        } else {
            self.init(source: .rgb(found.light))
        }
    }
}

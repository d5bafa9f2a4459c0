import Foundation

extension UIColor {
    /// What archives hold of a color: its components, those of light and dark surroundings, or its pattern.
    package final func writeArchive(to coder: NSCoder) {
        if case .pattern(let image) = source { return coder.encode(image, forKey: "UIPatternImage") }
        let light = resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        coder.encode(light.componentText as NSString, forKey: "UIComponents")
        if case .dynamic = source {
            let dark = resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
            coder.encode(dark.componentText as NSString, forKey: "UIDarkComponents")
        }
    }

    static func archivedSource(_ coder: NSCoder) -> Source? {
        if let image = coder.object(UIImage.self, "UIPatternImage") { return .pattern(image) }
        guard let light = components(coder, "UIComponents") else { return nil }
        guard let dark = components(coder, "UIDarkComponents") else { return .rgb(light) }
        let colors = (UIColor(source: .rgb(light)), UIColor(source: .rgb(dark)))
        return .dynamic { $0.userInterfaceStyle == .dark ? colors.1 : colors.0 }
    }

    private var componentText: String {
        let parts = components
        return "\(parts.red) \(parts.green) \(parts.blue) \(parts.alpha)"
    }

    private static func components(_ coder: NSCoder, _ key: String) -> RGBA? {
        guard let text = coder.object(NSString.self, key) else { return nil }
        let numbers = (text as String).split(separator: " ").compactMap { Double($0) }.filter(\.isFinite).map {
            CGFloat($0)
        }
        guard numbers.count == 4 else { return nil }
        return RGBA(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
}

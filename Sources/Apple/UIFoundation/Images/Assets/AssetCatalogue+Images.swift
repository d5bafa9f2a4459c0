import CoreGraphics

extension AssetCatalogue {
    /// What an image set holds for a device.
    package struct ImageSet {
        package var light: ImageFinder.File
        package var dark: ImageFinder.File?
    }

    /// The files of an image set that suit a scale.
    package static func image(
        named name: String, under folder: String, scale: CGFloat, idiom: UIUserInterfaceIdiom
    ) -> ImageSet? {
        for set in sets(named: name, ending: "imageset", under: folder) {
            guard let contents = contents(of: set), let images = contents["images"] as? [[String: Any]] else {
                continue
            }
            let properties = contents["properties"] as? [String: Any] ?? [:]
            let suitable = entries(images, for: idiom).filter { !isForHighContrast($0) }
            let light = file(suitable.filter { !isDark($0) }, properties, in: set, scale: scale)
            let dark = file(suitable.filter(isDark), properties, in: set, scale: scale)
            if let light = light ?? dark { return ImageSet(light: light, dark: dark) }
        }
        return nil
    }

    /// Of several scales the wanted one, else the next higher, else the highest below; what can be drawn at any scale is.
    private static func file(
        _ entries: [[String: Any]], _ properties: [String: Any], in set: String, scale: CGFloat
    ) -> ImageFinder.File? {
        let files = entries.compactMap { file($0, properties, in: set) }.sorted { $0.scale < $1.scale }
        return files.first { $0.scale >= scale } ?? files.last
    }

    private static func file(
        _ entry: [String: Any], _ properties: [String: Any], in set: String
    ) -> ImageFinder.File? {
        guard let name = entry["filename"] as? String, !name.contains("/") else { return nil }
        let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
        var file = ImageFinder.File(path: AssetCatalogue.path(of: name, in: set), scale: CGFloat(max(1, scale)))
        switch properties["template-rendering-intent"] as? String {
        case "template": file.renderingMode = .alwaysTemplate
        case "original": file.renderingMode = .alwaysOriginal
        default: break
        }
        file.slices = (entry["resizing"] as? [String: Any]).flatMap { slices($0, scale: CGFloat(scale)) }
        return file
    }

    /// The parts of a picture that keep their size, given in pixels.
    private static func slices(_ resizing: [String: Any], scale: CGFloat) -> ImageFinder.Slices? {
        guard let caps = resizing["cap-insets"] as? [String: Any] else { return nil }
        func points(_ key: String) -> CGFloat {
            CGFloat((caps[key] as? NSNumber)?.doubleValue ?? 0) / max(1, scale)
        }
        let insets = UIEdgeInsets(
            top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
        let middle = (resizing["center"] as? [String: Any])?["mode"] as? String
        return ImageFinder.Slices(insets: insets, mode: middle == "stretch" ? .stretch : .tile)
    }
}

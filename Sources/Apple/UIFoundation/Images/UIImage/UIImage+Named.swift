import CoreGraphics

extension UIImage {
    /// Finds an image in the main bundle: a file, or an image set of an unpacked asset catalog.
    ///
    /// Images are cached, and later calls return the cached object.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds an image in a bundle.
    ///
    /// - Parameters:
    ///   - name: The name with or without extension. Without one, PNG is tried before the other
    ///     formats.
    ///   - bundle: The bundle; `nil` is the main bundle.
    ///   - traitCollection: The traits whose scale selects among `name`, `name@2x` and `name@3x`.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let wished = traitCollection?.displayScale ?? 0
        let scale = wished > 0 ? wished : DrawingScale.current
        let idiom = AssetIdiom.idiom(for: traitCollection)
        guard let image = NamedImages.shared.image(named: name, in: bundle ?? .main, scale: scale, idiom: idiom) else {
            return nil
        }
        self.init(storage: image.storage)
    }

    /// Finds an image in a bundle, for the traits of a configuration.
    ///
    /// - Parameter configuration: The configuration. If the image is a symbol, a symbol
    ///   configuration is applied to it.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}

/// The images found by name so far.
package final class NamedImages: @unchecked Sendable {
    package static let shared = NamedImages()

    private struct Key: Hashable {
        let name: String
        let bundle: String
        let scale: CGFloat
        let idiom: UIUserInterfaceIdiom
    }

    private let lock = NSLock()
    private var known: [Key: UIImage] = [:]

    package func image(named name: String, in bundle: Bundle, scale: CGFloat, idiom: UIUserInterfaceIdiom) -> UIImage? {
        let key = Key(name: name, bundle: bundle.bundlePath, scale: scale, idiom: idiom)
        lock.lock()
        defer { lock.unlock() }
        if let image = known[key] { return image }
        guard let set = ImageFinder.images(named: name, in: bundle, scale: scale, idiom: idiom),
            var image = ImageFinder.image(set.light, scale: scale)
        else { return nil }
        if let dark = set.dark.flatMap({ ImageFinder.image($0, scale: scale) }) {
            image = image.with { $0.dark = dark }
        }
        known[key] = image
        return image
    }
}

/// Finds image files by iOS's rules for names.
package enum ImageFinder {
    package struct File {
        package var path: String
        package var scale: CGFloat
        package var renderingMode = UIImage.RenderingMode.automatic
        var slices: Slices?
    }

    /// The edges of a picture that keep their size when it is stretched, in points.
    package struct Slices {
        package var insets: UIEdgeInsets
        package var mode: UIImage.ResizingMode
    }

    private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tiff", "tif", "svg", "pdf"]

    /// The file at a path, or its sister for the screen's scale.
    package static func file(atPath path: String) -> File? {
        let url = URL(fileURLWithPath: path)
        let stem = url.deletingPathExtension().lastPathComponent
        if let scale = scale(inName: stem) { return exists(path) ? File(path: path, scale: scale) : nil }
        let folder = url.deletingLastPathComponent().path
        return file(stem: stem, extension: url.pathExtension, folder: folder, scale: DrawingScale.current)
    }

    /// Reads a file; `nil` where it cannot be read.
    ///
    /// - Parameter scale: The one that is wanted: what is drawn by lines is drawn at it.
    package static func image(_ file: File, scale: CGFloat) -> UIImage? {
        guard var image = VectorImage.image(atPath: file.path, scale: scale) ?? bitmap(file) else { return nil }
        if file.renderingMode != .automatic { image = image.withRenderingMode(file.renderingMode) }
        if let slices = file.slices {
            image = image.resizableImage(withCapInsets: slices.insets, resizingMode: slices.mode)
        }
        return image
    }

    private static func bitmap(_ file: File) -> UIImage? {
        FileManager.default.contents(atPath: file.path).flatMap { UIImage(data: $0, scale: file.scale) }
    }

    /// The files for a name in a bundle.
    package static func images(
        named name: String, in bundle: Bundle, scale: CGFloat, idiom: UIUserInterfaceIdiom
    ) -> AssetCatalogue.ImageSet? {
        let given = (name as NSString).pathExtension
        let hasExtension = extensions.contains(given.lowercased())
        let stem = hasExtension ? (name as NSString).deletingPathExtension : name
        for folder in AssetCatalogue.folders(of: bundle) {
            for ending in hasExtension ? [given] : extensions {
                if let file = file(stem: stem, extension: ending, folder: folder, scale: scale) {
                    return AssetCatalogue.ImageSet(light: file)
                }
            }
            // `ball.png` is found as the set `ball`, too.
            for candidate in hasExtension ? [name, stem] : [name] {
                let set = AssetCatalogue.image(named: candidate, under: folder, scale: scale, idiom: idiom)
                if let set { return set }
            }
        }
        return nil
    }

    /// Among the scales that exist, the wanted one, else the next higher, else the highest below.
    private static func file(stem: String, extension ending: String, folder: String, scale: CGFloat) -> File? {
        let wanted = max(1, min(3, Int(saturating: Double(scale.rounded(.up)))))
        let order = Array(wanted...3) + (1..<wanted).reversed()
        for candidate in order {
            let suffix = candidate == 1 ? "" : "@\(candidate)x"
            let path = "\(folder)/\(stem)\(suffix).\(ending)"
            if exists(path) { return File(path: path, scale: CGFloat(candidate)) }
        }
        return nil
    }

    private static func exists(_ path: String) -> Bool {
        var isFolder = ObjCBool(false)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    private static func scale(inName stem: String) -> CGFloat? {
        if stem.hasSuffix("@2x") { return 2 }
        return stem.hasSuffix("@3x") ? 3 : nil
    }
}

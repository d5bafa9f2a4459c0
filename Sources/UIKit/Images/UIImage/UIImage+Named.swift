import CoreGraphics

extension UIImage {
    /// Finds an image in the main bundle: a file, or an image set of an asset catalogue that lies there unpacked.
    ///
    /// Images found are kept, and the same object is given again.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds an image in a bundle.
    ///
    /// - Parameters:
    ///   - name: with or without extension; without one PNG is tried first, then the other formats.
    ///   - bundle: `nil` is the main bundle.
    ///   - traitCollection: its scale decides among `name`, `name@2x` and `name@3x`.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let wished = traitCollection?.displayScale ?? 0
        let scale = wished > 0 ? wished : DrawingScale.current
        guard let image = NamedImages.shared.image(named: name, in: bundle ?? .main, scale: scale) else { return nil }
        self.init(storage: image.storage)
    }
}

/// The images found by name so far.
final class NamedImages: @unchecked Sendable {
    static let shared = NamedImages()

    private struct Key: Hashable {
        let name: String
        let bundle: String
        let scale: CGFloat
    }

    private let lock = NSLock()
    private var known: [Key: UIImage] = [:]

    func image(named name: String, in bundle: Bundle, scale: CGFloat) -> UIImage? {
        let key = Key(name: name, bundle: bundle.bundlePath, scale: scale)
        lock.lock()
        defer { lock.unlock() }
        if let image = known[key] { return image }
        guard let file = ImageFinder.file(named: name, in: bundle, scale: scale),
            let data = FileManager.default.contents(atPath: file.path),
            var image = UIImage(data: data, scale: file.scale)
        else { return nil }
        if file.isTemplate { image = image.withRenderingMode(.alwaysTemplate) }
        known[key] = image
        return image
    }
}

/// Finds image files by iOS's rules for names.
enum ImageFinder {
    struct File {
        var path: String
        var scale: CGFloat
        var isTemplate = false
    }

    private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tiff", "tif"]

    /// The file at a path, or its sister for the screen's scale.
    static func file(atPath path: String) -> File? {
        let url = URL(fileURLWithPath: path)
        let stem = url.deletingPathExtension().lastPathComponent
        if let scale = scale(inName: stem) { return exists(path) ? File(path: path, scale: scale) : nil }
        let folder = url.deletingLastPathComponent().path
        return file(stem: stem, extension: url.pathExtension, folder: folder, scale: DrawingScale.current)
    }

    /// The file for a name in a bundle.
    static func file(named name: String, in bundle: Bundle, scale: CGFloat) -> File? {
        let given = (name as NSString).pathExtension
        let hasExtension = extensions.contains(given.lowercased())
        let stem = hasExtension ? (name as NSString).deletingPathExtension : name
        for folder in folders(of: bundle) {
            for ending in hasExtension ? [given] : extensions {
                if let file = file(stem: stem, extension: ending, folder: folder, scale: scale) { return file }
            }
            if let file = AssetCatalogue.image(named: name, under: folder, scale: scale) { return file }
        }
        return nil
    }

    private static func folders(of bundle: Bundle) -> [String] {
        var folders: [String] = []
        for folder in [bundle.resourcePath, bundle.bundlePath].compactMap({ $0 }) where !folders.contains(folder) {
            folders.append(folder)
        }
        return folders
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

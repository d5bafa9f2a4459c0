import NibDocument

/// A storyboard or nib file, read once, with what is worth knowing about where it came from.
@MainActor final class NibFile {
    let document: NibDocument
    let bundle: Bundle
    /// The file's name without its ending, which is that of its table of strings; `nil` for bytes without a file.
    let name: String?
    /// What is remarkable in the file itself, and what was met when it was used; each once.
    private(set) var remarks: [NibRemark] = []
    private var known: Set<NibRemark> = []

    init(data: Data, name: String?, bundle: Bundle) throws {
        document = try NibDocument(data: data)
        self.name = name
        self.bundle = bundle
        for remark in NibCoverage(document).remarks { keep(remark) }
    }

    func keep(_ remark: NibRemark) {
        if known.insert(remark).inserted { remarks.append(remark) }
    }

    // MARK: Finding

    private struct Key: Hashable {
        let path: String
        let changed: Date?
    }

    private static var cache: [Key: NibFile] = [:]

    /// The file with one of the endings in a bundle, in the language that suits; `nil` where there is none.
    static func path(named name: String, endings: [String], in bundle: Bundle) -> String? {
        for ending in endings {
            let stem = (name as NSString).pathExtension == ending ? (name as NSString).deletingPathExtension : name
            if let path = bundle.path(forResource: stem, ofType: ending) { return path }
            // A folder that is no built bundle has no development language, so its base files are not found.
            for root in [bundle.resourcePath, bundle.bundlePath].compactMap({ $0 }) {
                for place in ["", "Base.lproj/", "en.lproj/"] {
                    let path = "\(root)/\(place)\(stem).\(ending)"
                    if FileManager.default.fileExists(atPath: path) { return path }
                }
            }
        }
        return nil
    }

    /// Reads a file, or takes the one read before if it has not changed since.
    static func file(atPath path: String, in bundle: Bundle) throws -> NibFile {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let key = Key(path: path, changed: attributes?[.modificationDate] as? Date)
        if let file = cache[key] { return file }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let file = try NibFile(data: data, name: name, bundle: bundle)
        cache[key] = file
        return file
    }
}

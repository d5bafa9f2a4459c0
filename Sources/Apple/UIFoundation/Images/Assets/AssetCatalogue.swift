import CoreGraphics

/// Reads sets of images, colors and data out of asset catalogues' source folders (`.xcassets`), as they lie in a
/// repository.
package enum AssetCatalogue {
    /// The folders of sets with a name, in alphabetical order of the catalogues.
    static func sets(named name: String, ending: String, under folder: String) -> [String] {
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

    /// The folders of a bundle in which catalogues and files lie.
    static func folders(of bundle: Bundle) -> [String] {
        var folders: [String] = []
        for folder in [bundle.resourcePath, bundle.bundlePath].compactMap({ $0 }) where !folders.contains(folder) {
            folders.append(folder)
        }
        return folders
    }

    package static func contents(of set: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: "\(set)/Contents.json") else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    /// The file of a set's entry. Its name may be composed of other characters than the file's that are read as the same, as macOS
    /// does not tell them apart.
    package static func path(of file: String, in set: String) -> String {
        let manager = FileManager.default
        if manager.fileExists(atPath: "\(set)/\(file)") { return "\(set)/\(file)" }
        let same = (try? manager.contentsOfDirectory(atPath: set))?.first { $0 == file }
        return "\(set)/\(same ?? file)"
    }

    /// Those entries of a set that are for a kind of device: its own, or else everybody's.
    package static func entries(_ entries: [[String: Any]], for idiom: UIUserInterfaceIdiom) -> [[String: Any]] {
        let own = idiom == .pad ? "ipad" : "iphone"
        let special = entries.filter { $0["idiom"] as? String == own }
        return special.isEmpty ? entries.filter { ["universal", nil].contains($0["idiom"] as? String) } : special
    }

    package static func isDark(_ entry: [String: Any]) -> Bool { has(entry, appearance: "dark") }

    /// Nobody asks for higher contrast here.
    static func isForHighContrast(_ entry: [String: Any]) -> Bool { has(entry, appearance: "high") }

    private static func has(_ entry: [String: Any], appearance: String) -> Bool {
        let appearances = entry["appearances"] as? [[String: Any]] ?? []
        return appearances.contains { $0["value"] as? String == appearance }
    }
}

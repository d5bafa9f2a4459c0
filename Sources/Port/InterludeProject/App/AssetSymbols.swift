import Foundation
import InterludePort

/// The constants that Xcode generates for the sets of a module's asset catalogs: `ImageResource.hero`, `ColorResource.accent`, and on
/// request `UIImage.hero` and `UIColor.accent`.
///
/// Symbols are spelled as in files that Xcode has generated: `BGColorOne` is `bgColorOne`, `sticky-note` is `stickyNote`,
/// `AccentColor` is `accent`, and `24x` is `_24X`.
struct AssetSymbols {
    /// The sets of one kind, with those of folders that are namespaces.
    fileprivate struct Group {
        /// The names of sets, by their symbols.
        var sets: [String: String] = [:]
        var groups: [String: Group] = [:]
        var isEmpty: Bool { sets.isEmpty && groups.isEmpty }
    }

    private var images = Group()
    private var colors = Group()

    /// Reads the sets of some catalogs. Of two with one symbol the first by name counts.
    init(_ catalogs: [URL]) {
        for catalog in catalogs.sorted(by: { $0.path < $1.path }) {
            images.add(catalog, suffix: "Image", endings: ["imageset", "symbolset"])
            colors.add(catalog, suffix: "Color", endings: ["colorset"])
        }
    }

    /// The symbol for the name of a set.
    ///
    /// - Parameter suffix: The word that is omitted at the end, as Xcode does.
    static func symbol(_ name: String, suffix: String) -> String {
        var text = capitalized(name)
        if text.hasSuffix(suffix), text.count > suffix.count { text.removeLast(suffix.count) }
        if text.first?.isNumber ?? true { return "_\(text)" }
        // Of an abbreviation in front the last letter begins the next word.
        let capitals = text.prefix { $0.isUppercase }
        let isBeforeWord = capitals.count > 1 && text.dropFirst(capitals.count).first?.isLowercase == true
        let lowered = capitals.dropLast(isBeforeWord ? 1 : 0)
        return lowered.lowercased() + text.dropFirst(lowered.count)
    }

    /// The name of the type for a folder that is a namespace.
    fileprivate static func namespace(_ folder: String) -> String {
        let name = capitalized(folder)
        return name.first?.isLetter == true ? name : "_\(name)"
    }

    /// The words of a name side by side; a letter after another character begins a word.
    private static func capitalized(_ name: String) -> String {
        var result = ""
        var beginsWord = true
        for character in name {
            if character.isLetter {
                result += beginsWord ? character.uppercased() : String(character)
            } else if character.isNumber {
                result.append(character)
            }
            beginsWord = !character.isLetter
        }
        return result
    }

    /// The source, `nil` without sets.
    ///
    /// - Parameter extensions: Whether images and colors have the symbols too.
    func source(extensions: Bool) -> String? {
        guard !images.isEmpty || !colors.isEmpty else { return nil }
        var lines = [
            "import UIKit", "", "private final class AssetBundleMark {}",
            "private let assetBundle = Bundle(for: AssetBundleMark.self)",
        ]
        for (group, resource) in [(colors, "ColorResource"), (images, "ImageResource")] where !group.isEmpty {
            lines += ["", "extension \(resource) {"]
            lines += group.lines { "static let \($0) = \(resource)(name: \($1.debugDescription), bundle: assetBundle)" }
            lines.append("}")
        }
        for (group, type, resource) in [(colors, "UIColor", "ColorResource"), (images, "UIImage", "ImageResource")]
        where extensions && !group.isEmpty {
            lines += ["", "extension \(type) {"]
            lines += group.without(AssetSymbols.taken).lines(in: resource) {
                "static var \($0): \(type) { \(type)(resource: \($1)) }"
            }
            lines.append("}")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Names that `UIColor` has: Xcode generates no other of the same name.
    private static let taken: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
        "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
        "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown",
        "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
        "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
        "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
        "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white",
        "yellow",
    ]
}

extension AssetSymbols.Group {
    /// Adds the sets of a folder.
    ///
    /// - Parameters:
    ///   - path: The names of the namespaces around, with a slash behind each.
    ///   - above: The folders around, without links: a link to one of them is not followed.
    fileprivate mutating func add(
        _ folder: URL, suffix: String, endings: Set<String>, path: String = "", above: Set<String> = []
    ) {
        let place = folder.resolvingSymlinksInPath().path
        guard !above.contains(place) else { return }
        let above = above.union([place])
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            if endings.contains(url.pathExtension) {
                let set = url.deletingPathExtension().lastPathComponent
                let symbol = AssetSymbols.symbol(set, suffix: suffix)
                if symbol != "_", sets[symbol] == nil { sets[symbol] = path + set }
            } else if url.pathExtension.isEmpty, FileTree.isFolder(url) {
                guard Self.isNamespace(url) else {
                    add(url, suffix: suffix, endings: endings, path: path, above: above)
                    continue
                }
                let space = AssetSymbols.namespace(name)
                var inner = groups[space] ?? AssetSymbols.Group()
                inner.add(url, suffix: suffix, endings: endings, path: "\(path)\(name)/", above: above)
                if !inner.isEmpty { groups[space] = inner }
            }
        }
    }

    private static func isNamespace(_ folder: URL) -> Bool {
        guard let data = ProjectFile.data(at: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let properties = contents["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool == true
    }

    /// The group without some symbols of its own level.
    fileprivate func without(_ symbols: Set<String>) -> AssetSymbols.Group {
        var result = self
        result.sets = sets.filter { !symbols.contains($0.key) }
        return result
    }

    /// The declarations of the sets, in the order of their symbols.
    ///
    /// - Parameters:
    ///   - resource: The type whose members the second argument names; without it that is the name of the set.
    ///   - declaration: Writes a declaration.
    fileprivate func lines(in resource: String? = nil, _ declaration: (String, String) -> String) -> [String] {
        let own = sets.sorted { $0.key < $1.key }.map { symbol, name in
            "    " + declaration("`\(symbol)`", resource.map { "\($0).`\(symbol)`" } ?? name)
        }
        let inner = groups.sorted { $0.key < $1.key }.flatMap { name, group in
            ["    enum `\(name)` {"] + group.lines(in: resource.map { "\($0).`\(name)`" }, declaration) + ["    }"]
        }
        return own + inner
    }
}

extension AppModule {
    /// The generated file with the symbols of the module's asset catalogs; `nil` where no source can use it.
    ///
    /// - Parameter files: The module's own files.
    func assetSymbols(for files: [SourceFile]) -> SourceFile? {
        let catalogs = resources.filter { $0.pathExtension == "xcassets" }
        let extensions = settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
        guard let first = catalogs.map(\.path).min(),
            settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO",
            extensions || files.contains(where: { AppModule.mayUseSymbols($0.text) }),
            let text = AssetSymbols(catalogs).source(extensions: extensions)
        else { return nil }
        let folder = URL(fileURLWithPath: first).deletingLastPathComponent()
        return SourceFile(path: folder.appendingPathComponent("GeneratedAssetSymbols.swift").path, text: text)
    }

    private static func mayUseSymbols(_ text: String) -> Bool {
        ["resource:", "ImageResource", "ColorResource"].contains { text.contains($0) }
    }
}

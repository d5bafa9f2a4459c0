import Foundation
import InterludeFoundation

/// What goes into a bundle, by its path there.
struct BundleContent {
    private(set) var files: [String: URL] = [:]
    var texts: [String: Data] = [:]
    private var tables = StringTables()

    /// Adds a module's tables of texts; later ones count more.
    mutating func addTexts(of module: AppModule) {
        for url in BundleContent.resources(of: module) {
            let (name, language) = (url.deletingPathExtension().lastPathComponent, BundleContent.language(of: url))
            guard BundleContent.tableEndings.contains(url.pathExtension),
                let data = try? RegularFile.contents(atPath: url.path)
            else { continue }
            switch url.pathExtension {
            case "xcstrings": tables.add(catalogue: data, named: name)
            case "strings": tables.add(strings: data, named: name, language)
            default: tables.add(plurals: data, named: name, language)
            }
        }
    }

    /// Sets the bundle's own property list. A module that lists an `Info.plist` among its resources does not replace it.
    mutating func setPropertyList(_ data: Data) {
        files["Info.plist"] = nil
        texts["Info.plist"] = data
    }

    /// Makes files of the tables.
    mutating func finishTexts() {
        texts.merge(tables.files) { $1 }
        texts[PluralTexts.fileName] = tables.plurals.file
    }

    /// Adds a module's other files, as far as nobody has brought one of that name.
    mutating func addFiles(of module: AppModule) {
        for url in BundleContent.files(of: module) {
            var path = BundleContent.path(of: url)
            if url.pathExtension == "xcassets" {
                // Catalogues are looked into one after the other, in the order of their names.
                while files[path].map({ $0 != url }) ?? false { path = "\(path.dropLast(9))_\(module.name).xcassets" }
            }
            files[path] = files[path] ?? url
        }
        // By name: where two hold a file of the same path, it is always the same one that counts.
        for (name, resources) in module.resourceBundles.sorted(by: { $0.key < $1.key }) {
            for url in BundleContent.usable(resources) {
                let path = "\(name.replacing("/", with: "_")).bundle/\(BundleContent.path(of: url))"
                files[path] = files[path] ?? url
            }
        }
    }

    /// Whether a module has a file of a name that is taken by another one.
    func hasNames(of module: AppModule) -> Bool {
        BundleContent.files(of: module).contains { url in
            files[BundleContent.path(of: url)].map { $0 != url } ?? false
        }
    }

    /// Puts all that a module brings into a bundle within this one, which `ModuleBundles` finds at run time.
    mutating func separate(_ module: AppModule, _ propertyList: Data) {
        var own = BundleContent()
        own.addTexts(of: module)
        own.addFiles(of: module)
        own.texts = own.tables.files
        own.setPropertyList(propertyList)
        let folder = "Frameworks/\(module.name).framework"
        for (path, url) in own.files { files["\(folder)/\(path)"] = url }
        for (path, data) in own.texts { texts["\(folder)/\(path)"] = data }
    }

    private static func resources(of module: AppModule) -> [URL] {
        module.resources.filter { FileManager.default.isReadableFile(atPath: $0.path) }
    }

    private static func files(of module: AppModule) -> [URL] { usable(resources(of: module)) }

    private static func usable(_ resources: [URL]) -> [URL] {
        resources.filter {
            !tableEndings.contains($0.pathExtension) && !unused.contains($0.pathExtension)
        }
    }

    private static let tableEndings: Set = ["xcstrings", "strings", "stringsdict"]

    /// What Xcode makes something else of that nobody reads here.
    private static let unused: Set = [
        "xcdatamodeld", "xcdatamodel", "intentdefinition", "mlmodel", "xcmappingmodel", "rcproject",
    ]

    /// `de` for `/a/de.lproj/Main.strings`.
    private static func language(of url: URL) -> String? {
        let folder = url.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
    }

    /// Files lie side by side, those of a language in its folder. No name leads out of the bundle.
    private static func path(of url: URL) -> String {
        language(of: url).map { "\($0).lproj/\(url.lastPathComponent)" } ?? url.lastPathComponent
    }
}

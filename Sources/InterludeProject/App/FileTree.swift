import Foundation

/// The files of a folder.
package enum FileTree {
    /// Folders that hold no sources of the app's own.
    private static let leftOut: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "fastlane", "vendor",
    ]
    /// Folders that are one thing to Xcode.
    private static let bundles: Set<String> = [
        "xcassets", "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "bundle", "scnassets",
        "xcdatamodeld", "docc",
    ]

    /// All files below a folder, sorted; bundles count as files, hidden files and other people's folders are left out.
    package static func files(below folder: URL) -> [URL] {
        files(below: folder, above: [folder.resolvingSymlinksInPath().path])
    }

    /// - Parameter above: The folders around, without links: a link to one of them would lead round and round.
    private static func files(below folder: URL, above: Set<String>) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
            let url = folder.appendingPathComponent(name).standardizedFileURL
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
            guard isFolder.boolValue, !bundles.contains(url.pathExtension) else { return [url] }
            let place = url.resolvingSymlinksInPath().path
            if leftOut.contains(name) || above.contains(place) { return [] }
            return files(below: url, above: above.union([place]))
        }
    }

    /// Whether a file belongs into an app's bundle, as Xcode sees it by its ending.
    package static func isResource(_ url: URL) -> Bool {
        !isSource(url) && !noResources.contains(url.pathExtension) && url.lastPathComponent != "Podfile"
            && url.lastPathComponent != "Package.resolved"
    }

    package static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func isSource(_ url: URL) -> Bool { sources.contains(url.pathExtension) }

    private static let sources: Set = ["swift", "m", "mm", "c", "cpp", "metal", "intentdefinition"]
    private static let noResources: Set = [
        "h", "plist", "entitlements", "xcconfig", "md", "modulemap", "xcodeproj", "xcworkspace", "playground",
        "podspec",
        "lock", "yml", "rb", "sh", "py", "resolved",
    ]
}

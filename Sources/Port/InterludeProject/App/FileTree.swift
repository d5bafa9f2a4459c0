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
    ///
    /// - Parameter withPackages: Whether also those of packages in its folders, which are modules of their own.
    /// - Returns: No more than ``most`` or a few more, so that a whole disk is not read.
    package static func files(below folder: URL, withPackages: Bool = true) -> [URL] {
        var walk = Walk(withPackages: withPackages)
        walk.add(folder, above: [folder.resolvingSymlinksInPath().path])
        return walk.files
    }

    /// Decided: ten times what large apps have.
    static let most = 50_000

    /// Whether nobody's app is so large, as a disk or a user's home is.
    static func isTooLarge(_ folder: URL) -> Bool {
        var walk = Walk(withPackages: true)
        walk.add(folder, above: [folder.resolvingSymlinksInPath().path])
        return walk.seen >= most
    }

    private struct Walk {
        let withPackages: Bool
        var files: [URL] = []
        /// Files and folders that were looked at.
        private(set) var seen = 0

        init(withPackages: Bool) { self.withPackages = withPackages }

        /// - Parameter above: The folders around, without links: a link to one of them would lead round and round.
        mutating func add(_ folder: URL, above: Set<String>) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") && seen < most {
                seen += 1
                let url = folder.appendingPathComponent(name).standardizedFileURL
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
                guard isFolder.boolValue, !bundles.contains(url.pathExtension) else {
                    files.append(url)
                    continue
                }
                let place = url.resolvingSymlinksInPath().path
                if leftOut.contains(name) || above.contains(place) || isLeftPackage(url) { continue }
                add(url, above: above.union([place]))
            }
        }

        private func isLeftPackage(_ folder: URL) -> Bool {
            !withPackages && FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
        }
    }

    /// The files and folders that are watched for changes: of each input the input itself, and of a folder that Xcode treats as one
    /// thing, such as an asset catalogue, all that is inside it.
    ///
    /// - Returns: No more than ``most`` for each input. Hidden files and links to folders inside are left out.
    package static func watched(_ inputs: [URL]) -> [URL] {
        inputs.flatMap { input -> [URL] in
            guard isFolder(input) else { return [input] }
            let inside = FileManager.default.enumerator(
                at: input, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            var found: [URL] = []
            while found.count < most, let next = inside?.nextObject() as? URL { found.append(next) }
            return [input] + found.sorted { $0.path < $1.path }
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

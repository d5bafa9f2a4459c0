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
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
            let url = folder.appendingPathComponent(name).standardizedFileURL
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
            guard isFolder.boolValue, !bundles.contains(url.pathExtension) else { return [url] }
            return leftOut.contains(name) ? [] : files(below: url)
        }
    }
}

import Foundation

/// The package of tests that a path leads to.
package enum TestPackage {
    /// The name of the folder that `interlude init` writes beside a project.
    package static let standardName = "Linux"

    /// The folder of the package.
    ///
    /// - Parameter path: A package's folder or manifest, or a folder or an Xcode project with a package in `Linux` beside it.
    /// - Throws: ``AppError`` if there is no file at the path, or no package.
    package static func folder(at path: String) throws -> URL {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw AppError("there is nothing at \(url.path); name a package or an Xcode project")
        }
        let isFolder = FileTree.isFolder(url) && !["xcodeproj", "xcworkspace"].contains(url.pathExtension)
        let folder = isFolder ? url : url.deletingLastPathComponent()
        let places = [folder, folder.appendingPathComponent(standardName)]
        let found = places.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
        }
        guard let found else {
            throw AppError(
                "there is no package at \(folder.path) or in its folder \(standardName)\n"
                    + "'interlude init' writes one for the tests of an app; 'interlude new' creates a new one")
        }
        return found
    }
}

import Foundation

/// The package of tests that a path leads to.
package enum TestPackage {
    /// The name of the folder that `interlude init` writes beside a project.
    package static let standardName = "Linux"

    /// The folder of the package.
    ///
    /// - Parameter path: A package's folder or manifest, or a folder or an Xcode project with a package in `Linux` beside it.
    /// - Throws: ``AppError`` if there is no package.
    package static func folder(at path: String) throws -> URL {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        let isFolder = FileTree.isFolder(url) && !["xcodeproj", "xcworkspace"].contains(url.pathExtension)
        let folder = isFolder ? url : url.deletingLastPathComponent()
        let places = [folder, folder.appendingPathComponent(standardName)]
        let found = places.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
        }
        guard let found else {
            throw AppError(
                "there is no package at \(folder.path), nor in its folder \(standardName)\n"
                    + "'interlude init' writes one for the tests of an app; 'interlude new' begins a package")
        }
        return found
    }
}

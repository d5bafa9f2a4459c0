import Foundation

/// The small package beside an app's project in which the app's sources, as they are, are compiled and tested on Linux.
package struct LinuxPackage {
    /// The files by their paths in the package's folder.
    package let files: [String: String]
    /// The animator that the test examines; `nil` where none was found that can be made without knowing the app.
    package let animator: String?

    /// - Parameters:
    ///   - module: The module that is compiled.
    ///   - root: The folder that the package's own is made in.
    ///   - folder: The package's name there.
    ///   - interlude: The folder of Interlude's package, which the manifest then depends on; `nil` for a package without a
    ///     dependency, which is built with the SDK.
    package init(_ module: AppModule, root: URL, folder: String, interlude: URL?) {
        let animator = FoundAnimator.first(in: module)
        self.animator = animator?.name
        var files = [
            "Package.swift": LinuxPackage.manifest(module, interlude),
            "Sources/\(module.name)/\(module.name).swift": LinuxPackage.sources(module, root: root),
            "Tests/\(module.name)Tests/\(module.name)Tests.swift": LinuxPackage.tests(module, animator),
            "Tests/\(module.name)Tests/__Films__/README.md": VersionControl.goldensNote,
        ]
        files.merge(ContinuousIntegration(package: folder, usesSDK: interlude == nil).files) { $1 }
        files.merge(VersionControl.files) { $1 }
        if interlude == nil { files.merge(EditorFiles(name: module.name + "OnLinux", isPorted: true).files) { $1 } }
        self.files = files
    }

    private static func manifest(_ module: AppModule, _ interlude: URL?) -> String {
        let kind = module.hasEntryPoint ? "executableTarget" : "target"
        let version = (module.languageVersion.flatMap(Int.init) ?? 5) >= 6 ? "v6" : "v5"
        return """
            // swift-tools-version: 6.0

            import PackageDescription

            // \(module.name)'s sources as they are, on Linux.
            \(dependencyNote(interlude))
            let package = Package(
                name: "\(module.name)OnLinux",\(dependencies(interlude))
                targets: [
                    // The file in its folder says which sources are ported before each build.
                    .\(kind)(
                        name: "\(module.name)",\(products(interlude))
                        swiftSettings: [.swiftLanguageMode(.\(version))]\(plugin(interlude))),
                    .testTarget(
                        name: "\(module.name)Tests",
                        dependencies: ["\(module.name)"\(kit(interlude))],
                        // The goldens are no sources.
                        exclude: ["__Films__"]),
                ]
            )

            """
    }

    private static func dependencyNote(_ interlude: URL?) -> String {
        interlude == nil
            ? "// UIKit and the testing kit are in the Swift SDK: interlude test"
            : "// Interlude is the package that wrote this. With the SDK no dependency is needed: see Documentation/install.md."
    }

    private static func dependencies(_ interlude: URL?) -> String {
        interlude.map { "\n    dependencies: [.package(name: \"Interlude\", path: \"\($0.path)\")]," } ?? ""
    }

    private static func products(_ interlude: URL?) -> String {
        guard interlude != nil else { return "" }
        let names = ["UIKit", "CoreText", "Combine", "CoreImage", "QuartzCore", "CoreGraphics", "InterludeFoundation"]
        let rows = names.map { "                .product(name: \"\($0)\", package: \"Interlude\"),\n" }.joined()
        return "\n            dependencies: [\n\(rows)            ],"
    }

    private static func plugin(_ interlude: URL?) -> String {
        interlude == nil
            ? "" : ",\n            plugins: [.plugin(name: \"InterludePortPlugin\", package: \"Interlude\")]"
    }

    private static func kit(_ interlude: URL?) -> String {
        interlude == nil ? "" : ", .product(name: \"InterludeTesting\", package: \"Interlude\")"
    }

    /// Folders where all of what is in them belongs to the module, else files.
    private static func sources(_ module: AppModule, root: URL) -> String {
        let own = Set(module.sources.map(\.path))
        let tops = Set(module.sources.compactMap { LinuxPackage.top(of: $0, below: root) })
        let folders = tops.filter { top in
            FileTree.files(below: root.appendingPathComponent(top)).allSatisfy {
                $0.pathExtension != "swift" || own.contains($0.path)
            }
        }
        let inFolders = folders.map { root.appendingPathComponent($0).path + "/" }
        let rest = own.filter { path in !inFolders.contains { path.hasPrefix($0) } }
        let up = "../../.."
        let paths = folders.sorted().map { "\(up)/\($0)" } + rest.sorted().map { relative($0, to: root, up) }
        return """
            // Which sources are ported and compiled here: files, or folders with all that is below them. They stay as they are.
            //
            \(paths.map { "// interlude-port: \($0)" }.joined(separator: "\n"))
            //
            // Leave out files and folders of a name, or files that import a module that is not there:
            //     interlude-port-except: Generated
            //     interlude-port-without: AVFoundation

            """
    }

    /// The first folder on the way from the root to a file; `nil` for files in the root, or elsewhere.
    private static func top(of file: URL, below root: URL) -> String? {
        guard file.path.hasPrefix(root.path + "/") else { return nil }
        let parts = file.path.dropFirst(root.path.count + 1).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : nil
    }

    private static func relative(_ path: String, to root: URL, _ up: String) -> String {
        path.hasPrefix(root.path + "/") ? "\(up)/\(path.dropFirst(root.path.count + 1))" : path
    }

    private static func tests(_ module: AppModule, _ animator: FoundAnimator?) -> String {
        let made = animator?.call ?? "YourAnimator()"
        let off =
            animator == nil
            ? "\n    #if false  // write your animator's name below, and remove this line and the last one" : ""
        let on = animator == nil ? "\n    #endif" : ""
        return """
            import InterludeTesting
            import Testing
            import UIKit

            @testable import \(module.name)

            @MainActor @Suite struct \(module.name)Tests {\(off)
                /// The golden is beside this file: the first run records it and fails once, later runs compare every frame.
                @Test func `the screen comes as it was filmed`() throws {
                    let first = UIViewController()
                    first.view.backgroundColor = .white
                    let stage = Stage(rootViewController: first)
                    let second = UIViewController()
                    second.view.backgroundColor = .systemTeal
                    let delegate = Delegate()
                    second.transitioningDelegate = delegate
                    second.modalPresentationStyle = .custom
                    let film = try stage.record { first.present(second, animated: true) }
                    expectFilm(film, matches: "presentation")
                }

                /// The doctor runs the transition in every way in which it can be used; a finding names the place and the fix.
                @Test func `the transition is healthy`() {
                    expectHealthy(Patient(for: .present) { \(made) })
                }

                private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
                    func animationController(
                        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
                    ) -> (any UIViewControllerAnimatedTransitioning)? { \(made) }
                }\(on)
            }

            """
    }
}

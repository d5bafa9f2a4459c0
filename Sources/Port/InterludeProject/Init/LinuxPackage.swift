import Foundation

/// The small package beside an app's project in which the app's sources, as they are, are compiled and tested on Linux.
package struct LinuxPackage {
    /// The files by their paths in the package's folder.
    package let files: [String: String]
    /// The animator that the test examines; nil where none was found that can be made without knowing the app.
    package let animator: String?

    /// - Parameters:
    ///   - module: What is to be compiled.
    ///   - root: The folder that the package's own is made in.
    ///   - folder: The package's name there.
    ///   - interlude: Where Interlude's package is.
    package init(_ module: AppModule, root: URL, folder: String, interlude: URL) {
        let animator = FoundAnimator.first(in: module)
        self.animator = animator?.name
        files = [
            "Package.swift": LinuxPackage.manifest(module, interlude),
            "Sources/\(module.name)/\(module.name).swift": LinuxPackage.sources(module, root: root),
            "Tests/\(module.name)Tests/\(module.name)Tests.swift": LinuxPackage.tests(module, animator),
            "ci.yml": LinuxPackage.recipe(folder),
        ]
    }

    private static func manifest(_ module: AppModule, _ interlude: URL) -> String {
        let kind = module.hasEntryPoint ? "executableTarget" : "target"
        let version = (module.languageVersion.flatMap(Int.init) ?? 5) >= 6 ? "v6" : "v5"
        return """
            // swift-tools-version: 6.0

            import PackageDescription

            // \(module.name)'s sources as they are, on Linux. Elsewhere than on this machine write
            //     .package(url: "https://…/interlude.git", branch: "main")
            // in place of the path.
            let package = Package(
                name: "\(module.name)OnLinux",
                dependencies: [.package(name: "Interlude", path: "\(interlude.path)")],
                targets: [
                    // The file in its folder says which sources are ported before each build.
                    .\(kind)(
                        name: "\(module.name)",
                        dependencies: [
                            .product(name: "UIKit", package: "Interlude"),
                            .product(name: "CoreText", package: "Interlude"),
                            .product(name: "CoreImage", package: "Interlude"),
                            .product(name: "QuartzCore", package: "Interlude"),
                            .product(name: "CoreGraphics", package: "Interlude"),
                            .product(name: "InterludeFoundation", package: "Interlude"),
                        ],
                        swiftSettings: [.swiftLanguageMode(.\(version))],
                        plugins: [.plugin(name: "InterludePortPlugin", package: "Interlude")]),
                    .testTarget(
                        name: "\(module.name)Tests",
                        dependencies: ["\(module.name)", .product(name: "InterludeTesting", package: "Interlude")],
                        // The goldens are no sources.
                        exclude: ["__Films__"]),
                ]
            )

            """
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

    /// The first folder on the way from the root to a file; nil for files in the root, or elsewhere.
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
            ? "\n    #if false  // write your animator's name below, and take this line and the last one out" : ""
        let on = animator == nil ? "\n    #endif" : ""
        return """
            import InterludeTesting
            import Testing
            import UIKit

            @testable import \(module.name)

            @MainActor @Suite struct \(module.name)Tests {\(off)
                /// The film lies beside this file: the first run records it and fails for once, later ones compare every frame.
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

                /// The doctor runs it in every way in which it can be used, and says what is wrong and how to mend it.
                @Test func `the transition is healthy`() {
                    let diagnosis = Patient(for: .present) { \(made) }.examine()
                    #expect(diagnosis.isHealthy, "\\(diagnosis)")
                }

                private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
                    func animationController(
                        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
                    ) -> (any UIViewControllerAnimatedTransitioning)? { \(made) }
                }\(on)
            }

            """
    }

    private static func recipe(_ folder: String) -> String {
        """
        # For GitHub: .github/workflows/linux.yml. Other services: Documentation/ci-recipes.md of Interlude.
        name: linux
        on: [push, pull_request]
        jobs:
          test:
            runs-on: ubuntu-latest
            container: swift:6.3-bookworm
            env:
              INTERLUDE_GOLDEN: verify
            steps:
              - uses: actions/checkout@v4
              - name: Debian packages
                run: |
                  apt-get update
                  apt-get install --yes --no-install-recommends pkg-config libcairo2-dev libpango1.0-dev libsdl2-dev \\
                    libgdk-pixbuf-2.0-dev librsvg2-common libpng-dev zlib1g-dev libxxhash-dev libsoup-3.0-dev libturbojpeg0-dev ffmpeg \\
                    fonts-inter fonts-noto-cjk fonts-noto-color-emoji
              - name: Tests
                working-directory: \(folder)
                run: swift test

        """
    }
}

import Foundation
import InterludeProject
import TestPrograms
import Testing

@Suite struct PackageMirrorTests {
    private let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop", dependencies: [.package(path: "../Kit")],
            targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])

        """

    private func files() -> [String: String] {
        [
            "Package.swift": manifest,
            "Sources/Shop/List.swift": """
            import UIKit
            class List: UIViewController {
                func start(_ button: UIButton) { button.addTarget(self, action: #selector(buy), for: .touchUpInside) }
                @objc func buy() {}
            }
            """,
            "Sources/Shop/Images/cart.txt": "a resource",
            "Tests/ShopTests/ShopTests.swift": "import Testing\n",
            "README.md": "read me",
            ".build/old": "left out",
        ]
    }

    private func mirror(_ folder: TestFolder) throws -> PackageMirror {
        try PackageMirror(of: folder.url, at: folder.url.appendingPathComponent(".build/mirror"))
    }

    @Test func `sources are ported, and all other files are links`() throws {
        let folder = try TestFolder(files())
        let mirror = try mirror(folder)
        try FileManager.default.createDirectory(at: mirror.folder, withIntermediateDirectories: true)
        #expect(try mirror.write(leavingOut: nil).remarks.isEmpty)
        #expect(folder.names(in: ".build/mirror") == ["Package.swift", "README.md", "Sources", "Tests"])
        #expect(folder.names(in: ".build/mirror/Sources/Shop") == ["Images", "List.ported.swift"])
        let ported = try #require(folder.text(of: ".build/mirror/Sources/Shop/List.ported.swift"))
        #expect(!ported.contains("#selector(buy)"))
        let link = mirror.folder.appendingPathComponent("Tests").path
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link) == folder.path + "/Tests")
        #expect(folder.text(of: "Sources/Shop/List.swift")?.contains("#selector(buy)") == true)
    }

    @Test func `folders with sources are watched, those that a run writes into are not`() throws {
        var files = files()
        files["Tests/ShopTests/__Films__/ShopTests/open.png"] = ""
        files["iOS/Cart.swift"] = "import UIKit\n"
        files["Sources/Shop/Shop.swift"] = "// interlude-port: ../../../App\n"
        let folder = try TestFolder(Dictionary(uniqueKeysWithValues: files.map { ("Shop/\($0.key)", $0.value) }))
        try folder.write("import UIKit\n", to: "App/Views/Cart.swift")
        let package = folder.url.appendingPathComponent("Shop")
        let mirror = try PackageMirror(of: package, at: package.appendingPathComponent(".build/mirror"))
        let names = mirror.watchedFolders.map { $0.dropFirst(folder.path.count) }.sorted()
        #expect(
            names == [
                "/App/Views", "/Shop", "/Shop/Sources", "/Shop/Sources/Shop", "/Shop/Sources/Shop/Images",
                "/Shop/Tests",
                "/Shop/Tests/ShopTests", "/Shop/iOS",
            ])
    }

    @Test func `the copy of a package without dependencies has no code that needs a missing module`() throws {
        var files = files()
        files["Package.swift"] = manifest.replacing("dependencies: [.package(path: \"../Kit\")],", with: "")
        files["Sources/Shop/Player.swift"] =
            "import Kit\nimport UIKit\nclass Player {\n  var kit: KitPlayer?\n  func f() {\n    kit?.play()\n    print(1)\n  }\n}\n"
        let folder = try TestFolder(files)
        let mirror = try mirror(folder)
        try FileManager.default.createDirectory(at: mirror.folder, withIntermediateDirectories: true)
        let modules = try #require(BuiltModules(besides: Program.built("interlude")))
        let output = try mirror.write(leavingOut: modules)
        #expect(output.missing.map(\.name) == ["Kit"])
        #expect(output.missing.first?.places.map { $0.hasSuffix("/Sources/Shop/Player.swift:1") } == [true])
        #expect(output.cuts.map(\.text) == ["var kit: KitPlayer?", "kit?.play()"])
        let ported = try #require(folder.text(of: ".build/mirror/Sources/Shop/Player.ported.swift"))
        #expect(ported.contains("print(1)") && !ported.contains("KitPlayer") && !ported.contains("import Kit"))
        #expect(try mirror.write(leavingOut: nil).remarks.map(\.text) == ["there is no module Kit"])
    }

    @Test func `a folder that was a link gets ported sources, and the originals stay`() throws {
        let folder = try TestFolder(files())
        let first = try mirror(folder)
        try FileManager.default.createDirectory(at: first.folder, withIntermediateDirectories: true)
        _ = try first.write(leavingOut: nil)
        // The folder of the tests, a link so far, holds a target of its own now.
        let target = ".target(name: \"Support\", path: \"Tests/Support\"), "
        try folder.write(manifest.replacing(".testTarget", with: target + ".testTarget"), to: "Package.swift")
        try folder.write("import UIKit\nclass Helper: UIView {}\n", to: "Tests/Support/Helper.swift")
        _ = try mirror(folder).write(leavingOut: nil)
        #expect(folder.names(in: ".build/mirror/Tests/Support") == ["Helper.ported.swift"])
        #expect(folder.text(of: "Tests/Support/Helper.swift") == "import UIKit\nclass Helper: UIView {}\n")
        let original = folder.url.appendingPathComponent("Tests/ShopTests")
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: original.path)) == nil)
        #expect(folder.names(in: "Tests/ShopTests") == ["ShopTests.swift"])
        #expect(folder.text(of: "Tests/ShopTests/ShopTests.swift") == "import Testing\n")
    }

    @Test func `relative paths of packages are absolute in the copy`() throws {
        let folder = try TestFolder(files())
        let mirror = try mirror(folder)
        try FileManager.default.createDirectory(at: mirror.folder, withIntermediateDirectories: true)
        _ = try mirror.write(leavingOut: nil)
        let text = try #require(folder.text(of: ".build/mirror/Package.swift"))
        let kit = folder.url.deletingLastPathComponent().appendingPathComponent("Kit").path
        #expect(text.contains("path: \"\(kit)\""))
    }

    @Test func `a comment names the sources of a target, and a file that is gone is gone in the copy`() throws {
        let folder = try TestFolder([
            "App/Drop.swift": "import UIKit\nclass Drop: NSObject {}\n",
            "App/Movie.swift": "import AVFoundation\n",
            "App/Old.swift": "class Old {}\n",
            "Linux/Package.swift": "let package = Package(name: \"S\", targets: [.target(name: \"Shop\")])\n",
            "Linux/Sources/Shop/Shop.swift": """
            // interlude-port: ../../../App
            // interlude-port-without: AVFoundation
            """,
        ])
        let package = folder.url.appendingPathComponent("Linux")
        let copy = package.appendingPathComponent(".build/mirror")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        _ = try PackageMirror(of: package, at: copy).write(leavingOut: nil)
        #expect(folder.names(in: "Linux/.build/mirror/Sources/Shop") == ["Drop.ported.swift", "Old.ported.swift"])
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Old.swift"))
        _ = try PackageMirror(of: package, at: copy).write(leavingOut: nil)
        #expect(folder.names(in: "Linux/.build/mirror/Sources/Shop") == ["Drop.ported.swift"])
    }

    @Test func `a file that is the same keeps its date`() throws {
        let folder = try TestFolder(files())
        let mirror = try mirror(folder)
        try FileManager.default.createDirectory(at: mirror.folder, withIntermediateDirectories: true)
        _ = try mirror.write(leavingOut: nil)
        let file = mirror.folder.appendingPathComponent("Sources/Shop/List.ported.swift").path
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
        _ = try mirror.write(leavingOut: nil)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == old)
    }

    @Test func `a folder without a manifest is refused`() throws {
        let folder = try TestFolder(["a.txt": ""])
        #expect(throws: AppError.self) { try mirror(folder) }
    }
}

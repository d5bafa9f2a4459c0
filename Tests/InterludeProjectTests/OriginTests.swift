import Foundation
import InterludeProject
import TestPrograms
import Testing

@Suite struct OriginTests {
    @Test func `addresses come from what package managers and Xcode have written`() throws {
        let folder = try TestFolder([
            "Package.resolved":
                #"{"pins": [{"identity": "kit", "location": "https://example.com/a/Kit.git"}], "version": 2}"#,
            "Shop.xcworkspace/xcshareddata/swiftpm/Package.resolved":
                #"{"object": {"pins": [{"package": "Old", "repositoryURL": "git@example.com:a/Old.git"}]}, "version": 1}"#,
            "Cartfile": "# all\ngithub \"someone/Cards\" ~> 1.0\n",
            "Package.swift": #".package(url: "https://example.com/swift-deep", from: "1.0.0")"#,
            "Podfile": "pod 'Menu', '~> 2'\npod 'Sheet', :git => 'https://example.com/sheet.git'\n",
            "Shop.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = { P = { isa = PBXProject; packageReferences = (R); targets = (); };
              R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Rx"; };
              D = { isa = XCSwiftPackageProductDependency; package = R; productName = RxCocoa; }; }; }
            """,
        ])
        let origins = ModuleOrigins(in: [folder.url])
        #expect(origins.origin(of: "Kit")?.address == "https://example.com/a/Kit.git")
        #expect(origins.origin(of: "Old")?.address == "git@example.com:a/Old.git")
        #expect(origins.origin(of: "Cards")?.address == "https://github.com/someone/Cards")
        #expect(origins.origin(of: "Deep")?.address == "https://example.com/swift-deep")
        #expect(origins.origin(of: "Sheet")?.address == "https://example.com/sheet.git")
        #expect(origins.origin(of: "RxCocoa")?.address == "https://example.com/Rx")
        #expect(origins.origin(of: "Menu")?.pod == "Menu")
        #expect(origins.origin(of: "AVKit") == nil)
        let advice = origins.origin(of: "Kit")?.advice("Kit", in: URL(fileURLWithPath: "/my work"))
        #expect(advice == "git clone https://example.com/a/Kit.git '/my work/Kit'")
    }

    @Test func `a branch, a commit or the one version that is asked for is cloned`() throws {
        let folder = try TestFolder([
            "Package.swift": """
            .package(url: "https://example.com/Kit", branch: "next one"),
            .package(url: "https://example.com/Old", .revision("abc123")),
            .package(name: "Deep", url: "https://example.com/Deep.git", revision: "def456"),
            .package(url: "https://example.com/Plain", from: "1.0.0"),
            .package(url: "https://example.com/Exact", exact: "1.4.2"),
            .package(url: "https://example.com/Before", .exact("0.9.0")),
            """,
            "Package.resolved": """
            {"pins": [
              {"location": "https://example.com/Pinned", "state": {"branch": "main", "revision": "fff"}},
              {"location": "https://example.com/Versioned", "state": {"version": "1.2.0", "revision": "eee"}}]}
            """,
            "Cartfile": "github \"someone/Cart\" == 2.1\ngithub \"someone/Later\" ~> 2.1\n",
            "Shop.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = { P = { isa = PBXProject; packageReferences = (R, S); targets = (); };
              S = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/One";
                requirement = { kind = exactVersion; version = 3.0.1; }; };
              R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Rx";
                requirement = { kind = branch; branch = develop; }; };
              D = { isa = XCSwiftPackageProductDependency; package = R; productName = RxCocoa; }; }; }
            """,
        ])
        let origins = ModuleOrigins(in: [folder.url])
        func advice(_ module: String) -> String? {
            origins.origin(of: module)?.advice(module, in: URL(fileURLWithPath: "/w"))
        }
        #expect(advice("Kit") == "git clone --branch 'next one' https://example.com/Kit /w/Kit")
        #expect(advice("Old") == "git clone https://example.com/Old /w/Old && git -C /w/Old checkout abc123")
        #expect(advice("Deep") == "git clone https://example.com/Deep.git /w/Deep && git -C /w/Deep checkout def456")
        #expect(advice("Plain") == "git clone https://example.com/Plain /w/Plain")
        #expect(advice("Pinned") == "git clone https://example.com/Pinned /w/Pinned && git -C /w/Pinned checkout fff")
        #expect(advice("Versioned") == "git clone https://example.com/Versioned /w/Versioned")
        #expect(advice("RxCocoa") == "git clone --branch develop https://example.com/Rx /w/Rx")
        #expect(advice("Exact") == "git clone --branch 1.4.2 https://example.com/Exact /w/Exact")
        #expect(advice("Before") == "git clone --branch 0.9.0 https://example.com/Before /w/Before")
        #expect(advice("One") == "git clone --branch 3.0.1 https://example.com/One /w/One")
        #expect(advice("Cart") == "git clone --branch 2.1 https://github.com/someone/Cart /w/Cart")
        #expect(advice("Later") == "git clone https://github.com/someone/Later /w/Later")
    }

    @Test func `a library that was cloned beside the repository, under the repository's name, is found`() throws {
        let folder = try TestFolder([
            "Shop/.git/HEAD": "", "Shop/Cartfile": "github \"someone/Kit.swift\"\n",
            "Shop/Shop.xcodeproj/project.pbxproj": AppProject.text("Shop", file: "A.swift"),
            "Shop/A.swift": "import Kit\n@main class A {}",
            "Kit.swift/Package.swift": #"let p = Package(name: "Kit", targets: [.target(name: "Kit", path: "Code")])"#,
            "Kit.swift/Code/K.swift": "import Deep\npublic class K {}",
            "Deep/Package.swift": "", "Deep/Sources/Deep/D.swift": "class D {}",
        ])
        let app = try App(folder.url.appendingPathComponent("Shop"))
        #expect(app.needed(for: try app.program(target: nil)).map(\.name) == ["Deep", "Kit", "Shop"])
    }

    @Test func `of a library with a manifest and a project the manifest counts`() throws {
        let folder = try TestFolder([
            "Kit.xcodeproj/project.pbxproj": AppProject.text("Kit", file: "Gone.swift", type: "framework"),
            "Package.swift": "", "Sources/Kit/K.swift": "class K {}",
        ])
        #expect(try App(folder.url).modules.flatMap(\.sources).map(\.lastPathComponent) == ["K.swift"])
        let app = try TestFolder([
            "Shop.xcodeproj/project.pbxproj": AppProject.text("Shop", file: "A.swift"), "A.swift": "@main class A {}",
            "Package.swift": "", "Sources/Kit/K.swift": "class K {}",
        ])
        #expect(try App(app.url).modules.map(\.name) == ["Shop"])
    }
}

/// A project of one target with one file.
enum AppProject {
    static func text(_ name: String, file: String, type: String = "application") -> String {
        """
        { rootObject = P; objects = {
          P = { isa = PBXProject; targets = (T); mainGroup = G; };
          G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
          B = { isa = PBXBuildFile; fileRef = F; };
          S = { isa = PBXSourcesBuildPhase; files = (B); };
          T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildPhases = (S); };
        }; }
        """
    }
}

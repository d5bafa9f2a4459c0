import Foundation
import InterludePort
import InterludeProject
import TestPrograms
import Testing

@Suite struct AppSearchTests {
    /// A project of one target with one file.
    private func project(_ name: String, file: String, type: String = "application", more: String = "") -> String {
        """
        { rootObject = P; objects = {
          P = { isa = PBXProject; targets = (T); mainGroup = G; };
          G = { isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
          B = { isa = PBXBuildFile; fileRef = F; }; \(more)
          S = { isa = PBXSourcesBuildPhase; files = (B); };
          T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildPhases = (S); };
        }; }
        """
    }

    @Test func `an example app finds its library in the folder above`() throws {
        let folder = try TestFolder([
            "Library.xcodeproj/project.pbxproj": project("Library", file: "Sources/L.swift", type: "framework"),
            "Sources/L.swift": "import Deep\npublic class L {}", "Deep/Package.swift": "",
            "Example/Example.xcodeproj/project.pbxproj": project("Example", file: "A.swift"),
            "Example/A.swift": "import Library\n@main class A {}",
            "Package.swift": "let p = Package(name: \"x\", targets: [.target(name: \"Deep\", path: \"Deep\")])",
            "Deep/D.swift": "class D {}",
        ])
        let app = try App(folder.url.appendingPathComponent("Example/Example.xcodeproj"))
        let program = try app.program(target: nil)
        #expect(app.needed(for: program).map(\.name) == ["Deep", "Library", "Example"])
    }

    @Test func `a package's manifest names its targets' folders`() throws {
        let folder = try TestFolder([
            "Package.swift": """
            let package = Package(name: "Kit", platforms: [.iOS(.v15)], targets: [
                .target(name: "Kit", dependencies: [.target(name: "Core"), "Core"], path: "Code", exclude: ["Old"]),
                .target(name: "Core"), .executableTarget(name: "Demo", dependencies: ["Kit"]),
                .testTarget(name: "KitTests"),
            ])
            """,
            "Code/K.swift": "import Core", "Code/Old/O.swift": "", "Sources/Core/C.swift": "class C {}",
            "Sources/Demo/main.swift": "import Kit", "Tests/KitTests/T.swift": "",
        ])
        let app = try App(folder.url)
        #expect(app.modules.map(\.name) == ["Kit", "Core", "Demo"])
        #expect(app.modules[0].sources.map(\.lastPathComponent) == ["K.swift"])
        #expect(app.needed(for: try app.program(target: nil)).map(\.name) == ["Core", "Kit", "Demo"])
    }

    @Test func `several programs are told, and one is chosen`() throws {
        let folder = try TestFolder([
            "Package.swift": "", "Sources/One/A.swift": "@main struct A {}", "Sources/Two/main.swift": "",
        ])
        let app = try App(folder.url)
        #expect { try app.program(target: nil) } throws: { "\($0)".contains("--target: One, Two") }
        #expect(try app.program(target: "Two").name == "Two")
        #expect { try app.program(target: "Three") } throws: { "\($0)".contains("there are: One, Two") }
    }

    @Test func `lines may end as on Windows`() throws {
        let folder = try TestFolder(["A.swift": "// one\r\nimport UIKit\r\n@UIApplicationMain\r\nclass A {}\r\n"])
        #expect(try App(folder.url).program(target: nil).hasEntryPoint)
    }

    @Test func `links that lead round and round are followed once`() throws {
        let folder = try TestFolder(["App/A.swift": "@main class A {}"])
        let link = folder.url.appendingPathComponent("App/again")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
        let app = try App(folder.url)
        #expect(app.modules[0].sources.map(\.lastPathComponent) == ["A.swift"])
    }

    @Test func `a folder that cannot be read is named`() throws {
        let folder = try TestFolder(["App/A.swift": ""])
        let path = folder.url.appendingPathComponent("App").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
        guard geteuid() != 0 else { return }  // who may everything reads it all the same
        #expect { try App(folder.url.appendingPathComponent("App")) } throws: { "\($0)".contains(path) }
    }

    @Test func `a file that other files see nothing new of has the same interface`() {
        let old = "class A { var a = 1; func f(_ x: Int) -> Int { x } ; var g: Int { 1 } }"
        let new =
            "class A {\n var a = 1\n func f(_ x: Int) -> Int { return x + 1 } // more\n var g: Int { get { 2 } } }"
        #expect(SourceInterface.text(of: old) != SourceInterface.text(of: "class A { var a = 2 }"))
        #expect(
            SourceInterface.text(of: old)
                == SourceInterface.text(of: old.replacingOccurrences(of: "{ x }", with: "{ x * 2 }")))
        #expect(SourceInterface.text(of: old).contains("func f ( _ x : Int ) -> Int {}"))
        #expect(SourceInterface.text(of: new).contains("var a = 1"))
    }
}

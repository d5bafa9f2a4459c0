import Foundation
import InterludePort
import InterludeProject
import TestPrograms
import Testing

@Suite struct AppSearchTests {
    /// A project of one target with one file.
    func project(_ name: String, file: String, type: String = "application", more: String = "") -> String {
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

    @Test func `an app that is called as its library counts before that`() throws {
        let library =
            "L = { isa = PBXNativeTarget; name = LibraryKit; productType = \"com.apple.product-type.framework\"; "
            + "buildPhases = (S); buildConfigurationList = CL; }; CL = { isa = XCConfigurationList; "
            + "buildConfigurations = (C); }; C = { isa = XCBuildConfiguration; name = Debug; "
            + "buildSettings = { PRODUCT_NAME = Menu; }; };"
        let text = project("Menu", file: "A.swift", more: library)
            .replacingOccurrences(of: "targets = (T)", with: "targets = (L, T)")
        let folder = try TestFolder(["Menu.xcodeproj/project.pbxproj": text, "A.swift": "@main class A {}"])
        let app = try App(folder.url)
        #expect(app.modules.map(\.name) == ["Menu"] && app.modules.map(\.isApplication) == [true])
        #expect(try app.program(target: nil).targetName == "Menu")
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

    @Test func `of a library's example apps the one in Swift is run`() throws {
        let folder = try TestFolder([
            "Library.xcodeproj/project.pbxproj": project("Library", file: "L.swift", type: "framework"),
            "L.swift": "public class L {}",
            "Example/Example.xcodeproj/project.pbxproj": project("Example", file: "A.swift"),
            "Example/A.swift": "import Library\n@main class A {}",
            "ObjC/ObjC.xcodeproj/project.pbxproj": project("ObjC", file: "main.m"), "ObjC/main.m": "int main() {}",
        ])
        let app = try App(toRun: folder.url)
        #expect(try app.program(target: nil).name == "Example")
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

    @Test func `imports and the program's mark are found in lines of any system, and not in comments`() throws {
        let folder = try TestFolder([
            "Package.swift": "",
            "Sources/Shop/App.swift":
                "// import No\r\n//\r\n@testable import KitA; import class KitB.Thing\r\n@main class A {}\r\n",
            "Sources/Shop/Old.swift": "import Foundation\rpublic import KitC\rlet a = \"import No\"\r",
            "Sources/Shop/Last.swift": "import KitE",
            "Sources/KitA/K.swift": "", "Sources/KitB/K.swift": "", "Sources/KitC/K.swift": "",
            "Sources/KitE/K.swift": "", "Sources/No/K.swift": "",
            "Sources/Library/B.swift": "// @main\nlet b = 1 // @main class B {}\nlet c = \"@main\"\n",
        ])
        let app = try App(folder.url)
        let program = try app.program(target: nil)
        #expect(program.name == "Shop")
        #expect(Set(app.needed(for: program).map(\.name)) == ["KitA", "KitB", "KitC", "KitE", "Shop"])
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

    @Test func `pods whose sources lie in the checkout are modules`() throws {
        let folder = try TestFolder([
            "Kit.podspec": """
            Pod::Spec.new do |s|
              s.name = 'Kit'
              s.swift_versions = ['4.2', '5.0']
              # s.source_files = 'Old/**/*'
              s.source_files = 'Source/**/*.{h,swift}',
                               "#{s.name}Extra/*.swift"
              s.exclude_files = 'Source/Mac'
              s.subspec 'More' do |m|
                m.source_files = 'More'
              end
              s.resource_bundles = { 'Kit' => ['Images/*.png'] }
            end
            """,
            "Source/A.swift": "", "Source/Deep/B.swift": "", "Source/Mac/C.swift": "", "Source/D.m": "",
            "KitExtra/E.swift": "", "KitExtra/Deep/F.swift": "", "More/Deep/G.swift": "", "Old/H.swift": "",
            "Images/i.png": "",
            "Example/Podfile": "target 'App' do\n  # pod 'No', :path => '../no'\n  pod 'Kit', :path => '../'\nend",
            "Example/App.xcodeproj/project.pbxproj": project("App", file: "App.swift"),
            "Example/App.swift": "import Kit\n@main class A {}",
        ])
        let app = try App(folder.url.appendingPathComponent("Example/App.xcodeproj"))
        let kit = try #require(app.needed(for: try app.program(target: nil)).first)
        #expect(kit.name == "Kit")
        #expect(kit.sources.map(\.lastPathComponent) == ["E.swift", "G.swift", "A.swift", "B.swift"])
        #expect(kit.resources.map(\.lastPathComponent) == ["i.png"])
        #expect(kit.resourceBundles.mapValues { $0.map(\.lastPathComponent) } == ["Kit": ["i.png"]])
        #expect(kit.languageVersion == "5")
    }

    @Test func `a library's own project is given the bundles that its specification describes`() throws {
        let folder = try TestFolder([
            "Kit.podspec":
                "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = 'Source/*.swift'\n"
                + " s.resource_bundle = { 'KitImages' => 'Images/*.png' }\nend",
            "Kit.xcodeproj/project.pbxproj": project("Kit", file: "Source/K.swift", type: "framework"),
            "Source/K.swift": "public class K {}", "Images/i.png": "",
            "Example/Podfile": "target 'App' do\n  pod 'Kit', :path => '../'\nend",
            "Example/App.xcodeproj/project.pbxproj": project("App", file: "App.swift"),
            "Example/App.swift": "import Kit\n@main class A {}",
        ])
        let app = try App(folder.url.appendingPathComponent("Example/App.xcodeproj"))
        let kit = try #require(app.needed(for: try app.program(target: nil)).first)
        #expect(kit.resourceBundles.mapValues { $0.map(\.lastPathComponent) } == ["KitImages": ["i.png"]])
    }

    @Test func `a pod of a project of pods has the bundles that were made for it`() throws {
        let bundle =
            "BT = { isa = PBXNativeTarget; name = \"Kit-KitImages\"; productType = \"com.apple.product-type.bundle\"; "
            + "buildPhases = (BR); }; BR = { isa = PBXResourcesBuildPhase; files = (BI); }; "
            + "BI = { isa = PBXBuildFile; fileRef = I; }; I = { isa = PBXFileReference; path = i.png; sourceTree = \"<group>\"; };"
        let pods = project("Kit", file: "K.swift", type: "framework", more: bundle)
            .replacingOccurrences(of: "targets = (T)", with: "targets = (T, BT)")
            .replacingOccurrences(of: "children = (F, X)", with: "children = (F, I)")
        let folder = try TestFolder([
            "Pods/Pods.xcodeproj/project.pbxproj": pods, "Pods/K.swift": "public class K {}", "Pods/i.png": "",
            "App.xcodeproj/project.pbxproj": project("App", file: "App.swift"),
            "App.swift": "import Kit\n@main class A {}",
        ])
        let app = try App(folder.url.appendingPathComponent("App.xcodeproj"))
        let kit = try #require(app.needed(for: try app.program(target: nil)).first)
        #expect(kit.resourceBundles.mapValues { $0.map(\.lastPathComponent) } == ["KitImages": ["i.png"]])
    }

    @Test func `files that a project names and that are not there are told`() throws {
        let folder = try TestFolder([
            "App.xcodeproj/project.pbxproj": project(
                "App", file: "App.swift",
                more: "F2 = { isa = PBXFileReference; path = Gone.swift; sourceTree = \"<group>\"; };"
            ).replacingOccurrences(of: "children = (F, X)", with: "children = (F, F2)")
                .replacingOccurrences(of: "files = (B)", with: "files = (B, { }, B2)")
                .replacingOccurrences(of: "S = {", with: "B2 = { isa = PBXBuildFile; fileRef = F2; }; S = {"),
            "App.swift": "@main class A {}",
        ])
        let app = try App(folder.url)
        let note = try #require(app.modules.first?.notes.first)
        #expect(note == "missing files that the project names: \(folder.path)/Gone.swift")
    }

    @Test func `a folder's only project that cannot be read is told`() throws {
        let folder = try TestFolder(["App.xcodeproj/project.pbxproj": "", "A.swift": "@main class A {}"])
        #expect { try App(folder.url) } throws: { "\($0)".contains("App.xcodeproj/project.pbxproj is no project") }
    }

    @Test func `packages in an app's folder are no sources of its own`() throws {
        let folder = try TestFolder([
            "App/A.swift": "@main class A {}", "App/Linux/Package.swift": "", "App/Linux/Sources/App/App.swift": "",
            "App/Linux/Tests/AppTests/T.swift": "",
        ])
        let app = try App(folder.url.appendingPathComponent("App"))
        #expect(app.modules.flatMap(\.sources).map(\.lastPathComponent) == ["A.swift"])
    }

    @Test func `a whole disk is no app`() {
        #expect { try App(URL(fileURLWithPath: "/")) } throws: {
            "\($0)".contains("there are more than 50000 files in /: name the app's own folder")
        }
    }

    @Test func `a library beside the project is found by its name`() throws {
        let folder = try TestFolder([
            "Kit/Package.swift": "", "Kit/Sources/Kit/K.swift": "public class K {}",
            "App/App.xcodeproj/project.pbxproj": project("App", file: "App.swift"),
            "App/App.swift": "import Kit\n@main class A {}",
        ])
        let app = try App(folder.url.appendingPathComponent("App"))
        #expect(app.needed(for: try app.program(target: nil)).map(\.name) == ["Kit", "App"])
    }

    @Test func `a manifest that is named counts before a project beside it`() throws {
        let folder = try TestFolder([
            "Kit.xcodeproj/project.pbxproj": project("Old", file: "Old.swift"), "Old.swift": "class Old {}",
            "Package.swift": "", "Sources/Kit/K.swift": "class K {}",
        ])
        #expect(try App(folder.url).modules.map(\.name) == ["Old"])
        #expect(try App(folder.url.appendingPathComponent("Package.swift")).modules.map(\.name) == ["Kit"])
    }

    @Test func `the only app below a folder is taken, several are told`() throws {
        let folder = try TestFolder([
            "Deep/App/App.xcodeproj/project.pbxproj": project("App", file: "App.swift"),
            "Deep/App/App.swift": "@main class A {}",
            "Deep/Kit/Kit.xcodeproj/project.pbxproj": project("Kit", file: "Kit.swift", type: "framework"),
            "Deep/Kit/Kit.swift": "class K {}",
        ])
        #expect(try App(folder.url).program(target: nil).sources.map(\.lastPathComponent) == ["App.swift"])
        try folder.write(project("Other", file: "O.swift"), to: "Other/Other.xcodeproj/project.pbxproj")
        try folder.write("@main class O {}", to: "Other/O.swift")
        #expect { try App(folder.url) } throws: {
            "\($0)".contains("name one of them: Deep/App/App.xcodeproj, Other/Other.xcodeproj")
        }
    }

    @Test func `conditions may be flags of the compiler`() throws {
        let list = "L = { isa = XCConfigurationList; buildConfigurations = (C); };"
        let flags =
            "C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { OTHER_SWIFT_FLAGS = \"-DONE -Xcc -O -D TWO\"; }; };"
        let folder = try TestFolder([
            "App.xcodeproj/project.pbxproj": project("App", file: "App.swift", more: list + flags)
                .replacingOccurrences(
                    of: "T = { isa = PBXNativeTarget;", with: "T = { isa = PBXNativeTarget; buildConfigurationList = L;"
                ),
            "App.swift": "@main class A {}",
        ])
        #expect(try App(folder.url).modules.first?.conditions == ["ONE", "TWO"])
    }

    @Test func `the only app below a library is the one to run`() throws {
        let folder = try TestFolder([
            "Package.swift": "let p = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Sources\")])",
            "Sources/K.swift": "public class K {}",
            "Example/App.xcodeproj/project.pbxproj": project("App", file: "App.swift"),
            "Example/App.swift": "import Kit\n@main class A {}",
        ])
        #expect(try App(folder.url).modules.map(\.name) == ["Kit"])
        #expect(try App(toRun: folder.url).program(target: nil).name == "App")
        try folder.write(project("Other", file: "App.swift"), to: "Second/Other.xcodeproj/project.pbxproj")
        #expect(throws: AppError.self) { try App(toRun: folder.url).program(target: nil) }
    }

    @Test func `a link to a project that is not there is none`() throws {
        let folder = try TestFolder([
            "Example/App.xcodeproj/project.pbxproj": project("App", file: "App.swift"),
            "Example/App.swift": "@main class A {}",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("_Pods.xcodeproj").path,
            withDestinationPath: "Example/Pods/Pods.xcodeproj")
        #expect(try App(folder.url).program(target: nil).name == "App")
    }
}

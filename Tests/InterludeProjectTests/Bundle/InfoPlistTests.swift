import Foundation
import InterludeProject
import TestPrograms
import Testing

@Suite struct InfoPlistTests {
    /// The property list of an app in a folder.
    private func plist(_ files: [String: String]) throws -> [String: Any] {
        let folder = try TestFolder(files.merging(["AppDelegate.swift": "@main class AppDelegate {}"]) { $1 })
        let app = try App(folder.url)
        return try app.infoPlist(of: try app.program(target: nil))
    }

    private let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleName</key><string>$(PRODUCT_NAME) ${TARGET_NAME:upper}</string>
        <key>CFBundleIdentifier</key><string>org.$(PRODUCT_NAME:rfc1034identifier).$(NOBODY)x</string>
        <key>List</key><array><string>$(PRODUCT_MODULE_NAME).Scene</string><string>a $ b</string></array>
        </dict></plist>
        """

    @Test func `variables are filled in`() throws {
        let folder = try TestFolder(["My Shop/Info.plist": list, "My Shop/A.swift": "@main class A {}"])
        let app = try App(folder.url.appendingPathComponent("My Shop"))
        let values = try app.infoPlist(of: try app.program(target: nil))
        #expect(values["CFBundleName"] as? String == "My_Shop MY_SHOP")
        #expect(values["CFBundleIdentifier"] as? String == "org.My-Shop.x")
        #expect(values["List"] as? [String] == ["My_Shop.Scene", "a $ b"])
        #expect(values["CFBundleExecutable"] as? String == "My_Shop")
    }

    @Test func `variables that stand for each other many times end`() throws {
        let names = (0..<8).map { "V\($0)" }
        let settings = zip(names, names.dropFirst()).map { name, next in
            "\(name) = \"\(String(repeating: "$(\(next))", count: 50))\"; "
        }
        let folder = try TestFolder([
            "A.swift": "@main class A {}",
            "Info.plist": "<plist version=\"1.0\"><dict><key>Long</key><string>$(V0)</string></dict></plist>",
            "App.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = {
              P = { isa = PBXProject; targets = (T); mainGroup = G; };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
              B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = (B); };
              T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                buildPhases = (S); buildConfigurationList = L; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                INFOPLIST_FILE = Info.plist; \(settings.joined())V7 = xx; }; };
            }; }
            """,
        ])
        let app = try App(folder.url.appendingPathComponent("App.xcodeproj"))
        let values = try app.infoPlist(of: try app.program(target: nil))
        #expect((values["Long"] as? String).map { $0.utf8.count < 2_000_000 } == true)
    }

    @Test func `a list that is not there, or that nobody can read, is told`() throws {
        for (content, word) in [("<plist><dict><key>", "cannot be read"), (nil, "is missing")] {
            let project = """
                // !$*UTF8*$!
                {objects = {
                P = {isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L;};
                G = {isa = PBXGroup; children = (A); sourceTree = "<group>";};
                A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
                F = {isa = PBXBuildFile; fileRef = A;};
                S = {isa = PBXSourcesBuildPhase; files = (F);};
                T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                buildPhases = (S); buildConfigurationList = L;};
                L = {isa = XCConfigurationList; buildConfigurations = (C);};
                C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = Info.plist;};};
                }; rootObject = P;}
                """
            var files = ["A.swift": "@main class A {}", "Shop.xcodeproj/project.pbxproj": project]
            files["Info.plist"] = content
            let folder = try TestFolder(files)
            let app = try App(folder.url)
            let bundle = folder.url.appendingPathComponent("Shop.app")
            let notes = try app.fillBundle(at: bundle, program: try app.program(target: nil))
            #expect(notes.count == 1 && notes[0].contains(word) && notes[0].hasSuffix("Info.plist"), "\(notes)")
        }
    }

    @Test func `without a list the templates' names are taken at their word`() throws {
        #expect(try plist(["Main.storyboard": ""])["UIMainStoryboardFile"] as? String == "Main")
        let scenes = try plist(["Base.lproj/Main.storyboard": "", "SceneDelegate.swift": "class SceneDelegate {}"])
        #expect(scenes["UIMainStoryboardFile"] == nil)
        let manifest = try #require(scenes["UIApplicationSceneManifest"] as? [String: Any])
        let roles = try #require(manifest["UISceneConfigurations"] as? [String: Any])
        let scene = try #require((roles["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first)
        #expect(scene["UISceneStoryboardFile"] as? String == "Main")
        #expect((scene["UISceneDelegateClassName"] as? String)?.hasSuffix(".SceneDelegate") == true)
    }

    @Test func `a project's settings and its file come together`() throws {
        let project = """
            { rootObject = P; objects = {
              P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
              B = { isa = PBXBuildFile; fileRef = F; };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                    buildPhases = (S); buildConfigurationList = L; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_BUNDLE_IDENTIFIER = "org.$(PRODUCT_NAME)";
                    INFOPLIST_FILE = "$(SRCROOT)/Own.plist"; GENERATE_INFOPLIST_FILE = YES; LOOP = "$(LOOP)x";
                    INFOPLIST_KEY_UILaunchStoryboardName = Launch; INFOPLIST_KEY_UIStatusBarHidden = YES;
                    INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; }; }; }; }
            """
        let folder = try TestFolder([
            "Shop.xcodeproj/project.pbxproj": project, "A.swift": "@main class A {}",
            "Own.plist": "<plist version=\"1.0\"><dict><key>Own</key><string>1$(LOOP)</string></dict></plist>",
        ])
        let app = try App(folder.url)
        let values = try app.infoPlist(of: try app.program(target: nil))
        #expect(values["CFBundleIdentifier"] as? String == "org.Shop")
        #expect(values["UILaunchStoryboardName"] as? String == "Launch")
        #expect(values["UIStatusBarHidden"] as? Bool == true)
        #expect((values["Own"] as? String)?.hasPrefix("1") == true)
        #expect(values["UIApplicationSceneManifest"] != nil)
    }

    @Test func `what is no property list leaves the standard entries`() throws {
        #expect(try plist(["Info.plist": "no list"])["CFBundlePackageType"] as? String == "APPL")
    }

    @Test func `the list says which Xcode the project is of`() throws {
        let project = """
            { rootObject = P; objects = {
              P = { isa = PBXProject; attributes = { LastUpgradeCheck = 1030; }; targets = (T); mainGroup = G; };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
              B = { isa = PBXBuildFile; fileRef = F; };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
            }; }
            """
        let folder = try TestFolder(["App.xcodeproj/project.pbxproj": project, "A.swift": "@main class A {}"])
        let app = try App(folder.url)
        #expect(try app.infoPlist(of: try app.program(target: nil))["DTXcode"] as? String == "1030")
        // No Xcode before 11 has built that, whichever has kept the project.
        let file = try #require(app.modules[0].sources.first)
        let text = try String(contentsOf: file, encoding: .utf8)
        for (asked, version) in [("iOS 12.4", "1030"), ("iOS 13.0", "1100"), ("iOS 15", "1300"), ("iOS 26", "2600")] {
            try Data("\(text)\nfunc f() { if #available(\(asked), *) {} }\n".utf8).write(to: file)
            #expect(try app.infoPlist(of: try app.program(target: nil))["DTXcode"] as? String == version)
        }
        #expect(try plist([:])["DTXcode"] == nil)
    }
}

import Foundation
import InterludeProject
import TestPrograms
import Testing

@Suite struct XcodeProjectTests {
    /// As Xcode wrote projects up to version 15: every file is named.
    private static let named = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 46; rootObject = P;
        objects = {
            P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; projectDirPath = ""; targets = (T, U); packageReferences = (K, L); };
            K = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
            L = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/x.git"; };
            G = {isa = PBXGroup; children = (GA, F4, ); sourceTree = "<group>"; };
            GA = {isa = PBXGroup; children = (F1, F2, GV, F5, GN); path = Shop; sourceTree = "<group>"; };
            GN = {isa = PBXGroup; children = (F3); name = "No folder"; sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = "My View.swift"; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = Deep.swift; sourceTree = "<group>"; };
            F4 = {isa = PBXFileReference; path = Shared/Root.swift; sourceTree = SOURCE_ROOT; };
            F5 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            F6 = {isa = PBXFileReference; path = System/UIKit.framework; name = UIKit.framework; sourceTree = SDKROOT; };
            GV = {isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2); sourceTree = "<group>"; };
            V1 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            V2 = {isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
            B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
            B5 = {isa = PBXBuildFile; fileRef = F5; }; B6 = {isa = PBXBuildFile; fileRef = F6; };
            BV = {isa = PBXBuildFile; fileRef = GV; };
            S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, MISSING); };
            R = {isa = PBXResourcesBuildPhase; files = (BV, B5); };
            W = {isa = PBXFrameworksBuildPhase; files = (B6); };
            T = {isa = PBXNativeTarget; name = "My Shop"; productType = "com.apple.product-type.application"; buildPhases = (S, W, R); buildConfigurationList = TL; packageProductDependencies = (D); };
            U = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); };
            D = {isa = XCSwiftPackageProductDependency; productName = Kit; };
            PL = {isa = XCConfigurationList; buildConfigurations = (PR, PD); };
            PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 4.2; SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG EXTRA"; }; };
            PR = {isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 3.0; }; };
            TL = {isa = XCConfigurationList; buildConfigurations = (TD); };
            TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; PRODUCT_NAME = "$(TARGET_NAME)"; LD_RUNPATH_SEARCH_PATHS = ("a", "b"); }; };
        }; }
        """

    private let folder = URL(fileURLWithPath: "/work place/App")

    private func names(_ urls: [URL]) -> [String] { urls.map { String($0.path.dropFirst(folder.path.count + 1)) } }

    @Test func `a module's name does not begin with a digit`() throws {
        let text = Self.named.replacingOccurrences(of: "$(TARGET_NAME)", with: "30 Days")
        let target = try #require(try XcodeProject(text, folder: folder).targets.first)
        #expect(target.moduleName == "_0_Days")
    }

    @Test func readsTheFilesOfATarget() throws {
        let project = try XcodeProject(Self.named, folder: folder)
        let target = try #require(project.targets.first)
        #expect(target.name == "My Shop")
        #expect(target.moduleName == "My_Shop")
        #expect(target.isApplication)
        #expect(
            names(target.sources)
                == ["Shop/AppDelegate.swift", "Shop/My View.swift", "Shop/Deep.swift", "Shared/Root.swift"])
        #expect(
            names(target.resources)
                == ["Shop/Base.lproj/Main.storyboard", "Shop/de.lproj/Main.strings", "Shop/Assets.xcassets"])
        #expect(target.products == ["Kit", "UIKit"])
    }

    @Test func theTargetsSettingsStandAboveTheProjects() throws {
        let settings = try #require(XcodeProject(Self.named, folder: folder).targets.first?.settings)
        #expect(settings["SWIFT_VERSION"] == "5.0")
        #expect(settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG EXTRA")
        #expect(settings["LD_RUNPATH_SEARCH_PATHS"] == "a b")
    }

    @Test func namesPackages() throws {
        let project = try XcodeProject(Self.named, folder: folder)
        #expect(project.localPackages.map(\.path) == ["/work place/Kit"])
        #expect(project.remotePackages.map(\.address) == ["https://example.com/x.git"])
        #expect(project.targets.map(\.isTest) == [false, true])
    }

    @Test func groupsOfXcode16FollowFolders() throws {
        let folder = try TestFolder()
        for path in [
            "Shop/A.swift", "Shop/Views/B.swift", "Shop/Info.plist", "Shop/Assets.xcassets/c.json", "Shop/Old.swift",
        ] {
            try folder.write("", to: path)
        }
        let project = try XcodeProject(
            """
            { rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T); };
                G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (E); };
                E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Old.swift, ); };
                T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S); buildPhases = (); };
            }; }
            """, folder: folder.url)
        let target = try #require(project.targets.first)
        #expect(target.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
        #expect(target.resources.map(\.lastPathComponent) == ["Assets.xcassets"])
    }

    @Test func groupsInACircleHaveNoPlace() throws {
        let project = try XcodeProject(
            """
            { rootObject = P; objects = { P = {targets = (T); }; A = {children = (B); path = a; }; B = {children = (A, F); path = b; };
            F = {path = c.swift; }; X = {fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (X); };
            T = {name = T; buildPhases = (S); }; }; }
            """, folder: folder)
        #expect(project.targets.first?.sources == [])
    }

    @Test func aProjectOfNothingHasNoTargets() throws {
        #expect(try XcodeProject("{}", folder: folder).targets.isEmpty)
        #expect(throws: PropertyListText.Problem.self) { try XcodeProject("<?xml", folder: folder) }
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func `a project may be an XML or a binary property list`(format: PropertyListSerialization.PropertyListFormat)
        throws
    {
        let place = try TestFolder(["App.xcodeproj/empty": ""])
        let list: [String: Any] = [
            "rootObject": "P",
            "objects": [
                "P": ["isa": "PBXProject", "targets": ["T"]],
                "T": [
                    "isa": "PBXNativeTarget", "name": "Shop", "productType": "com.apple.product-type.application",
                    "buildPhases": [],
                ],
            ],
        ]
        let url = place.url.appendingPathComponent("App.xcodeproj")
        try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            .write(to: url.appendingPathComponent("project.pbxproj"))
        #expect(try XcodeProject(url).targets.map(\.name) == ["Shop"])
    }

    @Test func `what is no project is told by its file`() throws {
        let place = try TestFolder(["Half.xcodeproj/project.pbxproj": "{ objects = {\n", "None.xcodeproj/x": ""])
        #expect { try XcodeProject(place.url.appendingPathComponent("Half.xcodeproj")) } throws: {
            "\($0)".contains("Half.xcodeproj/project.pbxproj is no project: line 2: the file ends too early")
        }
        #expect { try XcodeProject(place.url.appendingPathComponent("None.xcodeproj")) } throws: {
            "\($0)".contains("None.xcodeproj/project.pbxproj cannot be read")
        }
    }

    @Test func `settings come from the files that a configuration is based on`() throws {
        let place = try TestFolder([
            "Config/Base.xcconfig": "SWIFT_VERSION = 4.2 // old\nOTHER = one\nKEY[sdk=macosx*] = x\n",
            "Config/App.xcconfig": """
            #include "Base.xcconfig"
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = EXTRA
            OTHER = $(inherited) two
            """,
            "App.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = {
              P = { isa = PBXProject; targets = (T); mainGroup = G; };
              G = { isa = PBXGroup; children = (F); path = Config; sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = Shop; buildPhases = (); buildConfigurationList = L; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG"; SWIFT_VERSION = 5.0; }; };
            }; }
            """,
        ])
        let settings = try #require(
            XcodeProject(place.url.appendingPathComponent("App.xcodeproj")).targets.first?.settings)
        #expect(
            settings == [
                "SWIFT_VERSION": "5.0", "OTHER": "one two", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "EXTRA DEBUG",
            ])
    }

    @Test func `settings that include or inherit themselves end`() throws {
        let include = String(repeating: "#include \"Loop.xcconfig\"\n", count: 40)
        let inherit = String(repeating: "LONG = $(inherited)$(inherited)\n", count: 64)
        let place = try TestFolder([
            "Loop.xcconfig": include, "App.xcconfig": "#include \"Loop.xcconfig\"\nLONG = x\n\(inherit)SHORT = one\n",
            "App.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = {
              P = { isa = PBXProject; targets = (T); mainGroup = G; };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = Shop; buildPhases = (); buildConfigurationList = L; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {}; };
            }; }
            """,
        ])
        let project = try XcodeProject(place.url.appendingPathComponent("App.xcodeproj"))
        let settings = try #require(project.targets.first?.settings)
        #expect(settings["SHORT"] == "one")
        #expect(settings["LONG"].map { (1...262_144).contains($0.utf8.count) } == true)
    }

    @Test func `a workspace's groups may have folders of their own`() throws {
        let project = { (name: String, type: String) in
            """
            { rootObject = P; objects = { P = { isa = PBXProject; targets = (T); mainGroup = G; };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = "\(name).swift"; sourceTree = "<group>"; };
              B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = (B); };
              T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildPhases = (S); };
            }; }
            """
        }
        let place = try TestFolder([
            "All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0">
              <Group location="container:Kits" name="Kits"><FileRef location="group:Kit/Kit.xcodeproj"/></Group>
              <FileRef location="group:A&amp;B/App.xcodeproj"/><FileRef location="group:gone.xcodeproj"/>
            </Workspace>
            """,
            "Kits/Kit/Kit.xcodeproj/project.pbxproj": project("Kit", "framework"), "Kits/Kit/Kit.swift": "class Kit {}",
            "A&B/App.xcodeproj/project.pbxproj": project("App", "application"),
            "A&B/App.swift": "import Kit\n@main class A {}",
        ])
        let app = try App(place.url.appendingPathComponent("All.xcworkspace"))
        #expect(app.needed(for: try app.program(target: nil)).map(\.name) == ["Kit", "App"])
    }

    /// Swift 4's package manager wrote a target for the manifest itself.
    @Test func aTargetOfTheManifestAloneIsNoModule() throws {
        let project = try XcodeProject(
            """
            { rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T, M); };
                G = {isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
                F1 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Package.swift; sourceTree = "<group>"; };
                B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
                S1 = {isa = PBXSourcesBuildPhase; files = (B1); }; S2 = {isa = PBXSourcesBuildPhase; files = (B2); };
                T = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S1); };
                M = {isa = PBXNativeTarget; name = KitPackageDescription; productType = "com.apple.product-type.framework"; buildPhases = (S2); };
            }; }
            """, folder: folder)
        #expect(project.targets.map(\.isOfManifest) == [false, true])
    }

    @Test func aProjectSaysWhichXcodeHasKeptItLast() throws {
        let text =
            "{ rootObject = P; objects = { P = {isa = PBXProject; attributes = { LastUpgradeCheck = 0920; }; targets = (T); }; "
            + "T = {isa = PBXNativeTarget; name = A; productType = \"com.apple.product-type.application\"; }; }; }"
        #expect(try XcodeProject(text, folder: folder).targets.map(\.xcodeVersion) == ["0920"])
        #expect(try XcodeProject(Self.named, folder: folder).targets.first?.xcodeVersion == nil)
    }
}
